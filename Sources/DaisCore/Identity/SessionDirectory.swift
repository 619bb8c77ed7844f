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

    private static var hosts: [WeakHost] = []
    /// The number of calls of `end`. A decision from before a call may be outdated.
    package private(set) static var generation = 0

    package static func add(_ host: any SessionHost) {
        hosts.removeAll { $0.host == nil || $0.host === host }
        hosts.append(WeakHost(host: host))
    }

    /// Ends the sessions of all users that satisfy a condition. Their browsers load the page again, and none of them
    /// resumes. The app is asked again about a page that is just connecting or fetches a cookie.
    ///
    /// Remove the proof first, such as the login in a database. Otherwise, the browsers come back as the same user.
    ///
    /// - Parameters:
    ///   - reason: A text for the users; see ``SessionHandle/end(reason:)``.
    ///   - condition: A closure that returns whether the sessions of a user end. Sessions of nobody stay.
    /// - Returns: The number of sessions that have ended.
    @discardableResult
    public static func end<I: Sendable & Equatable>(reason: String? = nil, where condition: (I) -> Bool) -> Int {
        generation += 1
        return hosts.compactMap(\.host).reduce(0) { count, host in
            count + host.endAll(reason: reason) { ($0?.value as? I).map(condition) ?? false }
        }
    }
}
