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
    /// Gives each row a button that deletes it, unless `deleteDisabled(_:)` says otherwise of the row.
    ///
    /// ```swift
    /// ForEach(todos) { Text($0.title) }.onDelete { todos.remove(atOffsets: $0) }
    /// ```
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(
            RowActions(source: .deletion) { place in AnyView(action.map { RowDeleter(place: place, action: $0) }) })
    }

    /// Gives each row buttons that move it up and down, unless `moveDisabled(_:)` says otherwise of the row.
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

extension View {
    /// Whether the row cannot be deleted, where its collection says `onDelete(perform:)`.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(value: isDisabled) { $0.isDeletionDisabled = $0.isDeletionDisabled ?? $1 })
    }

    /// Whether the row cannot be moved, where its collection says `onMove(perform:)`.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(value: isDisabled) { $0.isMoveDisabled = $0.isMoveDisabled ?? $1 })
    }
}

nonisolated struct RowDeleter: View {
    let place: RowPlace
    let action: (IndexSet) -> Void

    @MainActor var body: some View {
        Button(role: .destructive) {
            if !place.limits.deletion, let index = place.index { action(IndexSet(integer: index)) }
        } label: {
            BuiltInText(.delete)
        }
        .modifier(AttributeModifier(name: "aria-describedby", value: place.name))
    }
}

nonisolated struct RowMover: View {
    let place: RowPlace
    let count: Int
    let action: (IndexSet, Int) -> Void
    @Environment(\.locale) private var locale

    init(place: RowPlace, count: Int, action: @escaping (IndexSet, Int) -> Void) {
        (self.place, self.count, self.action) = (place, count, action)
    }

    @MainActor var body: some View {
        button(.moveUp, "chevron.up", by: -1)
        button(.moveDown, "chevron.down", by: 1)
    }

    @MainActor private func button(_ word: BuiltInWords.Word, _ symbol: String, by step: Int) -> some View {
        Button {
            move(by: step)
        } label: {
            Image(systemName: symbol)
        }
        .modifier(AttributeModifier(name: "aria-label", value: BuiltInWords(locale)[word]))
        .modifier(AttributeModifier(name: "aria-describedby", value: place.name))
    }

    /// The offset to move to counts the row itself, as `Array.move` does.
    @MainActor private func move(by step: Int) {
        guard !place.limits.move, let index = place.index, (0..<count).contains(index + step) else { return }
        action(IndexSet(integer: index), step > 0 ? index + 2 : index - 1)
    }
}
