// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A message to the service manager that has started the process, as `sd_notify(3)` defines it.
///
/// systemd waits for it with `Type=notify`. ``Supervisor`` reads the messages of its workers.
enum ServiceNotice: String {
    case ready = "READY=1"
    case stopping = "STOPPING=1"

    /// Sends the message to the socket that `NOTIFY_SOCKET` names. Without that variable, nobody waits for it.
    func send(environment: [String: String]) {
        guard let path = environment["NOTIFY_SOCKET"], let address = UnixAddress(path) else { return }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let message = Array(rawValue.utf8)
        _ = address.with { sendto(descriptor, message, message.count, Int32(MSG_NOSIGNAL), $0, $1) }
    }
}
