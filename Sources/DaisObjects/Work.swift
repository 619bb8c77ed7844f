// SPDX-License-Identifier: Apache-2.0

/// Scheduled work that moves to another thread. The caller of a scheduler gives its work away, but Dispatch and
/// Foundation only take `@Sendable` closures.
struct Work: @unchecked Sendable {
    let run: () -> Void
}
