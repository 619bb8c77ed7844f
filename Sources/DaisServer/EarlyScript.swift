// SPDX-License-Identifier: Apache-2.0

import Crypto
import Foundation

/// The script in the head of each page. It opens the socket while the client loads, and keeps the buttons that are
/// pressed meanwhile.
///
/// The policy of the page names the hash of the text, so every other inline script stays forbidden.
enum EarlyScript {
    /// The module in `Client/`.
    static let file = "early.js"

    static let text: String = {
        do {
            return try ClientScript.text(of: [file], in: [file: ClientAssets.source(file)])
        } catch {
            fatalError("The client cannot be served. \(error)")
        }
    }()

    /// The source expression of the content security policy.
    static let permission: String = {
        let hash = SHA256.hash(data: Data(text.utf8))
        return "'sha256-\(Data(hash).base64EncodedString())'"
    }()
}
