// SPDX-License-Identifier: Apache-2.0

/// The layout of a ``ZStack``, for use in an ``AnyLayout``.
///
/// ```swift
/// let layout = isOpen ? AnyLayout(HStackLayout()) : AnyLayout(ZStackLayout())
/// layout { ForEach(photos) { Photo($0) } }
/// ```
public struct ZStackLayout: Layout, StyledLayout {
    /// The alignment of the views in both axes.
    public var alignment: Alignment

    /// Creates a layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var frame: LayersFrame { LayersFrame(alignment: alignment) }

    /// Puts views on top of each other. Later ones are in front.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ArrangedView(frame: frame, content: content())
    }
}
