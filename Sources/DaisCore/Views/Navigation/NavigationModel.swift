// SPDX-License-Identifier: Apache-2.0

/// The pages of one navigation stack above its root, and what makes them.
///
/// Pages come from three sources: values of the path, views of links, and bindings that present a destination. Taking a
/// page away is told to its source, which then agrees.
@MainActor
final class NavigationModel {
    struct Entry {
        enum Source {
            case value(AnyHashable)
            case view
            case binding(ObjectIdentifier, dismiss: () -> Void)
        }
        let id: Int
        let source: Source
        var make: () -> AnyView

        var value: AnyHashable? {
            if case .value(let value) = source { value } else { nil }
        }
    }

    private(set) var entries: [Entry] = []
    private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    private var nextID = 1
    /// Writes the path of the owner; `nil` while the stack owns it.
    var write: (([AnyHashable]) -> Void)?
    /// Called when there are other pages, or a page looks different.
    var changed: () -> Void = {}

    private var values: [AnyHashable] { entries.compactMap(\.value) }

    func push(_ value: AnyHashable) {
        if let write { return write(values + [value]) }
        append(.value(value)) { [unowned self] in page(for: value) }
    }

    func push(_ make: @escaping () -> AnyView) { append(.view, make) }

    /// Takes away all pages from `index` on.
    func pop(to index: Int) {
        guard entries.indices.contains(index) else { return }
        let removed = entries[index...]
        entries.removeSubrange(index...)
        if removed.contains(where: { $0.value != nil }) { write?(values) }
        for entry in removed {
            if case .binding(_, let dismiss) = entry.source { dismiss() }
        }
        changed()
    }

    func pop(_ id: Int) {
        if let index = entries.firstIndex(where: { $0.id == id }) { pop(to: index) }
    }

    /// Takes over the path of the owner. Pages up to the first value that differs stay as they are.
    func take(_ path: [AnyHashable]) {
        guard path != values else { return }
        var position = 0
        var kept = 0
        for entry in entries {
            if let value = entry.value {
                guard position < path.count, path[position] == value else { break }
                position += 1
            } else if position >= path.count, path.count < values.count {
                break
            }
            kept += 1
        }
        let removed = entries[kept...]
        entries.removeSubrange(kept...)
        for entry in removed {
            if case .binding(_, let dismiss) = entry.source { dismiss() }
        }
        for value in path[position...] { append(.value(value)) { [unowned self] in page(for: value) } }
        changed()
    }

    /// A binding wants its destination shown, or no longer.
    func present(_ source: ObjectIdentifier, dismiss: @escaping () -> Void, _ make: (() -> AnyView)?) {
        let index = entries.firstIndex { entry in
            if case .binding(source, _) = entry.source { true } else { false }
        }
        switch (index, make) {
        case (let index?, let make?):
            entries[index].make = make
            changed()
        case (let index?, nil): pop(to: index)
        case (nil, let make?): append(.binding(source, dismiss: dismiss), make)
        case (nil, nil): break
        }
    }

    func register<D: Hashable>(_ type: D.Type, _ make: @escaping (D) -> AnyView) {
        destinations[ObjectIdentifier(type)] = { value in (value.base as? D).map(make) }
        if entries.contains(where: { $0.value?.base is D }) { changed() }
    }

    private func page(for value: AnyHashable) -> AnyView {
        if let make = destinations[ObjectIdentifier(type(of: value.base))], let view = make(value) { return view }
        for make in destinations.values {
            if let view = make(value) { return view }
        }
        Diagnostics.warn(
            "No destination for a value of type \(type(of: value.base)).",
            remedy: "Add .navigationDestination(for: \(type(of: value.base)).self) inside the NavigationStack.")
        return AnyView(Image(systemName: "exclamationmark.triangle"))
    }

    private func append(_ source: Entry.Source, _ make: @escaping () -> AnyView) {
        entries.append(Entry(id: nextID, source: source, make: make))
        nextID += 1
        changed()
    }
}

enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
    var navigationModel: NavigationModel? { self[NavigationModelKey.self] }
}
