// SPDX-License-Identifier: Apache-2.0
import Foundation
import JWTKit

/// Describes a person. The provider has signed the token.
struct OpenIDToken: JWTPayload {
    let iss: IssuerClaim
    let sub: SubjectClaim
    let aud: AudienceClaim
    let exp: ExpirationClaim
    let iat: IssuedAtClaim
    let nonce: String?
    let azp: String?
    let email: String?
    let isEmailVerified: Bool?
    let name: String?

    enum CodingKeys: String, CodingKey {
        case iss, sub, aud, exp, iat, nonce, azp, email, name
        case isEmailVerified = "email_verified"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        iss = try container.decode(IssuerClaim.self, forKey: .iss)
        sub = try container.decode(SubjectClaim.self, forKey: .sub)
        aud = try container.decode(AudienceClaim.self, forKey: .aud)
        exp = try container.decode(ExpirationClaim.self, forKey: .exp)
        iat = try container.decode(IssuedAtClaim.self, forKey: .iat)
        nonce = try container.decodeIfPresent(String.self, forKey: .nonce)
        azp = try container.decodeIfPresent(String.self, forKey: .azp)
        email = try container.decodeIfPresent(String.self, forKey: .email)
        name = try container.decodeIfPresent(String.self, forKey: .name)
        // Some providers write the truth as a text.
        isEmailVerified =
            (try? container.decodeIfPresent(Bool.self, forKey: .isEmailVerified))
            ?? (try? container.decodeIfPresent(String.self, forKey: .isEmailVerified)).map { $0 == "true" }
    }

    /// The seconds by which clocks may differ.
    private static let tolerance = 60.0

    func verify(using algorithm: some JWTAlgorithm) throws {}

    /// Checks that the token is for a login that this board has begun.
    func check(_ settings: OpenIDSettings, nonce expected: String, now: Date = Date()) throws(OpenIDError) {
        guard iss.value == settings.issuer else {
            throw .token("it is of the issuer “\(iss.value)”, not of “\(settings.issuer)”")
        }
        guard aud.value.contains(settings.client) else {
            throw .token("it is for \(aud.value), not for the client “\(settings.client)”")
        }
        if let azp, azp != settings.client { throw .token("it was given to the client “\(azp)”") }
        guard aud.value.count == 1 || azp != nil else {
            throw .token("it is for several clients, and names none in azp")
        }
        guard exp.value > now.addingTimeInterval(-Self.tolerance) else {
            throw .token("it has expired at \(exp.value)")
        }
        guard iat.value < now.addingTimeInterval(Self.tolerance) else {
            throw .token("it is from the future (\(iat.value)); compare the clocks")
        }
        guard nonce == expected else { throw .token("its nonce is of another login") }
        guard !sub.value.isEmpty, sub.value.utf8.count <= 255 else { throw .token("it names nobody in sub") }
    }
}
