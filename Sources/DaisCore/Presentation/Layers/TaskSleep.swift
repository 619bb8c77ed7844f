// SPDX-License-Identifier: Apache-2.0

extension Task where Success == Never, Failure == Never {
    /// Waits for a number of seconds.
    public static func sleep(seconds: Double) async throws {
        try await sleep(for: .seconds(seconds))
    }
}
