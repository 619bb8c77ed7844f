// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
    /// Adds a context menu to the rows of the lists in this view. It applies to the whole selection if the row is
    /// selected, otherwise to the row alone, and to an empty set outside of the rows.
    ///
    /// ```swift
    /// List(files, selection: $selected) { FileRow(file: $0) }
    ///     .contextMenu(forSelectionType: File.ID.self) { ids in
    ///         if ids.count == 1 { Button("Rename") { rename(ids) } }
    ///         if !ids.isEmpty { Button("Delete", role: .destructive) { delete(ids) } }
    ///     } primaryAction: { ids in
    ///         open(ids)
    ///     }
    /// ```
    /// A menu without items does not open. The menu of a row is prepared when the user points at the row, as with
    /// ``View/contextMenu(menuItems:file:line:)``.
    ///
    /// - Parameters:
    ///   - itemType: The type of the lists' selection values.
    ///   - menu: A closure that makes the items for a set of selection values.
    ///   - primaryAction: An action for a double click, or for Return in a row, which is selected first.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            SelectionMenuModifier(site: CallSite(file, line), menu: menu, primaryAction: primaryAction))
    }
}

nonisolated struct SelectionMenuModifier<I: Hashable, M: View>: ViewModifier {
    let site: CallSite
    let menu: (Set<I>) -> M
    let primaryAction: ((Set<I>) -> Void)?
    /// The rows and the position of the menu, or `nil` while it is closed.
    @State private var question: SelectionQuestion<I>?
    @State private var known = SelectionMenu()
    @Environment(\.presentationPreparation) private var preparation

    init(site: CallSite, menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
        self.site = site
        self.menu = menu
        self.primaryAction = primaryAction
    }

    @MainActor func body(content: Content) -> some View {
        known.hasPrimaryAction = primaryAction != nil
        // A closure with the view itself would be a cycle, because the view holds this object.
        let question = $question
        known.ask = { rows, element, payload in
            guard let items = Self.items(rows) else { return }
            let place = AnchorPosition(asked: payload)
            question.wrappedValue = SelectionQuestion(items: items, place: place, element: element)
        }
        known.prepare = nil
        if preparation != .never {
            known.prepare = { row, list, rows in
                row.preparesMenu(PreparedRowMenuTrait.self, for: list) { [unowned row] in
                    guard let binding = question.identity, let rows = rows(), let items = Self.items(rows)
                    else { return nil }
                    let value = SelectionQuestion(items: items, place: .bounds, element: row)
                    return PresentationAssumption(binding: binding, value: value)
                }
            }
        }
        known.act = { [primaryAction] rows in
            if let items = Self.items(rows) { primaryAction?(items) }
        }
        return content.environment(\.selectionMenu, known).modifier(Presenting(at: site) { wanted })
    }

    /// Returns the rows as items, or `nil` if the list's selection has another type.
    private static func items(_ rows: Set<AnyHashable>) -> Set<I>? {
        let items = rows.compactMap { $0.base as? I }
        return items.count == rows.count ? Set(items) : nil
    }

    private var wanted: [PresentationDescriptor] {
        guard let question = $question.presentedValue else { return [] }
        var descriptor = PresentationDescriptor(
            key: .only, kind: .menu,
            content: { AnyView(ContextMenuContent(items: menu(question.items), preview: EmptyView?.none)) },
            withdraw: { self.question = nil })
        // The row is the anchor while it is in the list; its element leaves the page slightly later.
        descriptor.anchor = { [weak element = question.element] in
            element?.extras?.node?.isMounted == true ? element : nil
        }
        descriptor.options.set(PopoverPlacement(place: question.place, edge: nil, hasArrow: false))
        descriptor.options.set(MenuLayer(hasPreview: false))
        return [descriptor]
    }
}

private struct SelectionQuestion<I: Hashable>: Identifiable {
    struct ID: Hashable {
        let items: Set<I>
        let element: ObjectIdentifier?
    }

    let items: Set<I>
    let place: AnchorPosition
    weak var element: Element?

    var id: ID { ID(items: items, element: element.map { ObjectIdentifier($0) }) }
}
