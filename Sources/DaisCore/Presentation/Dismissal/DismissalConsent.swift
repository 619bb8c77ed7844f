// SPDX-License-Identifier: Apache-2.0

/// Ends the wait of a caller for the end of a question when it is released.
@MainActor
final class DismissalConsent {
    private let caller: AsyncStream<Never>.Continuation

    private init(_ caller: AsyncStream<Never>.Continuation) { self.caller = caller }

    static func expected() -> (DismissalConsent, AsyncStream<Never>) {
        let (stream, caller) = AsyncStream.makeStream(of: Never.self)
        return (DismissalConsent(caller), stream)
    }

    deinit { caller.finish() }
}
