// SPDX-License-Identifier: Apache-2.0

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// A surrounding view with a name.
    case named(AnyHashable)
}

/// A coordinate space in an argument: `.global`, `.local`, `.named("board")`.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The coordinate space of the window.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The coordinate space of the view itself.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a surrounding view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The coordinate space of a surrounding view with a name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space of a surrounding view with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the nearest surrounding scroll view or list. Its origin is the corner of what is in sight.
    ///
    /// ```swift
    /// ScrollView {
    ///     ForEach(0..<20) { row in
    ///         Text("Row \(row)").visualEffect { content, proxy in
    ///             content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
    ///         }
    ///     }
    /// }
    /// ```
    /// Without a scroll view, it is the space of the window.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }

    /// Returns the coordinate space of the nearest surrounding scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpace(axis: axis)) }
}

/// The name of the space of a scroll view.
struct ScrollSpace: Hashable {
    let axis: Axis?

    /// The beginning of their names in the protocol.
    static let prefix = "^"
    var wireName: String { Self.prefix + (axis.map { $0 == .horizontal ? "x" : "y" } ?? "") }

    /// Returns the names of a scroll view's space: one for each of its axes.
    static func wireNames(_ axes: Axis.Set) -> String {
        [Axis.horizontal, .vertical].filter { axes.contains(Axis.Set($0)) }.map { ScrollSpace(axis: $0).wireName }
            .joined(separator: " ")
    }
}
