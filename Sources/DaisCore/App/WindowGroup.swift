// SPDX-License-Identifier: Apache-2.0

/// A window of the app. Every browser tab shows its own instance of the content.
nonisolated public struct WindowGroup<Content: View>: Scene {
    private let title: String?
    private let content: () -> Content

    /// Creates a window with the given content.
    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// Creates a window with an identifier, which Dais ignores.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// Creates a window with a title for the browser's tab.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    /// Creates a window with a localized title for the browser's tab.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        title = titleKey.key
        self.content = content
    }

    /// A window group has no body.
    @MainActor public var body: Never { fatalError("a window group serves its content") }

    /// Returns the content of the window.
    @MainActor public static func _window(_ scene: Self) -> AnyView { AnyView(WindowContent(scene: scene)) }

    /// A window decides nothing about who asks.
    @MainActor public static func _authentication(_ scene: Self) -> _Authentication? { nil }

    /// Returns the content with the dynamic properties that it reads.
    fileprivate var views: ValueBody<Self, Content> { ValueBody(of: self) { $0.content() } }

    /// The content of the window, which sets the title of the browser's tab when it appears.
    fileprivate struct WindowContent: PrimitiveView {
        let scene: WindowGroup

        @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
            if let title = view.scene.title { context.tree.scope.document.title = title }
            return ValueBody._mount(view.scene.views, in: context)
        }

        @MainActor static func _patch(_ node: _Node, to view: Self) { ValueBody._patch(node, to: view.scene.views) }
    }
}
