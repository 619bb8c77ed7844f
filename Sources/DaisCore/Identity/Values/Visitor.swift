// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value of any type that an app uses as an identity.
package struct AnyIdentity: Sendable, Equatable {
    package let value: any Sendable & Equatable

    package init(_ value: any Sendable & Equatable) { self.value = value }

    /// A text that is the same for equal identities and different for others, in all processes. An identity that cannot
    /// be encoded has another text each time, so nobody continues what its session has kept.
    package var binding: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let value = value as? any Encodable, let data = try? encoder.encode(value) else {
            return SecureToken.make()
        }
        return "\(type(of: value)) " + String(decoding: data, as: UTF8.self)
    }

    package static func == (first: Self, second: Self) -> Bool { isSame(first.value, second.value) }

    private static func isSame<E: Equatable>(_ first: E, _ second: any Equatable) -> Bool { first == second as? E }
}

/// The user of a session, and the request of the browser.
package final class Visitor: Sendable {
    package let identity: AnyIdentity?
    package let request: ClientRequest
    /// The value of the cookie that tells browsers apart, or `nil` if the browser has none or the app needs none.
    package let browser: String?

    package init(identity: AnyIdentity? = nil, request: ClientRequest = ClientRequest(), browser: String? = nil) {
        self.identity = identity
        self.request = request
        self.browser = browser
    }

    /// Returns whether the other one may have what this one has.
    package func isSame(as other: Visitor) -> Bool { identity == other.identity && browser == other.browser }
}

/// The owner of sessions, which can end them.
@MainActor
package protocol SessionHost: AnyObject {
    func end(_ session: String, reason: String?)
    /// Ends all sessions whose identity satisfies a condition, and returns their number.
    func endAll(reason: String?, where condition: (AnyIdentity?) -> Bool) -> Int
    /// Handles the answer to the closure of the app after a cookie was set.
    func decided(_ decision: Authentication.Decision, for session: String, as visitor: Visitor)
}
