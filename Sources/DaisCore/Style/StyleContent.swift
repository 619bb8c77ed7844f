// SPDX-License-Identifier: Apache-2.0

/// A style in the environment.
///
/// Two values are equal if replacing one by the other changes nothing, so that evaluating a body leaves controls below
/// alone.
nonisolated struct StyleValue: Equatable, @unchecked Sendable {
    let style: Any

    init(_ style: Any) { self.style = style }

    static func == (a: StyleValue, b: StyleValue) -> Bool {
        guard type(of: a.style) == type(of: b.style) else { return false }
        if let value = a.style as? any Equatable { return isEqual(value, b.style) }
        return size(of: a.style) == 0
    }

    private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { a == b as? E }
    private static func size(of style: Any) -> Int {
        func open<S>(_ style: S) -> Int { MemoryLayout<S>.size }
        return _openExistential(style, do: open)
    }
}

/// A part of a control that a style receives, such as its label.
///
/// ```swift
/// struct Framed: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View { configuration.label.border(.tint) }
/// }
/// ```
public struct StyleContent: View {
    let content: AnyView

    @MainActor init<Content: View>(_ content: Content) { self.content = AnyView(content) }

    /// A style's content renders itself and has no body.
    public var body: Never { fatalError("a style's content renders itself") }

    /// Mounts the view.
    public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        AnyView._mount(view.content, in: context)
    }
    /// Updates the mounted view to a new value.
    public static func _patch(_ node: _Node, to view: Self) { AnyView._patch(node, to: view.content) }
}
