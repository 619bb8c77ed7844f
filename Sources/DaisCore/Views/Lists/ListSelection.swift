// SPDX-License-Identifier: Apache-2.0

/// How many rows of a list may be selected, and which are.
///
/// Equal when the same rows are selected, so that a list whose selection has not changed does not look at its rows.
struct ListSelection {
    enum Mode { case none, single, multiple }
    var mode = Mode.none
    var selected: Set<AnyHashable> = []
    /// Whether nothing can be selected for now.
    var isAsleep = false
    /// The row's tag or id as a value of the selection's type; `nil` for rows that cannot be selected.
    var value: (AnyHashable) -> AnyHashable? = { _ in nil }
    /// Called with ``value(_:)`` of the row the user has chosen.
    var choose: (AnyHashable) -> Void = { _ in }
    /// What is selected now, which the list may not have been told yet.
    var now: () -> Set<AnyHashable> = { [] }
    /// Whom to ask for actions for the selection.
    var menu: SelectionMenu?

    /// What a row with this value speaks for: the whole selection, if it is in it.
    func rows(with value: AnyHashable) -> Set<AnyHashable> {
        let selected = now()
        return selected.contains(value) ? selected : [value]
    }

    /// Whether rows can be selected now.
    var isOn: Bool { mode != .none && !isAsleep }

    static var none: ListSelection { ListSelection() }

    static func single<V: Hashable>(_ binding: Binding<V?>) -> ListSelection {
        ListSelection(
            mode: .single, selected: binding.wrappedValue.map { [AnyHashable($0)] } ?? [],
            value: { ($0.base as? V).map { AnyHashable($0) } },
            choose: { if let value = $0.base as? V { binding.wrappedValue = value } },
            now: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] })
    }

    /// A tap adds the row to the selection or takes it out.
    static func multiple<V: Hashable>(_ binding: Binding<Set<V>>) -> ListSelection {
        ListSelection(
            mode: .multiple, selected: Set(binding.wrappedValue.map { AnyHashable($0) }),
            value: { ($0.base as? V).map { AnyHashable($0) } },
            choose: {
                guard let value = $0.base as? V else { return }
                binding.wrappedValue.formSymmetricDifference([value])
            },
            now: { Set(binding.wrappedValue.map { AnyHashable($0) }) })
    }
}

/// Where the selection of a list comes from.
enum ListSelectionSource<Value: Hashable> {
    case none
    case single(Binding<Value?>)
    case multiple(Binding<Set<Value>>)

    /// Read in the list's body, so that a change of the selection evaluates that body alone.
    func current(_ menu: SelectionMenu?) -> ListSelection {
        var selection: ListSelection =
            switch self {
            case .none: .none
            case .single(let binding): .single(binding)
            case .multiple(let binding): .multiple(binding)
            }
        selection.menu = menu
        return selection
    }
}
