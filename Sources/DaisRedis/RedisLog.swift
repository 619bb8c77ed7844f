// SPDX-License-Identifier: Apache-2.0
#if Redis
import DaisCore

/// The lines about the connection. They name the address without its password.
struct RedisLog: Sendable {
    let address: String

    func failed(_ failure: RedisFailure, _ purpose: String) {
        let remedy =
            switch failure.description {
            case let text where text.hasPrefix("NOAUTH"): "It needs a password: redis://:password@host."
            case let text where text.hasPrefix("WRONGPASS"): "The user or the password of the address is wrong."
            case let text where text.hasPrefix("ERR DB"): "It has fewer databases."
            case let text where text.hasPrefix("LOADING"): "It reads its data from the disk."
            default: "Dais connects again. See whether Redis runs, and whether this machine may reach it."
            }
        Diagnostics.limitedLog.write(
            .warning, kind: "redis \(purpose)", "Redis (\(purpose)) at \(address): \(failure). \(remedy)")
    }

    func connectedAgain(_ purpose: String) {
        Diagnostics.limitedLog.write(
            .notice, kind: "redis back \(purpose)", "Redis (\(purpose)) at \(address) is connected again.")
    }

    func refused(_ text: String) {
        Diagnostics.limitedLog.write(.error, kind: "redis refusal", "Redis at \(address) refuses a command: \(text)")
    }

    func full() {
        Diagnostics.limitedLog.write(
            .error, kind: "redis full",
            "Too many commands wait for Redis at \(address); a new one is refused. See whether Redis runs.")
    }
}
#endif
