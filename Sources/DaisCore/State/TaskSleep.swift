// SPDX-License-Identifier: Apache-2.0

extension Task where Success == Never, Failure == Never {
    /// Suspends the current task for a number of seconds, at most 10⁹.
    ///
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public static func sleep(seconds: Double) async throws {
        try await sleep(for: .seconds(limiting: seconds))
    }
}
