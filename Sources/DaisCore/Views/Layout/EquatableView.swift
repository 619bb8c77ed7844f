// SPDX-License-Identifier: Apache-2.0

/// A view that is evaluated again only when it differs from what it was.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content
    public init(content: Content) { self.content = content }
    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    /// Compares the view by its own `==`, which equatable views are anyway.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
