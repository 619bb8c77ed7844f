// SPDX-License-Identifier: Apache-2.0

/// Views side by side with lines between them, under the name that code for the Mac uses.
///
/// ```swift
/// HSplitView {
///     List(0..<20) { Text("Note \($0)") }.frame(minWidth: 160, maxWidth: 240)
///     Text("Choose a note").frame(maxWidth: .infinity, maxHeight: .infinity)
/// }
/// ```
/// Each view has the width that it has in an ``HStack``, and the whole height. The user cannot drag the lines. Use a
/// ``NavigationSplitView`` for columns of navigation, and `inspector` for a column that can be resized.
nonisolated public struct HSplitView<Content: View>: View {
    private let content: Content

    /// Creates a split view.
    ///
    /// - Parameter content: The views, from leading to trailing.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views and the lines.
    @MainActor public var body: some View {
        Group(subviews: content) { views in
            HStack(spacing: 0) {
                ForEach(views) { view in
                    if view.id != views.first?.id { Divider() }
                    view.frame(maxHeight: .infinity)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// Views one below the other with lines between them, under the name that code for the Mac uses.
///
/// ```swift
/// VSplitView {
///     TextEditor(text: .constant("Note"))
///     Text("12 warnings").padding()
/// }
/// ```
/// Each view has the height that it has in a ``VStack``, and the whole width. The user cannot drag the lines.
nonisolated public struct VSplitView<Content: View>: View {
    private let content: Content

    /// Creates a split view.
    ///
    /// - Parameter content: The views, from top to bottom.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views and the lines.
    @MainActor public var body: some View {
        Group(subviews: content) { views in
            VStack(spacing: 0) {
                ForEach(views) { view in
                    if view.id != views.first?.id { Divider() }
                    view.frame(maxWidth: .infinity)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
