// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An object that decides about drags over a view.
///
/// ```swift
/// struct Inbox: View, DropDelegate {
///     @State private var count = 0
///
///     var body: some View {
///         Text("\(count) items").onDrop(of: [.plainText], delegate: self)
///     }
///
///     func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .copy) }
///
///     func performDrop(info: DropInfo) -> Bool {
///         count += info.itemProviders(for: [.plainText]).count
///         return true
///     }
/// }
/// ```
/// The browser does not wait for the delegate: its proposal shows a moment later, and a drag ends with the release.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether the drop can begin.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes the items. The result has no effect.
    func performDrop(info: DropInfo) -> Bool
    /// Hears that a drag is over the view.
    func dropEntered(info: DropInfo)
    /// Hears that the drag has moved, and returns what a drop would do.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Hears that the drag has left the view, or has ended elsewhere.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Lets every drop begin.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Proposes nothing, so the browser shows that the item moves in the page and is copied from elsewhere.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// A drag over a view.
public struct DropInfo: Sendable {
    /// The place in the view.
    public let location: CGPoint
    let items: [TransferItem]

    /// Returns whether an item has content of one of these types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        items.contains { item in contentTypes.contains { item.content(for: $0) != nil } }
    }

    /// Returns whether an item has content of one of these types, given by their identifiers.
    public func hasItemsConforming(to identifiers: [String]) -> Bool {
        hasItemsConforming(to: identifiers.compactMap { UTType($0) })
    }

    /// Returns the items with content of one of these types. Those from outside have their content with the drop.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { item in contentTypes.contains { item.content(for: $0) != nil } }.map(NSItemProvider.init)
    }
}

/// A proposal says which operation a drop would perform.
public struct DropProposal: Sendable {
    /// The operation.
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// An operation says whether a dragged item is moved, copied or refused, and the pointer shows it.
public enum DropOperation: Sendable {
    /// The drag is over nothing that takes it.
    case cancel
    /// The item is copied.
    case copy
    /// The item is moved.
    case move
    /// The destination does not take the item here.
    case forbidden

    /// The browser's word.
    var effect: String {
        switch self {
        case .copy: "copy"
        case .move: "move"
        case .cancel, .forbidden: "none"
        }
    }
}

extension DropHandlers {
    /// Asks a delegate.
    static func telling(_ delegate: any DropDelegate, _ types: [UTType]) -> Self {
        nonisolated(unsafe) let delegate = delegate
        return DropHandlers(
            types: types, followsPlace: true,
            entered: { info in
                guard delegate.validateDrop(info: info) else { return false }
                delegate.dropEntered(info: info)
                return true
            },
            moved: { delegate.dropUpdated(info: $0)?.operation.effect },
            exited: { info, isDropped in
                if !isDropped { delegate.dropExited(info: info) }
            },
            perform: { info, _ in delegate.performDrop(info: info) })
    }
}
