// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The measures of a view that an alignment guide may use.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat

    public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
    public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A custom alignment: where its guide lies in a view that says nothing else.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A position along the horizontal axis.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
    let id: any AlignmentID.Type
    /// The value of `justify-items`, `align-items` and the like.
    let css: String

    public init(_ id: any AlignmentID.Type) { self.init(id, "center") }
    init(_ id: any AlignmentID.Type, _ css: String) {
        self.id = id
        self.css = css
    }
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

    public static let leading = HorizontalAlignment(Start.self, "start")
    public static let center = HorizontalAlignment(Center.self, "center")
    public static let trailing = HorizontalAlignment(End.self, "end")
    public static let listRowSeparatorLeading = leading
    public static let listRowSeparatorTrailing = trailing

    private enum Start: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum End: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
}

/// A position along the vertical axis.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let css: String

    public init(_ id: any AlignmentID.Type) { self.init(id, "center") }
    init(_ id: any AlignmentID.Type, _ css: String) {
        self.id = id
        self.css = css
    }
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

    public static let top = VerticalAlignment(Start.self, "start")
    public static let center = VerticalAlignment(Center.self, "center")
    public static let bottom = VerticalAlignment(End.self, "end")
    public static let firstTextBaseline = VerticalAlignment(First.self, "first baseline")
    public static let lastTextBaseline = VerticalAlignment(Last.self, "last baseline")

    private enum Start: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    private enum End: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    private enum First: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height * 0.8 } }
    private enum Last: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height * 0.8 } }
}
