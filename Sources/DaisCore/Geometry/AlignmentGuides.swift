// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The size of a view, which an alignment guide may use.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    /// The view's own guides, if it is a custom layout.
    var guides: (any GuideSource)?

    init(width: CGFloat, height: CGFloat, guides: (any GuideSource)? = nil) {
        self.width = width
        self.height = height
        self.guides = guides
    }

    /// Returns whether both have the same size.
    public static func == (a: Self, b: Self) -> Bool { a.width == b.width && a.height == b.height }

    /// Returns the offset of a horizontal guide from the leading edge, in points.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
    /// Returns the offset of a vertical guide from the top edge, in points.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
    /// Returns the offset that the view sets for a horizontal guide, if it is a custom layout; otherwise `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        guides?.guide(guide, in: CGSize(width: width, height: height))
    }
    /// Returns the offset that the view sets for a vertical guide, if it is a custom layout; otherwise `nil`.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        guides?.guide(guide, in: CGSize(width: width, height: height))
    }
}

/// A view that computes alignment guides for a size.
protocol GuideSource {
    func guide(_ guide: HorizontalAlignment, in size: CGSize) -> CGFloat?
    func guide(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat?
}

/// A custom alignment, which computes the default offset of its guide in a view.
public protocol AlignmentID {
    /// Returns the offset of the guide in a view of the given size, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
    /// The value of `align-items` that comes nearest to the default of the guide.
    fileprivate static var nearestEdge: String {
        let value = defaultValue(in: ViewDimensions(width: 100, height: 100))
        return value < 34 ? "start" : value > 66 ? "end" : "center"
    }
}

/// A position along the horizontal axis.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
    let id: any AlignmentID.Type
    /// The value of `justify-items`, `align-items` and the like.
    let css: String

    /// Creates an alignment from a custom guide. Views that do not set the guide are aligned at the edge or center that
    /// is nearest to its default.
    public init(_ id: any AlignmentID.Type) { self.init(id, id.nearestEdge) }
    init(_ id: any AlignmentID.Type, _ css: String) {
        self.id = id
        self.css = css
    }
    /// Returns whether both alignments have the same identifier.
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Start.self, "start")
    /// The horizontal center.
    public static let center = HorizontalAlignment(Center.self, "center")
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(End.self, "end")
    /// The start of the separator below a list row; the same as ``leading``.
    public static let listRowSeparatorLeading = leading
    /// The end of the separator below a list row; the same as ``trailing``.
    public static let listRowSeparatorTrailing = trailing

    private enum Start: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum End: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
}

/// A position along the vertical axis.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let css: String

    /// Creates an alignment from a custom guide. Views that do not set the guide are aligned at the edge or center that
    /// is nearest to its default.
    public init(_ id: any AlignmentID.Type) { self.init(id, id.nearestEdge) }
    init(_ id: any AlignmentID.Type, _ css: String) {
        self.id = id
        self.css = css
    }
    /// Returns whether both alignments have the same identifier.
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

    /// The top edge.
    public static let top = VerticalAlignment(Start.self, "start")
    /// The vertical center.
    public static let center = VerticalAlignment(Center.self, "center")
    /// The bottom edge.
    public static let bottom = VerticalAlignment(End.self, "end")
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(First.self, "first baseline")
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(Last.self, "last baseline")

    private enum Start: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    private enum End: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    private enum First: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height * 0.8 } }
    private enum Last: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height * 0.8 } }
}
