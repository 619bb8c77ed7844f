// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Matches the geometry of views with the same id. If one is removed and another inserted in an animated
    /// transaction, the view animates from the frame of the first to that of the second.
    ///
    /// ```swift
    /// @Namespace private var cards
    /// …
    /// if isOpen { Details(card).matchedGeometryEffect(id: card.id, in: cards) }
    /// else { Thumbnail(card).matchedGeometryEffect(id: card.id, in: cards) }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id that the views share.
    ///   - namespace: The namespace of the id.
    ///   - properties: The properties to match.
    ///   - anchor: The points of the two views that coincide if the sizes are not matched.
    ///   - isSource: Whether other views use this view's geometry. A view that is not a source takes the position of the
    ///     source and no space of its own.
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

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt32
    /// Creates a set from its raw value.
    nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
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
        appearance.attribute(isSource ? AttributeName.match : AttributeName.mirrors, words.joined(separator: " "))
    }
}

/// Short names for the matched ids of a session. They are counted, so that rendering a page twice yields the same
/// names.
@MainActor
final class MatchedNames {
    private var names: [MatchedKey: String] = [:]
    private var count = 0
    /// The maximum number of names, because a long list whose rows are replaced uses one per row.
    private static let limit = 4000

    func name(of key: MatchedKey) -> String {
        if let known = names[key] { return known }
        // Elements on the page keep their name until they are styled again. Two views with one id that are replaced in
        // turn have been matched long before.
        if names.count >= Self.limit { names = [:] }
        count += 1
        let name = "m\(count)"
        names[key] = name
        return name
    }
}

extension Tree {
    var matches: MatchedNames { companion(MatchedNames.self) { _ in MatchedNames() } }
}
