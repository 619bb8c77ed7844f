// SPDX-License-Identifier: Apache-2.0

/// A result builder for views. It supports `if`, `switch`, availability checks and local variables.
@resultBuilder
public enum ViewBuilder {
    /// Accepts a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Returns an empty view for an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Returns a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Combines several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    /// Returns the view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Returns the view of the first branch.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }
    /// Returns the view of the second branch.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }
    /// Returns the type-erased view of an availability check.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
