// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A presentation in the list of a coordinator.
///
/// ```swift
/// for entry in coordinator.presentations where entry.type == .sheet { print(entry.id) }
/// ```
///
/// It is unchecked `Sendable`: all properties but the content are values, and the content, a view, is only evaluated on
/// the main actor. An entry can be passed and compared anywhere.
public struct PresentationEntry: Identifiable, @unchecked Sendable {
    /// The id of the presentation, for ``PresentationCoordinator/dismiss(_:)``.
    public let id: UUID
    /// The type of the presentation.
    public let type: PresentationType
    /// The content. For a presentation of a modifier, it is a view that evaluates the modifier's content.
    public let content: AnyView
    /// The CSS `z-index` of the layer: 1000 for the first, then the highest plus 10. It strictly increases along
    /// ``PresentationCoordinator/presentations``.
    public let zIndex: Int
    /// A closure called once, when the presentation has been removed.
    public let onDismiss: (@MainActor @Sendable () -> Void)?
    /// Custom values of the presenting code.
    public let metadata: [String: any Sendable]

    /// Creates an entry, for example for a test.
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
