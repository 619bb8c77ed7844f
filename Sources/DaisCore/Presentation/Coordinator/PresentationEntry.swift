// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One presentation that a coordinator knows of.
///
/// It is `Sendable` by choice: everything in it but the content is a value, and the content, a view, is only ever
/// evaluated on the main actor. An entry may therefore be passed on and compared anywhere.
public struct PresentationEntry: Identifiable, @unchecked Sendable {
    public let id: UUID
    public let type: PresentationType
    /// What is presented; for a presentation of a modifier, a view that evaluates the modifier's content.
    public let content: AnyView
    /// The CSS `z-index` of its layer: 1000 for the first, then 10 more than the highest. Strictly increasing along
    /// ``PresentationCoordinator/presentations``.
    public let zIndex: Int
    /// Called once, when it has gone.
    public let onDismiss: (@MainActor @Sendable () -> Void)?
    /// Whatever whoever presented it wants to find again.
    public let metadata: [String: any Sendable]

    public init(
        id: UUID = UUID(), type: PresentationType, content: AnyView, zIndex: Int,
        onDismiss: (@MainActor @Sendable () -> Void)? = nil, metadata: [String: any Sendable] = [:]
    ) {
        self.id = id
        self.type = type
        self.content = content
        self.zIndex = zIndex
        self.onDismiss = onDismiss
        self.metadata = metadata
    }

    func at(_ zIndex: Int) -> PresentationEntry {
        zIndex == self.zIndex
            ? self
            : PresentationEntry(
                id: id, type: type, content: content, zIndex: zIndex, onDismiss: onDismiss, metadata: metadata)
    }
}
