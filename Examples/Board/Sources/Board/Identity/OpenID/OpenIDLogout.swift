// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import SwiftUI

/// A logout that goes on at the provider, if it offers one: RP-Initiated Logout 1.0 of OpenID Connect. Otherwise, the next
/// press on the button of the login page would let anybody at this browser in.
///
/// The page that logs out leaves a sealed cookie for a minute. When the board asks who loads the page again, and finds
/// nobody, the cookie leads to the provider. The provider leads back to `/openid/out`, which removes it.
extension OpenIDLogin {
    static let outPath = "/openid/out"
    /// The bytes of the largest token that fits into a cookie. A provider that gets none asks the person.
    private static let longestHint = 2_700

    private struct Farewell: Codable {
        let hint: String?
        let expires: Date
    }

    private var cookieName: String { (settings.isEncrypted ? "__Host-" : "") + "board-openid-out" }

    /// Returns a cookie to set before a login ends, or `nil` if the provider has nothing to do with the login.
    func farewell(of loginID: Int64) async throws -> ResponseCookie? {
        guard let token = try await store.idToken(of: loginID), (try? await provider.logoutAddress()) != nil else {
            return nil
        }
        let hint = token.utf8.count <= Self.longestHint ? token : nil
        let farewell = Farewell(hint: hint, expires: Date(timeIntervalSinceNow: 60))
        let sealed = try AES.GCM.seal(JSONEncoder().encode(farewell), using: seal).combined
        return sealed.map { ResponseCookie(cookieName, $0.base64EncodedString(), maxAge: .seconds(60)) }
    }

    /// Leads a browser that has just logged out to the provider. Does nothing for others.
    ///
    /// - Throws: A redirection.
    func leadOut(_ request: AuthenticationRequest) async throws {
        guard let cookie = request.cookies[cookieName], let sealed = Data(base64Encoded: cookie),
            let box = try? AES.GCM.SealedBox(combined: sealed), let json = try? AES.GCM.open(box, using: seal),
            let farewell = try? JSONDecoder().decode(Farewell.self, from: json), farewell.expires > Date(),
            let place = try? await provider.logoutAddress()
        else { return }
        var fields = ["client_id": settings.client, "post_logout_redirect_uri": settings.home + Self.outPath]
        fields["id_token_hint"] = farewell.hint
        throw RequestRefusal.redirect(to: place + (place.contains("?") ? "&" : "?") + FormText.encoded(fields))
    }

    /// Receives a browser that comes back from the provider.
    func endLogout(_ request: AuthenticationRequest) throws {
        guard request.path == Self.outPath else { return }
        request.clear(cookieName)
        throw RequestRefusal.redirect(to: "/")
    }
}
