// SPDX-License-Identifier: Apache-2.0

/// Scheduled work on its way to the place where it runs. A scheduler's caller hands its work over; Dispatch and
/// Foundation only take `@Sendable` closures.
struct Work: @unchecked Sendable {
    let run: () -> Void
}
