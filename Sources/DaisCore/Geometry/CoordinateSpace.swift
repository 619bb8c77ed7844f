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
