// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/files.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <system_error>

namespace mz {

namespace {

namespace fs = std::filesystem;

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

FileTrouble troubleOf(int number, FileTrouble otherwise) {
    const auto condition = std::error_code(number, std::generic_category());
    if (condition == std::errc::no_such_file_or_directory ||
        condition == std::errc::not_a_directory)
        return FileTrouble::notThere;
    if (condition == std::errc::is_a_directory)
        return FileTrouble::notAFile;
    if (condition == std::errc::permission_denied ||
        condition == std::errc::operation_not_permitted ||
        condition == std::errc::read_only_file_system)
        return FileTrouble::denied;
    if (condition == std::errc::no_space_on_device || condition == std::errc::file_too_large)
        return FileTrouble::noSpace;
    return otherwise;
}

// The file that a link stands for, so that the link stays one.
fs::path behindLinks(const fs::path& path) {
    std::error_code ignored;
    const fs::path real = fs::canonical(path, ignored);
    return ignored ? path : real;
}

// A new file beside the target, with a name that nobody has yet.
std::pair<File, fs::path> openBeside(const fs::path& target) {
    constexpr int mostTries = 100;
    for (int i = 0; i < mostTries; ++i) {
        fs::path path = target;
        path += ".new" + std::to_string(i);
        errno = 0;
        if (File file(std::fopen(path.string().c_str(), "wbx")); file)
            return {std::move(file), path};
        if (errno != EEXIST)
            break;
    }
    return {};
}

} // namespace

std::string_view code(FileTrouble trouble) {
    constexpr std::array<std::string_view, fileTroubleCount> codes{
        "not-there", "not-a-file", "denied", "no-space", "unreadable", "unwritable"};
    return codes[static_cast<std::size_t>(trouble)];
}

tl::expected<std::string, FileTrouble> readStream(std::FILE* stream, std::size_t most) {
    constexpr std::size_t chunk = std::size_t{64} << 10;
    std::string text;
    while (text.size() < most) {
        const std::size_t before = text.size();
        const std::size_t wanted = std::min(chunk, most - before);
        text.resize(before + wanted);
        errno = 0;
        const std::size_t got = std::fread(text.data() + before, 1, wanted, stream);
        text.resize(before + got);
        if (got == wanted)
            continue;
        if (std::ferror(stream) != 0)
            return tl::unexpected(troubleOf(errno, FileTrouble::unreadable));
        break;
    }
    return text;
}

tl::expected<std::string, FileTrouble> readFile(const fs::path& path, std::size_t most) {
    errno = 0;
    const File file(std::fopen(path.string().c_str(), "rb"));
    if (!file)
        return tl::unexpected(troubleOf(errno, FileTrouble::unreadable));
    return readStream(file.get(), most);
}

tl::expected<void, FileTrouble> writeFile(const fs::path& path, std::string_view text) {
    const fs::path target = behindLinks(path);
    std::error_code failed;
    const fs::file_status old = fs::status(target, failed);
    if (fs::exists(old) && !fs::is_regular_file(old))
        return tl::unexpected(FileTrouble::notAFile);
    auto [file, fresh] = openBeside(target);
    if (!file)
        return tl::unexpected(troubleOf(errno, FileTrouble::unwritable));

    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    const bool closed = std::fclose(file.release()) == 0;
    int number = errno;
    if (written && closed) {
        if (fs::exists(old))
            fs::permissions(fresh, old.permissions(), failed);
        fs::rename(fresh, target, failed);
        if (!failed)
            return {};
        number = failed.value();
    }
    fs::remove(fresh, failed);
    return tl::unexpected(troubleOf(number, FileTrouble::unwritable));
}

} // namespace mz
