// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of a Unix socket. It stays after a process that was killed, and the next one could not listen there.
enum UnixSocketFile {
    /// Removes a socket on which nobody listens. Returns `false` if somebody does, or if the file is no socket.
    static func makeRoom(at path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return true }
        guard status.st_mode & S_IFMT == S_IFSOCK, let address = UnixAddress(path) else { return false }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard address.with({ connect(descriptor, $0, $1) }) != 0, errno == ECONNREFUSED else {
            return false
        }
        return unlink(path) == 0
    }
}
