// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Views made from a collection, whose rows people can delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the modified content.
    nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Adds a delete button to each row, unless `deleteDisabled(_:)` disables it for the row.
    ///
    /// ```swift
    /// ForEach(todos) { Text($0.title) }.onDelete { todos.remove(atOffsets: $0) }
    /// ```
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(
            RowActions(source: .deletion, swipe: "full") { place in
                AnyView(action.map { RowDeleter(place: place, action: $0) })
            })
    }
}

extension View {
    /// Disables the deletion of the row in a collection with `onDelete(perform:)`.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(value: isDisabled) { $0.isDeletionDisabled = $0.isDeletionDisabled ?? $1 })
    }

    /// Disables moving the row in a collection with `onMove(perform:)`.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(value: isDisabled) { $0.isMoveDisabled = $0.isMoveDisabled ?? $1 })
    }
}

nonisolated struct RowDeleter: View {
    let place: RowPosition
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
    let place: RowPosition
    let count: Int
    let action: (IndexSet, Int) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled

    init(place: RowPosition, count: Int, action: @escaping (IndexSet, Int) -> Void) {
        (self.place, self.count, self.action) = (place, count, action)
    }

    @MainActor var body: some View {
        button(.moveUp, "chevron.up", by: -1)
        button(.moveDown, "chevron.down", by: 1)
        if isEnabled { RowHandle(place: place, label: BuiltInStrings(locale)[.reorder]) }
    }

    @MainActor private func button(_ word: BuiltInStrings.Word, _ symbol: String, by step: Int) -> some View {
        Button {
            move(by: step)
        } label: {
            Image(systemName: symbol)
        }
        .modifier(AttributeModifier(name: "aria-label", value: BuiltInStrings(locale)[word]))
        .modifier(AttributeModifier(name: "aria-describedby", value: place.name))
    }

    /// The destination counts the row itself, as in `Array.move`.
    @MainActor private func move(by step: Int) {
        guard !place.limits.move, let index = place.index, (0..<count).contains(index + step) else { return }
        action(IndexSet(integer: index), step > 0 ? index + 2 : index - 1)
    }
}

/// The handle of a row in edit mode. Its drag is that of the row.
nonisolated struct RowHandle: ContainerView {
    let place: RowPosition
    let label: String

    var content: some View { Image(systemName: "line.3.horizontal") }
    var frame: RowHandleFrame { RowHandleFrame(place: place, label: label) }
}

nonisolated struct RowHandleFrame: ContainerFrame {
    let place: RowPosition
    let label: String

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["handle"]
        appearance.attribute(AttributeName.handle, "")
        appearance.attribute("role", "button")
        appearance.attribute("tabindex", "0")
        appearance.attribute("draggable", "true")
        appearance.attribute("aria-label", label)
        appearance.attribute("aria-describedby", place.name)
    }
}
