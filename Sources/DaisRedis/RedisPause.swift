// SPDX-License-Identifier: Apache-2.0
#if Redis
/// The pauses between attempts to connect: 50 ms, doubled up to 5 s, and somewhat random, so that the processes of an app
/// do not return together.
struct RedisPause {
    private var milliseconds = 50

    mutating func next() -> Duration {
        defer { milliseconds = min(5000, milliseconds * 2) }
        return .milliseconds(Int.random(in: milliseconds / 2...milliseconds))
    }

    mutating func reset() { milliseconds = 50 }
}
#endif
