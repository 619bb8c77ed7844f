// SPDX-License-Identifier: Apache-2.0

/// A type-erased layout, with which an app changes the arrangement of views without removing them.
///
/// ```swift
/// struct Toolbox: View {
///     @Environment(\.dynamicTypeSize) private var size
///
///     var body: some View {
///         let layout = size >= .accessibility1 ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
///         layout {
///             Label("Draw", systemImage: "pencil")
///             Label("Erase", systemImage: "eraser")
///         }
///     }
/// }
/// ```
/// The views keep their state, because only the element around them changes. A change inside
/// ``withAnimation(_:_:)`` moves them to their new places.
public struct AnyLayout: Sendable {
    let frame: any ContainerFrame & Sendable

    /// Creates a layout that arranges views in a row.
    public init(_ layout: HStackLayout) { frame = layout.frame }
    /// Creates a layout that arranges views in a column.
    public init(_ layout: VStackLayout) { frame = layout.frame }
    /// Creates a layout that puts views on top of each other.
    public init(_ layout: ZStackLayout) { frame = layout.frame }
    /// Creates a layout that arranges views in rows with columns.
    public init(_ layout: GridLayout) { frame = layout.frame }
    /// Creates a layout from a type-erased one.
    public init(_ layout: AnyLayout) { self = layout }

    /// Arranges views.
    ///
    /// - Parameter content: The views.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ArrangedView(frame: frame, content: content())
    }
}
