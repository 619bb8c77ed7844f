// SPDX-License-Identifier: Apache-2.0

extension ViewModifier {
    /// Returns a modifier that animates its own changes, but not those of the view that it modifies.
    ///
    /// ```swift
    /// struct Lifted: ViewModifier {
    ///     let isLifted: Bool
    ///     func body(content: Content) -> some View { content.offset(y: isLifted ? -8 : 0) }
    /// }
    ///
    /// struct Card: View {
    ///     @State private var isLifted = false
    ///     var body: some View {
    ///         Text("Ace").modifier(Lifted(isLifted: isLifted).animation(.bouncy))
    ///             .onTapGesture { isLifted.toggle() }
    ///     }
    /// }
    /// ```
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Returns a modifier that transforms the transaction of its own changes, but not that of the view that it modifies.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ScopedModifier(modifier: self, change: transform)
    }
}

nonisolated struct ScopedModifier<Modifier: ViewModifier>: BuiltInModifier {
    let modifier: Modifier
    let change: (inout Transaction) -> Void

    @MainActor func body(content: Content) -> some View {
        content.transaction(change) { $0.modifier(modifier) }
    }
}
