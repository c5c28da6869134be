-- SPDX-License-Identifier: GPL-3.0-or-later
-- Version 2: a sitting that was broken off between two hands, or in one, is gone on with by its
-- plan.

ALTER TABLE sitting ADD COLUMN plan TEXT;
