// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Says that views with the same id are one thing: where one of them goes and another one comes within an animation, it
    /// flies from the place and size of the first to those of the second.
    ///
    /// ```swift
    /// @Namespace private var cards
    /// …
    /// if isOpen { Details(card).matchedGeometryEffect(id: card.id, in: cards) }
    /// else { Thumbnail(card).matchedGeometryEffect(id: card.id, in: cards) }
    /// ```
    /// - Parameters:
    ///   - properties: what is taken over.
    ///   - anchor: the points of the two views that meet, where sizes are not taken over.
    ///   - isSource: whether others take this view's place. A view that is no source stands where the source stands, and takes
    ///     no room of its own.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}

/// What views that are matched have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame = MatchedGeometryProperties(rawValue: 3)
}

nonisolated struct MatchedKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

nonisolated struct MatchedGeometryModifier: BoxModifier {
    let key: MatchedKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let tree = appearance.box?.tree else { return }
        var words = [tree.matches.name(of: key)]
        if !properties.contains(.size) { words.append("position") }
        if !properties.contains(.position) { words.append("size") }
        if anchor != .center { words += [anchor.x.css, anchor.y.css] }
        appearance.attribute(isSource ? "data-match" : "data-mirrors", words.joined(separator: " "))
    }
}

/// Short names for what is matched in one session. Counted, so that a page rendered twice has the same names.
@MainActor
final class MatchedNames {
    private var names: [MatchedKey: String] = [:]
    private var count = 0
    /// A list of a thousand rows that come and go has a thousand names; that many are kept.
    private static let limit = 4000

    func name(of key: MatchedKey) -> String {
        if let known = names[key] { return known }
        // What is on the page keeps the name that it was written with until it is styled again; two of one id that come and
        // go after each other have met long before.
        if names.count >= Self.limit { names = [:] }
        count += 1
        let name = "m\(count)"
        names[key] = name
        return name
    }
}
