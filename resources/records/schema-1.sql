-- SPDX-License-Identifier: GPL-3.0-or-later
-- Version 1 of records.sqlite; app/records/README.md tells what each column holds. A statement ends
-- with a semicolon at the end of a line, a comment has its line to itself. For more than two words
-- SQLite makes a table of what stands behind IN, for every row that it checks; it does not for OR.

CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    number TEXT NOT NULL,
    name TEXT NOT NULL,
    class_group TEXT NOT NULL,
    note TEXT NOT NULL,
    lang TEXT NOT NULL CHECK (lang IN ('en', 'it')),
    text_percent INTEGER NOT NULL CHECK (text_percent BETWEEN 80 AND 200),
    four_colours INTEGER NOT NULL CHECK (four_colours IN (0, 1)),
    created_at INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sitting (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    person INTEGER REFERENCES person (id) ON DELETE CASCADE,
    exam TEXT NOT NULL,
    title TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    start_number INTEGER NOT NULL CHECK (start_number >= 1),
    last_hash TEXT,
    origin TEXT NOT NULL CHECK (origin IN ('here', 'imported'))
) STRICT;
CREATE INDEX sitting_of_person ON sitting (person, started_at);

CREATE TABLE session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    person INTEGER REFERENCES person (id) ON DELETE CASCADE,
    file TEXT UNIQUE,
    started_at INTEGER NOT NULL,
    mode TEXT NOT NULL CHECK (mode = 'learn' OR mode = 'guided' OR mode = 'practice' OR
                              mode = 'silent' OR mode = 'exam'),
    pack TEXT NOT NULL,
    pack_edition INTEGER,
    scenario TEXT NOT NULL,
    seed INTEGER,
    rulebook TEXT,
    rulebook_edition INTEGER,
    program TEXT NOT NULL,
    lang TEXT NOT NULL CHECK (lang = '' OR lang = 'en' OR lang = 'it'),
    state TEXT NOT NULL CHECK (state = 'running' OR state = 'finished' OR state = 'left'),
    origin TEXT NOT NULL CHECK (origin = 'here' OR origin = 'earlier' OR origin = 'imported'),
    sitting INTEGER REFERENCES sitting (id) ON DELETE CASCADE,
    place_in_sitting INTEGER CHECK (place_in_sitting >= 1),
    CHECK ((sitting IS NULL) = (place_in_sitting IS NULL))
) STRICT;
CREATE INDEX session_of_person ON session (person, started_at);
CREATE INDEX session_of_sitting ON session (sitting, place_in_sitting) WHERE sitting IS NOT NULL;
CREATE INDEX session_running ON session (person) WHERE state = 'running';

-- Long texts have tables of their own: who lists sessions and verdicts reads nothing of them.
CREATE TABLE log (
    session INTEGER PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE line (
    session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    text TEXT NOT NULL,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE verdict (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    judged_at INTEGER NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('here', 'imported')),
    program TEXT NOT NULL,
    rulebook TEXT NOT NULL,
    rulebook_edition INTEGER NOT NULL,
    score INTEGER NOT NULL CHECK (score BETWEEN 0 AND 100),
    passed INTEGER NOT NULL CHECK (passed IN (0, 1)),
    finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
    UNIQUE (session, number)
) STRICT;

CREATE TABLE verdict_text (
    verdict INTEGER PRIMARY KEY REFERENCES verdict (id) ON DELETE CASCADE,
    json TEXT NOT NULL
) STRICT;

CREATE TABLE attempt (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    person INTEGER REFERENCES person (id) ON DELETE CASCADE,
    rule TEXT NOT NULL,
    incident TEXT NOT NULL,
    cause TEXT NOT NULL CHECK (cause IN ('injected', 'dealer')),
    outcome TEXT NOT NULL CHECK (outcome = 'correct' OR outcome = 'partial' OR
                                    outcome = 'wrong'),
    score INTEGER NOT NULL CHECK (score BETWEEN 0 AND 100),
    reaction_ms INTEGER,
    opened_ms INTEGER NOT NULL,
    closed_ms INTEGER,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempt_of_session ON attempt (session);
CREATE INDEX attempt_of_person ON attempt (person, rule, at);

-- What an instructor says of a session. Nobody deletes a line of these two.
CREATE TABLE assessment (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    assessor TEXT NOT NULL,
    override_score INTEGER CHECK (override_score BETWEEN 0 AND 100),
    reason TEXT NOT NULL,
    assessed_at INTEGER NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('here', 'imported'))
) STRICT;
CREATE INDEX assessment_of_session ON assessment (session, assessed_at);

CREATE TABLE rating (
    id INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    assessor TEXT NOT NULL,
    accuracy INTEGER CHECK (accuracy BETWEEN 1 AND 5),
    procedure_ INTEGER CHECK (procedure_ BETWEEN 1 AND 5),
    game_protection INTEGER CHECK (game_protection BETWEEN 1 AND 5),
    table_control INTEGER CHECK (table_control BETWEEN 1 AND 5),
    pace INTEGER CHECK (pace BETWEEN 1 AND 5),
    remark TEXT NOT NULL,
    rated_at INTEGER NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('here', 'imported'))
) STRICT;
CREATE INDEX rating_of_session ON rating (session, rated_at);
