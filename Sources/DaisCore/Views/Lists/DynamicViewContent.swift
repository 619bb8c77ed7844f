// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Views made from a collection, whose rows can be deleted and moved.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Gives each row a button that deletes it.
    ///
    /// ```swift
    /// ForEach(todos) { Text($0.title) }.onDelete { todos.remove(atOffsets: $0) }
    /// ```
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(
            RowActions(source: .deletion) { place in AnyView(action.map { RowDeleter(place: place, action: $0) }) })
    }

    /// Gives each row buttons that move it up and down.
    ///
    /// ```swift
    /// ForEach(todos) { Text($0.title) }.onMove { todos.move(fromOffsets: $0, toOffset: $1) }
    /// ```
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        let count = data.count
        return modifier(
            RowActions(source: .move) { place in
                AnyView(action.map { RowMover(place: place, count: count, action: $0) })
            })
    }
}

nonisolated struct RowDeleter: View {
    let place: RowPlace
    let action: (IndexSet) -> Void

    @MainActor var body: some View {
        Button("Delete", role: .destructive) {
            if let index = place.index { action(IndexSet(integer: index)) }
        }
    }
}

nonisolated struct RowMover: View {
    let place: RowPlace
    let count: Int
    let action: (IndexSet, Int) -> Void

    @MainActor var body: some View {
        Button {
            move(by: -1)
        } label: {
            Image(systemName: "chevron.up")
        }
        .modifier(AttributeModifier(name: "aria-label", value: "Move up"))
        Button {
            move(by: 1)
        } label: {
            Image(systemName: "chevron.down")
        }
        .modifier(AttributeModifier(name: "aria-label", value: "Move down"))
    }

    /// The offset to move to counts the row itself, as `Array.move` does.
    @MainActor private func move(by step: Int) {
        guard let index = place.index, (0..<count).contains(index + step) else { return }
        action(IndexSet(integer: index), step > 0 ? index + 2 : index - 1)
    }
}
