// SPDX-License-Identifier: Apache-2.0

// Controls whose label is a title with an image. In these extensions `Label` is the control's own generic parameter.

extension Button where Label == DaisCore.Label<Text, Image> {
    /// Creates a button with a localized title and an image.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { DaisCore.Label(titleKey, image: image) }
    }

    /// Creates a button with a title and an image.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { DaisCore.Label(title, image: image) }
    }

    /// Creates a button with a localized title, an image and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DaisCore.Label(titleKey, image: image) }
    }

    /// Creates a button with a title, an image and a role.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DaisCore.Label(title, image: image) }
    }
}

extension Toggle where Label == DaisCore.Label<Text, Image> {
    /// Creates a toggle with a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DaisCore.Label(titleKey, image: image) }
    }

    /// Creates a toggle with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DaisCore.Label(title, image: image) }
    }
}

extension Picker where Label == DaisCore.Label<Text, Image> {
    /// Creates a picker with a localized title and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { DaisCore.Label(titleKey, image: image) }
    }

    /// Creates a picker with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { DaisCore.Label(title, image: image) }
    }
}

extension Menu where Label == DaisCore.Label<Text, Image> {
    /// Creates a menu with a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DaisCore.Label(titleKey, image: image) }
    }

    /// Creates a menu with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DaisCore.Label(title, image: image) }
    }

    /// Creates a menu with a localized title, an image and an action for clicks on its button.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { DaisCore.Label(titleKey, image: image) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title, an image and an action for clicks on its button.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { DaisCore.Label(title, image: image) }, primaryAction: primaryAction)
    }
}

extension Toggle where Label == DaisCore.Label<Text, Image> {
    /// Creates a toggle for several values with a localized title and an image.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { DaisCore.Label(titleKey, image: image) }
    }

    /// Creates a toggle for several values with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { DaisCore.Label(title, image: image) }
    }
}

extension Picker where Label == DaisCore.Label<Text, Image> {
    /// Creates a picker with a localized title and an image, whose menu shows a view of the app instead of the chosen
    /// one.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], content(), DaisCore.Label(titleKey, image: image), AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title and an image, whose menu shows a view of the app instead of the chosen one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], content(), DaisCore.Label(title, image: image), AnyView(currentValueLabel()))
    }
}

extension Picker where Label == DaisCore.Label<Text, Image> {
    /// Creates a picker for several values with a localized title and an image.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), DaisCore.Label(titleKey, image: image),
            nil)
    }

    /// Creates a picker for several values with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), DaisCore.Label(title, image: image),
            nil)
    }

    /// Creates a picker for several values with a localized title and an image, whose menu shows a view of the app instead of
    /// the chosen one.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), DaisCore.Label(titleKey, image: image),
            AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values with a title and an image, whose menu shows a view of the app instead of
    /// the chosen one.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content(), DaisCore.Label(title, image: image),
            AnyView(currentValueLabel()))
    }
}

extension ControlGroup {
    /// Creates a group of controls with a localized title and an image.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { DaisCore.Label(titleKey, image: image) }
    }

    /// Creates a group of controls with a title and an image.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { DaisCore.Label(title, image: image) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an image of the app.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// Creates a label with a title and an image of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}
