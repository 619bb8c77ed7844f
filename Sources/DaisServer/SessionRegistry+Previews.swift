// SPDX-License-Identifier: Apache-2.0

import DaisCore

extension SessionRegistry {
    /// Returns the page for developers that a browser shows, or `nil` if it shows the app. A browser can name any address,
    /// so a server in production has none.
    func tool(_ hello: ClientHello) -> DevelopmentAddress? {
        content.developmentAddress(hello.url, below: basePath, isDevelopment: isDevelopment())
    }
}

extension ServerOptions {
    /// Indicates whether a server in development shows previews. A release build only does if it is told that it is in
    /// development, as `scripts/dev` does: nobody expects them of a server that merely listens on a local address.
    var mayShowPreviews: Bool {
        #if DEBUG
        true
        #else
        namedEnvironment == .development
        #endif
    }
}
