// SPDX-License-Identifier: Apache-2.0

import CDaisClient

/// The client's files, compressed once, under an address that changes with their content.
package struct ClientAssets: Sendable {
    package struct File: Sendable {
        package let name: String
        package let contentType: String
        package let bytes: [UInt8]
        package let compressed: [UInt8]?
        package let tag: String
    }

    /// 16 hexadecimal digits over all names and contents. It is part of the address, so a browser may keep a file
    /// for ever and still gets the new one after an update.
    package let hash: String
    package let files: [String: File]
    /// Names in the order in which a page should ask for them.
    package let names: [String]

    package static let shared = ClientAssets()

    private init() {
        var all = FNV1a()
        var files: [String: File] = [:]
        var names: [String] = []
        for index in 0..<dais_client_file_count() {
            let entry = dais_client_file_at(index)
            let name = String(cString: entry.name)
            let bytes = [UInt8](UnsafeBufferPointer(start: entry.bytes, count: entry.length))
            all.combine(name.utf8)
            all.combine(bytes)
            var own = FNV1a()
            own.combine(bytes)
            names.append(name)
            files[name] = File(
                name: name, contentType: Self.contentType(of: name), bytes: bytes,
                compressed: Gzip.compress(bytes, level: 9), tag: own.hexadecimal)
        }
        hash = all.hexadecimal
        self.files = files
        self.names = names
    }

    private static func contentType(of name: String) -> String {
        name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
    }
}

/// FNV-1a with 64 bits: tells versions of our own files apart, which takes no cryptography.
private struct FNV1a {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }

    var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
