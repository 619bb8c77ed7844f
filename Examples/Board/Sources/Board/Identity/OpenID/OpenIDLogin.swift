// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import Logging
import SwiftUI

/// A login with the code flow: two addresses of the board that only lead further.
///
/// `/openid/start` leads to the provider, which leads back to `/openid/callback` with a code. What must be the same at
/// both is in a cookie that the board has sealed. So any worker can answer, and nothing is stored for people who never
/// come back.
struct OpenIDLogin: Sendable {
    static let startPath = "/openid/start"
    static let callbackPath = "/openid/callback"
    /// The query item of the login page that says what went wrong.
    static let failureItem = "login"
    /// The seconds for which somebody may stay at the provider.
    static let patience = 600.0

    /// Carries the values of one login to its callback. The browser cannot read or change them.
    private struct Attempt: Codable {
        let state: String
        let nonce: String
        let verifier: String
        let address: String
        let expires: Date
    }

    let settings: OpenIDSettings
    let store: BoardStore
    let provider: OpenIDProvider
    let seal: SymmetricKey
    private let log = Logger(label: "board.openid")

    init(_ settings: OpenIDSettings, store: BoardStore) throws {
        self.settings = settings
        self.store = store
        provider = OpenIDProvider(settings)
        seal = try store.sealingKey()
    }

    /// The address at which a login begins that leads to a place of the board.
    static func startAddress(to address: String) -> URL? { URL(string: "\(startPath)?to=\(FormText.encoded(address))") }

    /// Leads the requests of the two addresses further, and does nothing for others.
    ///
    /// - Throws: A redirection.
    func answer(_ request: AuthenticationRequest) async throws {
        try endLogout(request)
        guard [Self.startPath, Self.callbackPath].contains(request.path) else { return }
        do {
            throw RequestRefusal.redirect(
                to: request.path == Self.startPath ? try await start(request) : try await finish(request))
        } catch let error as OpenIDError {
            log.error("nobody was logged in. \(error)")
            throw RequestRefusal.redirect(to: "/?\(Self.failureItem)=\(error.code.rawValue)")
        } catch let error as StoreError {
            log.error("nobody was logged in. The database: \(error.localizedDescription)")
            throw RequestRefusal.redirect(to: "/?\(Self.failureItem)=\(OpenIDFailure.provider.rawValue)")
        }
    }

    private func start(_ request: AuthenticationRequest) async throws -> String {
        let configuration = try await provider.configuration()
        let attempt = Attempt(
            state: Token.random(), nonce: Token.random(), verifier: Token.random(),
            address: Self.ownAddress(Self.items(request)["to"]), expires: Date(timeIntervalSinceNow: Self.patience))
        guard let sealed = try AES.GCM.seal(JSONEncoder().encode(attempt), using: seal).combined else {
            throw OpenIDError.provider("its login could not be sealed")
        }
        request.set(
            ResponseCookie(cookieName(attempt.state), sealed.base64EncodedString(), maxAge: .seconds(Self.patience)))
        let challenge = Data(SHA256.hash(data: Data(attempt.verifier.utf8))).base64EncodedString()
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
        let query = FormText.encoded([
            "response_type": "code", "client_id": settings.client, "redirect_uri": settings.callback,
            "scope": "openid email profile", "state": attempt.state, "nonce": attempt.nonce,
            "code_challenge": challenge, "code_challenge_method": "S256",
        ])
        let place = configuration.authorization_endpoint
        return place + (place.contains("?") ? "&" : "?") + query
    }

    private func finish(_ request: AuthenticationRequest) async throws -> String {
        let items = Self.items(request)
        guard let state = items["state"], !state.isEmpty else { throw OpenIDError.foreign("its request has no state") }
        let name = cookieName(state)
        guard let cookie = request.cookies[name], let sealed = Data(base64Encoded: cookie),
            let box = try? AES.GCM.SealedBox(combined: sealed), let json = try? AES.GCM.open(box, using: seal),
            let attempt = try? JSONDecoder().decode(Attempt.self, from: json), attempt.state == state
        else { throw OpenIDError.foreign("it has not begun the login that it ends") }
        // A second request with the same state is another browser's, or a reload.
        request.clear(name)
        guard attempt.expires > Date() else { throw OpenIDError.foreign("its login has begun too long ago") }
        if let issuer = items["iss"], issuer != settings.issuer {
            throw OpenIDError.foreign("it comes from the issuer “\(issuer)”")
        }
        if let refusal = items["error"] { throw OpenIDError.refused(code: String(refusal.prefix(100))) }
        guard let code = items["code"], !code.isEmpty else { throw OpenIDError.foreign("its request has no code") }
        let (token, text) = try await provider.token(for: code, verifier: attempt.verifier)
        try token.check(settings, nonce: attempt.nonce)
        let person = try await store.person(
            issuer: settings.issuer, subject: token.sub.value, email: token.email,
            isVerified: token.isEmailVerified ?? false, name: token.name)
        let login = try await store.addLogin(of: person, agent: request.headers["User-Agent"] ?? "", idToken: text)
        if let former = request.cookies[Backend.cookie] { try await store.endLogin(former) }
        request.set(.login(login))
        return attempt.address
    }

    /// Names the cookie of a login, so that two tabs can log in at once. Other sites of the same domain cannot set it.
    private func cookieName(_ state: String) -> String {
        (settings.isEncrypted ? "__Host-" : "") + "board-openid-" + state.prefix(8).filter { $0.isASCII && $0.isLetter }
    }

    private static func items(_ request: AuthenticationRequest) -> [String: String] {
        let items = URLComponents(string: "/?" + (request.query ?? ""))?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns an address of the board, and no other place.
    private static func ownAddress(_ text: String?) -> String {
        guard let text, text.hasPrefix("/"), !text.hasPrefix("//"), !text.contains("\\"), text.utf8.count < 500,
            !text.hasPrefix("/openid"), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
        else { return "/" }
        return text
    }
}
