// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Refuses an address for five minutes after ten wrong passwords.
final class LoginThrottle: Sendable {
    static let shared = LoginThrottle()
    private let failures = Mutex<[String: [Date]]>([:])

    func allows(_ email: String, now: Date = Date()) -> Bool {
        failures.withLock { all in
            // Addresses that nobody tries any more are forgotten.
            if all.count > 1_000 { all = all.filter { $0.value.contains { now.timeIntervalSince($0) < 300 } } }
            return all[email, default: []].count { now.timeIntervalSince($0) < 300 } < 10
        }
    }

    func fail(_ email: String, now: Date = Date()) {
        failures.withLock { $0[email] = ($0[email, default: []].filter { now.timeIntervalSince($0) < 300 }) + [now] }
    }

    func succeed(_ email: String) { failures.withLock { $0[email] = nil } }
}
