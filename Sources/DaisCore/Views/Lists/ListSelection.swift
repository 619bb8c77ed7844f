// SPDX-License-Identifier: Apache-2.0

/// The selection mode of a list and the selected rows.
///
/// Two selections are equal if the same rows are selected, so that a list with the same selection skips its rows.
struct ListSelection {
    enum Mode { case none, single, multiple }
    var mode = Mode.none
    var selected: Set<AnyHashable> = []
    /// A Boolean that is `true` if selection is currently disabled.
    var isAsleep = false
    /// Converts a row's tag or identifier to the selection's type; `nil` for rows that cannot be selected.
    var value: (AnyHashable) -> AnyHashable? = { _ in nil }
    /// Runs with ``value(_:)`` of the row that the user selects.
    var choose: (AnyHashable) -> Void = { _ in }
    /// Selects these rows alone, where several can be selected.
    var replace: (Set<AnyHashable>) -> Void = { _ in }
    /// A Boolean that is `true` if a click selects its row alone and modifier keys select several rows.
    var takesModifiers = false
    /// Returns the current selection, which may be newer than ``selected``.
    var now: () -> Set<AnyHashable> = { [] }
    /// The actions for the selection.
    var menu: SelectionMenu?
    /// The selection as a text, if it is in the state of a view and its type is `Codable`.
    var text: () -> String? = { nil }
    /// Selects the rows of a text, and returns `false` if it is none.
    var enter: (String) -> Bool = { _ in false }

    /// Returns the rows that an action on a row applies to: the whole selection if the row is part of it.
    func rows(with value: AnyHashable) -> Set<AnyHashable> {
        let selected = now()
        return selected.contains(value) ? selected : [value]
    }

    /// Returns the selection, currently disabled if it is multiple and `isOff` is `true`. As on phones, a tap on a row
    /// outside of edit mode is for its content.
    func withheld(outsideEditing isOff: Bool) -> ListSelection {
        var copy = self
        copy.isAsleep = mode == .multiple && isOff
        return copy
    }

    /// Returns a selection in which clicks of a pointer select as on a computer, if it is multiple and `isOn` is `true`.
    func pointed(_ isOn: Bool) -> ListSelection {
        var copy = self
        copy.takesModifiers = mode == .multiple && isOn
        return copy
    }

    /// Returns a selection that also shows the next column of a split view. Links in rows select through `links`.
    @MainActor func advancing(_ split: SplitColumn?, from links: RowSelection) -> ListSelection {
        guard mode != .none, let split else { return self }
        var copy = self
        copy.choose = {
            choose($0)
            split.advance()
        }
        copy.replace = {
            replace($0)
            split.advance()
        }
        copy.enter = { text in
            guard enter(text) else { return false }
            if !text.isEmpty { split.advance() }
            return true
        }
        links.choose = {
            guard let row = value($0) else { return false }
            choose(row)
            split.advance()
            return true
        }
        return copy
    }

    /// A Boolean that is `true` if rows can currently be selected.
    var isOn: Bool { mode != .none && !isAsleep }

    static var none: ListSelection { ListSelection() }

    static func single<V: Hashable>(_ binding: Binding<V?>) -> ListSelection {
        ListSelection(
            mode: .single, selected: binding.wrappedValue.map { [AnyHashable($0)] } ?? [],
            value: { ($0.base as? V).map { AnyHashable($0) } },
            choose: { if let value = $0.base as? V { binding.wrappedValue = value } },
            now: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
            text: { binding.isInState ? binding.wrappedValue.map { CodedText.text(of: $0) } ?? "" : nil },
            enter: { text in
                let value = CodedText.value(V.self, of: text)
                if value != nil || text.isEmpty { binding.wrappedValue = value }
                return value != nil || text.isEmpty
            })
    }

    /// Creates a multiple selection. A tap with a finger adds the row or removes it.
    static func multiple<V: Hashable>(_ binding: Binding<Set<V>>) -> ListSelection {
        ListSelection(
            mode: .multiple, selected: Set(binding.wrappedValue.map { AnyHashable($0) }),
            value: { ($0.base as? V).map { AnyHashable($0) } },
            choose: {
                guard let value = $0.base as? V else { return }
                binding.wrappedValue.formSymmetricDifference([value])
            },
            replace: { binding.wrappedValue = Set($0.compactMap { $0.base as? V }) },
            now: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
            text: {
                let texts = binding.wrappedValue.compactMap { CodedText.text(of: $0) }
                guard binding.isInState, texts.count == binding.wrappedValue.count else { return nil }
                return StableJSON.text(of: texts.sorted())
            },
            enter: { text in
                guard let texts: [String] = StableJSON.value(of: text) else { return false }
                binding.wrappedValue = Set(texts.compactMap { CodedText.value(V.self, of: $0) })
                return true
            })
    }
}

/// The binding of a list's selection.
nonisolated enum ListSelectionSource<Value: Hashable> {
    case none
    case single(Binding<Value?>)
    case multiple(Binding<Set<Value>>)

    /// A Boolean that is `true` if there is a selection.
    var isAny: Bool { if case .none = self { false } else { true } }

    /// Reads the selection. The list's body calls it, so that a change of the selection evaluates only that body.
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
