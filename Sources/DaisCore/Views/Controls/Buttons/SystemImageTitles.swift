// SPDX-License-Identifier: Apache-2.0

// Controls whose label is a title with a symbol. In these extensions `Label` is the control's own generic parameter.

extension Button where Label == DaisCore.Label<Text, Image> {
    /// Creates a button with a localized title and a symbol.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { DaisCore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { DaisCore.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a localized title, a symbol and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DaisCore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title, a symbol and a role.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DaisCore.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == DaisCore.Label<Text, Image> {
    /// Creates a toggle with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DaisCore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DaisCore.Label(title, systemImage: systemImage) }
    }
}

extension Picker where Label == DaisCore.Label<Text, Image> {
    /// Creates a picker with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { DaisCore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { DaisCore.Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == DaisCore.Label<Text, Image> {
    /// Creates a menu with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DaisCore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DaisCore.Label(title, systemImage: systemImage) }
    }
    /// Creates a menu with a localized title, a symbol and an action for clicks on its button.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { DaisCore.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title, a symbol and an action for clicks on its button.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { DaisCore.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}
