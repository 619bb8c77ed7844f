// SPDX-License-Identifier: Apache-2.0

/// A value that a binding is assumed to have while the engine asks the sources what they would present.
nonisolated struct PresentationAssumption {
    let binding: BindingIdentity
    let value: Any

    /// The assumption that applies now. It is set on the main actor, around the closure of a source.
    private nonisolated(unsafe) static var current: PresentationAssumption?

    /// Returns the value that a binding is assumed to have, or `nil` if nothing is assumed about it.
    static func value<Value>(of binding: Binding<Value>) -> Value? {
        guard let current, let identity = binding.identity, identity == current.binding else { return nil }
        return current.value as? Value
    }

    /// Returns what `body` computes under the assumption.
    @MainActor func assumed<T>(_ body: () -> T) -> T {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return body()
    }
}

extension Binding {
    /// The value that decides about a presentation: the one that is assumed, or else that of the binding.
    nonisolated var presentedValue: Value { PresentationAssumption.value(of: self) ?? wrappedValue }
}
