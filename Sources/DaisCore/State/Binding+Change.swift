// SPDX-License-Identifier: Apache-2.0

/// Storage whose value others may change at the same time. It performs a change, and performs it again with their value.
protocol ChangedInPlace: AnyObject {
    /// Changes a part of the value, and returns `false` if the path leads to none.
    ///
    /// - Parameters:
    ///   - path: The path of a ``BindingIdentity``.
    ///   - change: A closure that only runs on the main actor.
    func changeInPlace<Part>(_ path: [AnyHashable], _ change: @escaping (inout Part) -> Void) -> Bool
}

extension Binding {
    /// Changes the value in one step.
    ///
    /// ```swift
    /// struct Applause: View {
    ///     @Shared("claps") private var claps = 0
    ///     var body: some View {
    ///         Button("Clap, \(claps)") { $claps.withLock { $0 += 1 } }
    ///     }
    /// }
    /// ```
    ///
    /// For a ``Shared`` value, the closure runs again with the newest value if another process was first. The result may
    /// therefore depend only on the value that it gets. Other bindings read, change and write the value once.
    ///
    /// - Parameter change: A closure that changes the value.
    @MainActor
    public func withLock(_ change: @escaping @MainActor (inout Value) -> Void) {
        // A closure of the main actor has the same calling convention, and only the main actor calls it.
        if changeInPlace(unsafeBitCast(change, to: ((inout Value) -> Void).self)) { return }
        var value = wrappedValue
        change(&value)
        wrappedValue = value
    }

    /// Changes the value in storage that others change too, and returns `false` for other storage.
    func changeInPlace(_ change: @escaping (inout Value) -> Void) -> Bool {
        guard let identity, let storage = identity.root as? any ChangedInPlace else { return false }
        return storage.changeInPlace(identity.path, change)
    }
}
