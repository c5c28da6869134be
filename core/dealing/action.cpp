// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dealing/action.h"

namespace mz {

Picked Picked::at(std::initializer_list<int> positions) {
    Picked picked;
    for (const int position : positions)
        picked.add(position);
    return picked;
}

void Picked::add(int position) {
    m_at.at(m_count) = static_cast<std::uint8_t>(position);
    ++m_count;
}

} // namespace mz
