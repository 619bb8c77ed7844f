// SPDX-License-Identifier: Apache-2.0

/// A property of the enclosing presentation, such as its detents or its corner radius, set by the content or the
/// source.
///
/// Each modifier is one option in one file. The machine collects options from the content as preferences and applies
/// them to the layer's description without knowing their types.
nonisolated protocol PresentationOption {
    /// Combines the option with one that a view further inside has set. The outer one wins, as with every preference.
    func over(_ inner: Self) -> Self
    /// Combines the option with that of the next view in tree order. The first one wins.
    func beside(_ next: Self) -> Self
    @MainActor func apply(to layer: inout LayerDescription)
}

nonisolated extension PresentationOption {
    func over(_ inner: Self) -> Self { self }
    func beside(_ next: Self) -> Self { self }
}

/// The options of one presentation, in the order in which they were set first.
nonisolated struct PresentationOptions {
    private var list: [any PresentationOption] = []

    var isEmpty: Bool { list.isEmpty }

    func option<O: PresentationOption>(_ type: O.Type = O.self) -> O? {
        for case let option as O in list { return option }
        return nil
    }

    func without<O: PresentationOption>(_ type: O.Type) -> PresentationOptions {
        var rest = self
        rest.list.removeAll { $0 is O }
        return rest
    }

    mutating func set<O: PresentationOption>(_ option: O) {
        put(option) { option.over($0) }
    }

    mutating func add(_ next: PresentationOptions) {
        for option in next.list { add(option) }
    }

    private mutating func add<O: PresentationOption>(_ option: O) {
        put(option) { $0.beside(option) }
    }

    private mutating func put<O: PresentationOption>(_ option: O, joined: (O) -> O) {
        for index in list.indices {
            guard let known = list[index] as? O else { continue }
            list[index] = joined(known)
            return
        }
        list.append(option)
    }

    @MainActor func apply(to layer: inout LayerDescription) {
        for option in list { option.apply(to: &layer) }
    }
}

enum PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        value.add(nextValue())
    }
}

extension View {
    /// Sets an option of the presentation that contains this view.
    nonisolated func presentationOption<O: PresentationOption>(_ option: O) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.set(option) }
    }
}
