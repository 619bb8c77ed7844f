// SPDX-License-Identifier: Apache-2.0
import Foundation
import JWTKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The provider: its addresses and keys, which are fetched when they are needed, and the exchange of codes.
actor OpenIDProvider {
    /// The provider's description of itself.
    struct Configuration: Decodable, Sendable {
        let issuer: String
        let authorization_endpoint: String
        let token_endpoint: String
        let jwks_uri: String
        let token_endpoint_auth_methods_supported: [String]?
        let end_session_endpoint: String?
    }

    private struct Tokens: Decodable {
        let id_token: String?
    }

    private struct Refusal: Decodable {
        let error: String
    }

    private struct Header: Decodable {
        let kid: String?
    }

    private let settings: OpenIDSettings
    private let session: URLSession
    private var known: (configuration: Configuration, at: Date)?
    private var keys: OpenIDKeys?

    init(_ settings: OpenIDSettings) {
        self.settings = settings
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 4
        session = URLSession(configuration: configuration, delegate: NoRedirections(), delegateQueue: nil)
    }

    /// Returns the provider's addresses, which are asked for once an hour.
    func configuration() async throws -> Configuration {
        if let known, known.at > Date(timeIntervalSinceNow: -3600) { return known.configuration }
        let base = settings.issuer.hasSuffix("/") ? String(settings.issuer.dropLast()) : settings.issuer
        let (address, data) = try await fetch(base + "/.well-known/openid-configuration")
        guard let configuration = try? JSONDecoder().decode(Configuration.self, from: data) else {
            throw OpenIDError.provider("\(address) lacks issuer, authorization_endpoint, token_endpoint or jwks_uri")
        }
        guard configuration.issuer == settings.issuer else {
            throw OpenIDError.provider(
                "\(address) is of the issuer “\(configuration.issuer)”; use that for --openid if it is the right one")
        }
        for place in [configuration.authorization_endpoint, configuration.token_endpoint, configuration.jwks_uri] {
            guard let url = URL(string: place), OpenIDSettings.isSafe(url) else {
                throw OpenIDError.provider("\(address) has the address “\(place)”, which is not encrypted")
            }
        }
        known = (configuration, Date())
        return configuration
    }

    /// Returns the address at which people log out of the provider, if it has one.
    func logoutAddress() async throws -> String? {
        guard let place = try await configuration().end_session_endpoint, let url = URL(string: place),
            OpenIDSettings.isSafe(url)
        else { return nil }
        return place
    }

    /// Exchanges a code for the token about the person, and returns it as it came too.
    func token(for code: String, verifier: String) async throws -> (OpenIDToken, text: String) {
        let configuration = try await configuration()
        var request = try request(configuration.token_endpoint)
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        var fields = [
            "grant_type": "authorization_code", "code": code, "redirect_uri": settings.callback,
            "code_verifier": verifier,
        ]
        if let secret = settings.secret {
            if configuration.token_endpoint_auth_methods_supported?.contains("client_secret_basic") ?? true {
                let pair = "\(FormText.encoded(settings.client)):\(FormText.encoded(secret))"
                request.setValue("Basic \(Data(pair.utf8).base64EncodedString())", forHTTPHeaderField: "Authorization")
            } else {
                fields["client_id"] = settings.client
                fields["client_secret"] = secret
            }
        } else {
            fields["client_id"] = settings.client
        }
        request.httpBody = Data(FormText.encoded(fields).utf8)
        let (status, data) = try await send(request)
        guard status == 200 else {
            let reason = (try? JSONDecoder().decode(Refusal.self, from: data))?.error ?? "status \(status)"
            throw OpenIDError.provider("\(configuration.token_endpoint) answers the code with “\(reason)”")
        }
        guard let token = try? JSONDecoder().decode(Tokens.self, from: data).id_token else {
            throw OpenIDError.provider("\(configuration.token_endpoint) has answered without an id_token")
        }
        return (try await verified(token, configuration), token)
    }

    /// Checks the signature. A token of an unknown key leads to the keys once more, because providers change them. A key
    /// without a name shows only by the signature that it is another one.
    ///
    /// Only the provider's own answer gets here, so nobody else can make the board ask again and again.
    private func verified(_ token: String, _ configuration: Configuration) async throws -> OpenIDToken {
        guard let head = token.split(separator: ".").first, let json = FormText.decodedBase64URL(head),
            let header = try? JSONDecoder().decode(Header.self, from: json)
        else { throw OpenIDError.token("it has no header") }
        if let keys, header.kid.map(keys.names.contains) ?? true,
            let payload = try? await keys.collection.verify(token, as: OpenIDToken.self)
        {
            return payload
        }
        let (address, data) = try await fetch(configuration.jwks_uri)
        guard let keys = try? await OpenIDKeys(data) else {
            throw OpenIDError.provider("\(address) is no list of keys")
        }
        self.keys = keys
        if let kid = header.kid, !keys.names.contains(kid) {
            throw OpenIDError.token("its key “\(kid)” is not among those of \(address)")
        }
        do {
            return try await keys.collection.verify(token, as: OpenIDToken.self)
        } catch {
            throw OpenIDError.token("its signature or its form is wrong: \(error)")
        }
    }

    // MARK: Requests

    private func request(_ place: String) throws -> URLRequest {
        guard let url = URL(string: place) else { throw OpenIDError.provider("“\(place)” is no address") }
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }

    private func fetch(_ place: String) async throws -> (String, Data) {
        let (status, data) = try await send(try request(place))
        guard status == 200 else { throw OpenIDError.provider("\(place) answers with the status \(status)") }
        return (place, data)
    }

    private func send(_ request: URLRequest) async throws -> (Int, Data) {
        let place = request.url?.absoluteString ?? ""
        do {
            let (data, response) = try await session.data(for: request)
            guard data.count < 1 << 20, let response = response as? HTTPURLResponse else {
                throw OpenIDError.provider("\(place) answers with too much")
            }
            return (response.statusCode, data)
        } catch let error as OpenIDError {
            throw error
        } catch {
            throw OpenIDError.provider("\(place) does not answer: \(error.localizedDescription)")
        }
    }
}

/// Follows no redirections: a code and a secret are for one address alone.
private final class NoRedirections: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}

/// Texts of forms and tokens.
enum FormText {
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    static func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }

    static func encoded(_ fields: [String: String]) -> String {
        fields.sorted { $0.key < $1.key }.map { "\(encoded($0))=\(encoded($1))" }.joined(separator: "&")
    }

    static func decodedBase64URL(_ text: some StringProtocol) -> Data? {
        let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
    }
}
