// SPDX-License-Identifier: Apache-2.0

/// The modifier with which Xcode's canvas marks views that can be selected there.
///
/// Containers that look at the types of their content name it, to find the view inside:
/// ```swift
/// protocol Tile {}
/// typealias Selected = _IdentifiedModifier<__DesignTimeSelectionIdentifier>
/// extension ModifiedContent: Tile where Content: Tile, Modifier == Selected {}
/// ```
/// Nothing here marks views with it, and on a device nothing does. A view with the modifier looks as without.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    /// The mark.
    public var identifier: Identifier

    /// Creates a mark.
    public init(identifier: Identifier) { self.identifier = identifier }

    /// Returns the view unchanged.
    @MainActor public func body(content: Content) -> some View { content }
}

/// The mark of a view in Xcode's canvas.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    /// The place of the view in its source.
    public let identifier: String

    /// Creates a mark.
    public init(_ identifier: String) { self.identifier = identifier }
}
