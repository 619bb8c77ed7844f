// SPDX-License-Identifier: Apache-2.0

/// Several items in one position of a bar.
///
/// ```swift
/// struct Editor: View {
///     var body: some View {
///         Text("…").toolbar {
///             ToolbarItemGroup(placement: .topBarTrailing) {
///                 Button("Bold", systemImage: "bold") {}
///                 Button("Italic", systemImage: "italic") {}
///             } label: {
///                 Text("Format")
///             }
///         }
///     }
/// }
/// ```
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarPlacedContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group of items in a position.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Creates a group of items with a name in a position.
    ///
    /// - Parameters:
    ///   - placement: The position of the items.
    ///   - content: The items.
    ///   - label: The name of the group. It is not visible. Screen readers announce it.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }

    @MainActor var entry: ToolbarEntry { ToolbarEntry(placement: placement, content: AnyView(content)) }
}

/// The items of a group with a name.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View, BuiltInView {
    let content: Content
    let label: Label
    @Environment(\.isInMenu) private var isInMenu

    init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    /// The items.
    @MainActor public var body: some View {
        if isInMenu {
            content
        } else {
            ControlRow(label: StyleContent(label), isFilled: false, content: content)
        }
    }
}
