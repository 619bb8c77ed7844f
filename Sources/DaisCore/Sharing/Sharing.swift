// SPDX-License-Identifier: Apache-2.0

/// The connection between the processes of an app.
///
/// Without one, ``Shared`` values and messages reach the sessions of this process. An app with `@main` that is built with
/// the trait `Redis` connects its processes through the Redis that `DAIS_REDIS` names. An app inside another server
/// connects them when it starts:
///
/// ```swift
/// let hub = InProcessBroadcast()
/// Sharing.connect(store: nil, broadcast: hub)
/// ```
public enum Sharing {
    /// The broadcast of this process.
    public static var broadcast: any Broadcast { SharedSpace.process.broadcast }

    /// Connects this process with the others. Call it before the first session begins.
    ///
    /// - Parameters:
    ///   - store: The store of ``Shared`` values, or `nil` to keep them in this process.
    ///   - broadcast: The broadcast to all processes.
    public static func connect(store: (any SharedStore)?, broadcast: any Broadcast) {
        SharedSpace.process.connect(store: store, broadcast: broadcast)
    }
}
