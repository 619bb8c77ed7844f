// SPDX-License-Identifier: Apache-2.0

/// The sessions of this process.
///
/// Use it to sign somebody out everywhere, for example after a change of the password:
///
/// ```swift
/// struct User: Equatable, Sendable { var id: Int }
///
/// @MainActor func passwordChanged(of id: Int) {
///     SessionDirectory.end(reason: "The password was changed.") { (user: User) in user.id == id }
/// }
/// ```
@MainActor
public enum SessionDirectory {
    private struct WeakHost {
        weak var host: (any SessionHost)?
    }

    private struct WeakDecision {
        weak var decision: PendingDecision?
    }

    private static var hosts: [WeakHost] = []
    private static var decisions: [WeakDecision] = []

    package static func add(_ host: any SessionHost) {
        hosts.removeAll { $0.host == nil || $0.host === host }
        hosts.append(WeakHost(host: host))
    }

    /// Notes that an app is asked about a user, whose sessions may end before its answer has an effect.
    package static func expectDecision() -> PendingDecision {
        let decision = PendingDecision()
        decisions.removeAll { $0.decision == nil }
        decisions.append(WeakDecision(decision: decision))
        return decision
    }

    /// Ends the sessions of all users that satisfy a condition. Their browsers load the page again, and none of them
    /// resumes. The app is asked again about such a user whose page is just connecting or fetches a cookie.
    ///
    /// Remove the proof first, such as the login in a database. Otherwise, the browsers come back as the same user.
    ///
    /// - Parameters:
    ///   - reason: A text for the users; see ``SessionHandle/end(reason:)``.
    ///   - condition: A closure that returns whether the sessions of a user end. Sessions of nobody stay.
    /// - Returns: The number of sessions that have ended.
    @discardableResult
    public static func end<I: Sendable & Equatable>(
        reason: String? = nil, where condition: @escaping (I) -> Bool
    ) -> Int {
        let concerns = { (identity: AnyIdentity?) in (identity?.value as? I).map(condition) ?? false }
        for decision in decisions { decision.decision?.conditions.append(concerns) }
        return hosts.compactMap(\.host).reduce(0) { $0 + $1.endAll(reason: reason, where: concerns) }
    }
}

/// A decision of an app about a user that has no effect yet.
@MainActor
package final class PendingDecision {
    /// The conditions of the calls that have ended sessions meanwhile.
    fileprivate var conditions: [(AnyIdentity?) -> Bool] = []

    /// Returns whether the sessions of a user have ended since the app was asked.
    package func isOutdated(for identity: AnyIdentity?) -> Bool { conditions.contains { $0(identity) } }
}
