// SPDX-License-Identifier: Apache-2.0

/// A shared value in a model, the same as a ``Shared`` property of that name.
///
/// ```swift
/// @MainActor
/// final class Poll {
///     private let votes = SharedValue("votes", initial: [String: Int]())
///
///     var leader: String? { votes.value.max { $0.value < $1.value }?.key }
///
///     func vote(for name: String) { votes.withLock { $0[name, default: 0] += 1 } }
/// }
/// ```
///
/// A view that reads ``value``, also through properties of the model, is evaluated again when it changes. Code outside of
/// views reads ``values``.
@MainActor
public final class SharedValue<Value: Codable & Sendable> {
    private let port: SharedPort<Value>

    /// Shares a value.
    ///
    /// - Parameters:
    ///   - name: The name of the value, the same in all processes.
    ///   - initial: The value until somebody writes another one.
    public init(_ name: String, initial: Value) {
        port = SharedPort(SharedSpace.now.cell(name, initial: initial))
    }

    /// The current value. Setting it replaces the whole value, whatever others have changed meanwhile.
    public var value: Value {
        get { port.read() }
        set { port.cell.assign(newValue) }
    }

    /// A binding to the value, whose parts change alone.
    public var binding: Binding<Value> { port.binding }

    /// A Boolean value that indicates whether the store has answered since this process uses the value.
    public var isLoaded: Bool { port.isLoaded }

    /// The current value and those that follow. A slow reader finds the newest one.
    public var values: AsyncStream<Value> { port.cell.values() }

    /// Changes the newest value.
    ///
    /// - Parameter change: A closure that changes the value. It runs again with a newer value if another process was
    ///   first, so the result may depend only on the value that it gets.
    public func withLock(_ change: @escaping @MainActor (inout Value) -> Void) { binding.withLock(change) }
}
