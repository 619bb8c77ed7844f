// SPDX-License-Identifier: Apache-2.0

/// A view that is evaluated again only if it differs from its previous value.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    /// The compared view.
    public var content: Content
    /// Creates a view that compares its content.
    public init(content: Content) { self.content = content }
    /// The content of the view.
    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    /// Compares the view with `==` before it is evaluated again. Equatable views are always compared, so this has no
    /// effect.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
