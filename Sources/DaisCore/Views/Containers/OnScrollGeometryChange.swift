// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Runs an action when a value changes that is computed from the geometry of the first scroll view in this view.
    ///
    /// ```swift
    /// @State private var isFar = false
    ///
    /// ScrollView { LazyVStack { ForEach(0..<500) { Text("Row \($0)") } } }
    ///     .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 300 } action: { isFar = $1 }
    /// ```
    /// The browser reports the geometry at most once per round trip while the user scrolls, and where it comes to rest.
    ///
    /// - Parameters:
    ///   - type: The type of the value. One that changes seldom, such as a Boolean, runs the action seldom.
    ///   - transform: A closure that computes the value.
    ///   - action: A closure that takes the old and the new value. The first old value is that of the beginning of the
    ///     content, so nothing runs for a scroll view that begins there.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        modifier(ScrollGeometryChange(transform: transform, action: action))
    }
}

nonisolated struct ScrollGeometryChange<T: Equatable>: ViewModifier, BuiltInModifier {
    /// The value of the last report.
    private final class Last {
        var value: T?
    }

    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
    @State private var last = Last()

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            ScrollObserverModifier(subject: .geometry) { [last] payload, _ in
                guard let geometry = ScrollGeometry(payload[1]) else { return }
                let value = transform(geometry)
                let old = last.value ?? transform(geometry.atBeginning)
                last.value = value
                if old != value { action(old, value) }
            })
    }
}
