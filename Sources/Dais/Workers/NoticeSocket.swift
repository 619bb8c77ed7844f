// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A socket that receives the messages of one worker.
@MainActor
final class NoticeSocket {
    let path: String
    private let source: any DispatchSourceRead

    /// Opens the socket. Returns `nil` if the folder does not allow it.
    init?(path: String, received: @escaping @MainActor (ServiceNotice) -> Void) {
        self.path = path
        unlink(path)
        let kind = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0, let address = UnixAddress(path),
            address.with({ bind(descriptor, $0, $1) }) == 0
        else {
            if descriptor >= 0 { close(descriptor) }
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                var buffer = [UInt8](repeating: 0, count: 4096)
                let count = recv(descriptor, &buffer, buffer.count, 0)
                guard count > 0 else { return }
                for line in String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n") {
                    if let notice = ServiceNotice(rawValue: String(line)) { received(notice) }
                }
            }
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    func end() {
        source.cancel()
        unlink(path)
    }
}
