// SPDX-License-Identifier: Apache-2.0

/// A window of the app. Every browser tab shows its own instance of the content.
///
/// A tab that a browser opens by itself shows the first window of the app. The others are opened with
/// ``EnvironmentValues/openWindow``.
nonisolated public struct WindowGroup<Content: View>: Scene {
    private let title: Text?
    private let id: String?
    /// The name of the type of the window's value.
    private let type: String?
    private let content: () -> Content

    init(title: Text?, id: String?, type: String? = nil, content: @escaping () -> Content) {
        self.title = title
        self.id = id
        self.type = type
        self.content = content
    }

    /// Creates a window with the given content.
    public init(@ViewBuilder content: @escaping () -> Content) { self.init(title: nil, id: nil, content: content) }

    /// Creates a window with an identifier, with which ``EnvironmentValues/openWindow`` opens it.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: nil, id: id, content: content)
    }

    /// Creates a window with a title for the browser's tab.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(title), id: nil, content: content)
    }

    /// Creates a window with a localized title for the browser's tab.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleKey), id: nil, content: content)
    }

    /// Creates a window with a text as title for the browser's tab.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title, id: nil, content: content)
    }

    /// Creates a window with a text as title for the browser's tab and an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: title, id: id, content: content)
    }

    /// Creates a window with a title for the browser's tab and an identifier.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(title), id: id, content: content)
    }

    /// Creates a window with a localized title for the browser's tab and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content)
    }

    /// A window group has no body.
    @MainActor public var body: Never { fatalError("a window group serves its content") }

    /// Returns the content of the window.
    @MainActor public static func _window(_ scene: Self) -> AnyView { AnyView(WindowContent(scene: scene)) }

    /// A window, unless it needs a value.
    @MainActor public static var _parts: _SceneParts { Content.self is any ValueWindowContent.Type ? [] : .window }

    /// Returns whether an address asks for this window.
    @MainActor public static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool {
        guard let wanted = request.value else { return scene.type == nil }
        return wanted.id.map { $0 == scene.id } ?? true && (wanted.type == nil || wanted.type == scene.type)
    }

    /// A window decides nothing about who asks.
    @MainActor public static func _authentication(_ scene: Self) -> _Authentication? { nil }

    /// Returns the content with the dynamic properties that it reads.
    fileprivate var views: ValueBody<Self, Content> { ValueBody(of: self) { $0.content() } }

    /// The content of the window, which sets the title of the browser's tab when it appears.
    fileprivate struct WindowContent: PrimitiveView {
        let scene: WindowGroup

        @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
            if let title = view.scene.title {
                context.tree.scope.document.title = title.string(in: EnvironmentValues(scope: context.environment))
            }
            return ValueBody._mount(view.scene.views, in: context)
        }

        @MainActor static func _patch(_ node: _Node, to view: Self) { ValueBody._patch(node, to: view.scene.views) }
    }
}
