// SPDX-License-Identifier: Apache-2.0

extension Toggle {
    /// Creates a toggle for several values, which is on if all of them are.
    ///
    /// ```swift
    /// struct Alarm: Identifiable { let id = UUID(); var isOn = false }
    ///
    /// struct AlarmSwitch: View {
    ///     @Binding var alarms: [Alarm]
    ///
    ///     var body: some View { Toggle(sources: $alarms, isOn: \.isOn) { Text("All alarms") } }
    /// }
    /// ```
    /// A style reads in `configuration.isMixed` if some values are on and others are off.
    ///
    /// - Parameters:
    ///   - sources: The values.
    ///   - isOn: The key path from a source to its binding. Pressing the toggle writes all bindings.
    ///   - label: The label.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                unsafeGet: { bindings.allSatisfy(\.wrappedValue) },
                set: { value, _ in for binding in bindings { binding.wrappedValue = value } }),
            label: label)
        isMixed = {
            let states = bindings.map(\.wrappedValue)
            return states.contains(true) && states.contains(false)
        }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle for several values with a localized title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle for several values with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == DaisCore.Label<Text, Image> {
    /// Creates a toggle for several values with a localized title and a symbol.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { DaisCore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle for several values with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { DaisCore.Label(title, systemImage: systemImage) }
    }
}
