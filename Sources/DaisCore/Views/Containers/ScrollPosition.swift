// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The position of a scroll view: a view, an edge or a point that the app scrolls to, or the place that the user has
/// scrolled to.
///
/// ```swift
/// @State private var position = ScrollPosition(idType: Int.self)
///
/// ScrollView {
///     LazyVStack { ForEach(0..<500) { Text("Row \($0)") } }.scrollTargetLayout()
/// }
/// .scrollPosition($position)
/// Button("Newest") { withAnimation { position.scrollTo(edge: .bottom) } }
/// ```
/// While the user scrolls, ``viewID`` is the identifier of the view at the anchor of ``View/scrollPosition(_:anchor:)``,
/// if it has the type that the position was created with. ``edge`` and ``point`` are then `nil`.
public struct ScrollPosition: Equatable, Sendable {
    private(set) var aim: ScrollAim
    private var kind: Kind

    /// The type of the identifiers that scrolling sets.
    private struct Kind: Equatable, Sendable {
        let type: any (Hashable & Sendable).Type
        static func == (a: Kind, b: Kind) -> Bool { a.type == b.type }
    }

    private init(_ aim: ScrollAim, _ type: any (Hashable & Sendable).Type) {
        self.aim = aim
        kind = Kind(type: type)
    }

    /// Creates a position at a view.
    ///
    /// - Parameters:
    ///   - id: The identifier of the view, of `.id(_:)` or of a row of `ForEach`.
    ///   - anchor: The point of the view that is placed at the same point of the scroll view. With `nil`, the anchor of
    ///     the modifier applies.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(ScrollID(id), anchor), ID.self)
    }

    /// Creates a position that only the user determines, until the app scrolls.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(.nowhere, idType) }

    /// Creates a position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.offset(x: point.x, y: point.y), idType)
    }

    /// Creates a position at an offset in points from the leading edge and the top of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.offset(x: x, y: y), idType)
    }

    /// Creates a position at an offset in points from the leading edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.offset(x: x, y: nil), idType)
    }

    /// Creates a position at an offset in points from the top of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.offset(x: nil, y: y), idType)
    }

    /// Scrolls to a view, even if it is a row that has not been built.
    ///
    /// - Parameters:
    ///   - id: The identifier of the view. An unknown one has no effect.
    ///   - anchor: The point of the view that is placed at the same point of the scroll view. With `nil`, the anchor of
    ///     the modifier applies, and without that the view scrolls as little as possible.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        aim = .view(ScrollID(id), anchor)
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { aim = .edge(edge) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { aim = .offset(x: point.x, y: point.y) }

    /// Scrolls to an offset in points from the leading edge and the top of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { aim = .offset(x: x, y: y) }

    /// Scrolls to an offset in points from the leading edge of the content.
    public mutating func scrollTo(x: CGFloat) { aim = .offset(x: x, y: nil) }

    /// Scrolls to an offset in points from the top of the content.
    public mutating func scrollTo(y: CGFloat) { aim = .offset(x: nil, y: y) }

    /// A Boolean that is `true` if the user has scrolled since the app last did.
    public var isPositionedByUser: Bool {
        get { if case .user = aim { true } else { false } }
        set {
            guard newValue != isPositionedByUser else { return }
            let id = identifier
            aim = newValue ? .user(id) : id.map { .view($0, nil) } ?? .nowhere
        }
    }

    /// The edge that the app has scrolled to, or `nil`.
    public var edge: Edge? { if case .edge(let edge) = aim { edge } else { nil } }

    /// The point that the app has scrolled to, or `nil`.
    public var point: CGPoint? {
        if case .offset(let x?, let y?) = aim { CGPoint(x: x, y: y) } else { nil }
    }

    /// The offset in points from the leading edge that the app has scrolled to, or `nil`.
    public var x: CGFloat? { if case .offset(let x, _) = aim { x } else { nil } }

    /// The offset in points from the top that the app has scrolled to, or `nil`.
    public var y: CGFloat? { if case .offset(_, let y) = aim { y } else { nil } }

    /// The identifier of the view that the app or the user has scrolled to, or `nil`.
    public var viewID: (any Hashable & Sendable)? { identifier?.original }

    /// Returns the identifier of the view that the app or the user has scrolled to, if it has a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identifier?.value.base as? T }

    private var identifier: ScrollID? {
        switch aim {
        case .view(let id, _): id
        case .user(let id): id
        default: nil
        }
    }
}

/// The place that an app scrolls to, or that the user has scrolled to.
enum ScrollAim: Equatable, Sendable {
    case nowhere
    case view(ScrollID, UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
    case user(ScrollID?)
}

/// The identifier of a view in a scroll view.
struct ScrollID: Equatable, @unchecked Sendable {
    let value: AnyHashable
    /// The identifier with its own type, if the app has given it.
    let original: (any Hashable & Sendable)?

    init<ID: Hashable & Sendable>(_ id: ID) { (value, original) = (AnyHashable(id), id) }
    /// Creates the identifier that the engine has found.
    init(found: AnyHashable, as original: (any Hashable & Sendable)? = nil) {
        (value, self.original) = (found, original)
    }

    static func == (a: ScrollID, b: ScrollID) -> Bool { a.value == b.value }
}

/// The value of a binding that follows a scroll view.
protocol ScrollFollowing {
    var aim: ScrollAim { get }
    /// Returns whether the value can hold an identifier.
    func accepts(_ id: AnyHashable) -> Bool
    /// Notes that the user has scrolled to a view, or to none that counts.
    mutating func moved(to id: AnyHashable?)
}

extension ScrollPosition: ScrollFollowing {
    func accepts(_ id: AnyHashable) -> Bool { original(of: id) != nil }

    mutating func moved(to id: AnyHashable?) {
        aim = .user(id.map { ScrollID(found: $0, as: original(of: $0)) })
    }

    private func original(of id: AnyHashable) -> (any Hashable & Sendable)? {
        func cast<T: Hashable & Sendable>(to type: T.Type) -> (any Hashable & Sendable)? { id.base as? T }
        return cast(to: kind.type)
    }
}

extension Optional: ScrollFollowing where Wrapped: Hashable {
    var aim: ScrollAim { map { .view(ScrollID(found: AnyHashable($0)), nil) } ?? .nowhere }
    func accepts(_ id: AnyHashable) -> Bool { id.base is Wrapped }
    mutating func moved(to id: AnyHashable?) { if let id = id?.base as? Wrapped { self = id } }
}
