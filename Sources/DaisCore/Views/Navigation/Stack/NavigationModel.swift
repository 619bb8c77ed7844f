// SPDX-License-Identifier: Apache-2.0

/// The pages above the root of one visible stack, including those of stacks inside its pages.
///
/// A page comes from a value of a path, the view of a link, or a binding that presents a destination. Removing a page
/// updates its source.
@MainActor
final class NavigationModel {
    struct Entry {
        enum Source {
            case value(AnyHashable)
            /// The id of the link's box for the page, if it has one.
            case view(ObjectIdentifier?)
            case binding(ObjectIdentifier, dismiss: () -> Void)

            /// Returns whether the same press leads to both.
            func isSame(as other: Source) -> Bool {
                switch (self, other) {
                case (.value(let value), .value(let other)): value == other
                case (.view(let box?), .view(let other?)): box == other
                case (.binding(let source, _), .binding(let other, _)): source == other
                default: false
                }
            }
        }
        let id: Int
        let source: Source
        let segment: NavigationSegment
        /// Returns the id of what the page shows, if it has one.
        var item: () -> AnyHashable?
        var make: () -> AnyView
        /// A Boolean that is `true` if the page replaces the root of a column, to which there is no way back.
        var replacesRoot = false

        var value: AnyHashable? {
            if case .value(let value) = source { value } else { nil }
        }
    }

    private(set) var entries: [Entry] = []

    /// Returns whether a page is on top: the second click of a double click on a link must not act on the page below.
    func isTop(_ anchor: NavigationAnchor) -> Bool { anchor == .none || anchor.entry == entries.last?.id }
    /// The pages that are mounted before their links are pressed.
    let prepared = PreparationLine<PreparedPage>()
    private var nextID = 1
    /// Indicates whether a page shows another item than before.
    private var hasOtherItem = false
    /// Runs when the pages have changed.
    var changed: () -> Void = {}
    /// Maps between addresses and paths, if there are any.
    var places: AddressMap?

    /// Returns the values of a stack's path that have pages.
    func values(of segment: NavigationSegment) -> [AnyHashable] {
        entries.compactMap { $0.segment === segment ? $0.value : nil }
    }

    func append(
        _ source: Entry.Source, in segment: NavigationSegment, of item: @escaping () -> AnyHashable?,
        replacesRoot: Bool = false, _ make: @escaping () -> AnyView
    ) {
        let ready = replacesRoot ? nil : prepared.take(source, in: segment, above: entries.last?.id)
        entries.append(
            Entry(
                id: ready ?? newID(), source: source, segment: segment, item: item, make: make,
                replacesRoot: replacesRoot))
        changed()
    }

    private func newID() -> Int {
        defer { nextID += 1 }
        return nextID
    }

    /// Prepares the page of a link in the page on top, and returns the name by which the browser finds it.
    func prepare(
        _ source: Entry.Source, in segment: NavigationSegment, of item: @escaping () -> AnyHashable?,
        for link: Element, isEager: Bool, _ make: @escaping () -> AnyView
    ) -> String? {
        let top = entries.last?.id
        var page = prepared.page(of: source, in: segment, above: top)
        if page == nil {
            if isEager, !prepared.hasRoom { return nil }
            page = PreparedPage(
                name: link.tree.nextPreparationName(),
                entry: Entry(id: newID(), source: source, segment: segment, item: item, make: make), base: top,
                isEager: isEager)
            changed()
        }
        guard let page else { return nil }
        let oldest = prepared.want(page, for: link, in: link.tree) { [weak self] page in
            self?.prepared.remove(page)
            self?.changed()
        }
        if let oldest { prepared.remove(oldest) }
        return page.name
    }

    /// Forgets a link that is gone, and the page that was prepared for it alone.
    func forget(_ link: Element) {
        let lost = prepared.forget(link)
        guard !lost.isEmpty else { return }
        for page in lost { prepared.remove(page) }
        changed()
    }

    /// Returns a page after those below it. It may be one that is only prepared.
    func entries(upTo page: Int) -> [Entry] {
        if let index = entries.firstIndex(where: { $0.id == page }) { return Array(entries[...index]) }
        return prepared.all.first { $0.entry.id == page }.map { entries + [$0.entry] } ?? []
    }

    /// Returns the id of what a page shows, with those of the pages below it.
    func item(of page: Int) -> AnyHashable? {
        let all = entries(upTo: page)
        return all.isEmpty ? nil : .record(ofAll: all.compactMap { $0.item() })
    }

    /// Removes all pages from `index` on.
    func pop(to index: Int) {
        guard entries.indices.contains(index) else { return }
        let removed = entries[index...]
        entries.removeSubrange(index...)
        tell(removed, except: nil)
        changed()
    }

    func pop(_ id: Int) {
        if let index = entries.firstIndex(where: { $0.id == id }) { pop(to: index) }
    }

    /// Updates the sources of removed pages.
    private func tell(_ removed: ArraySlice<Entry>, except quiet: NavigationSegment?) {
        var told: [NavigationSegment] = []
        for entry in removed {
            switch entry.source {
            case .value:
                guard entry.segment !== quiet, !told.contains(where: { $0 === entry.segment }) else { continue }
                told.append(entry.segment)
                entry.segment.write?(values(of: entry.segment))
            case .binding(_, let dismiss): dismiss()
            case .view: break
            }
        }
    }

    /// Follows the path of a stack. Pages before the first different value stay.
    func take(_ path: [AnyHashable], in segment: NavigationSegment) {
        let own = values(of: segment)
        guard path != own, let start = start(of: segment) else { return }
        var position = 0
        var kept = start
        for entry in entries[start...] {
            if entry.segment === segment, let value = entry.value {
                guard position < path.count, path[position] == value else { break }
                position += 1
            } else if position >= path.count, path.count < own.count {
                break
            }
            kept += 1
        }
        let removed = entries[kept...]
        entries.removeSubrange(kept...)
        tell(removed, except: segment)
        for value in path[position...] {
            append(.value(value), in: segment, of: { .record(of: value.base) }) { [weak segment] in
                segment?.page(for: value) ?? AnyView(EmptyView())
            }
        }
        changed()
    }

    /// Returns the lowest index of a stack's pages, which is above the page that contains the stack.
    private func start(of segment: NavigationSegment) -> Int? {
        guard let anchor = segment.anchor else { return 0 }
        return entries.firstIndex { $0.id == anchor }.map { $0 + 1 }
    }

    /// Shows, updates or removes the destination of a binding.
    func present(
        _ source: ObjectIdentifier, in segment: NavigationSegment, of item: @escaping () -> AnyHashable? = { nil },
        dismiss: @escaping () -> Void, _ make: (() -> AnyView)?
    ) {
        let index = entries.firstIndex { entry in
            if case .binding(source, _) = entry.source { true } else { false }
        }
        switch (index, make) {
        case (let index?, let make?):
            if entries[index].item() != item() { hasOtherItem = true }
            entries[index].make = make
            entries[index].item = item
            changed()
        case (let index?, nil): pop(to: index)
        case (nil, let make?): append(.binding(source, dismiss: dismiss), in: segment, of: item, make)
        case (nil, nil): break
        }
    }

    /// Returns whether a page shows another item, once after the change.
    func takeOtherItem() -> Bool {
        defer { hasOtherItem = false }
        return hasOtherItem
    }

    /// Removes a stack with its pages, without updating their sources.
    func remove(_ segment: NavigationSegment) {
        guard entries.contains(where: { $0.segment === segment }) else { return }
        entries.removeAll { $0.segment === segment }
        changed()
    }
}
