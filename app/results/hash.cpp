// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/hash.h"

#include <QCryptographicHash>

#include <algorithm>

namespace mz {

namespace {

QByteArray hashed(std::string_view bytes, QCryptographicHash::Algorithm algorithm) {
    return QCryptographicHash::hash(
        QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())), algorithm);
}

} // namespace

std::string sha256(std::string_view bytes) {
    return hashed(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

std::array<std::uint8_t, 20> sha1(std::string_view bytes) {
    const QByteArray hash = hashed(bytes, QCryptographicHash::Sha1);
    std::array<std::uint8_t, 20> result{};
    std::ranges::transform(hash, result.begin(),
                           [](char byte) { return static_cast<std::uint8_t>(byte); });
    return result;
}

} // namespace mz
