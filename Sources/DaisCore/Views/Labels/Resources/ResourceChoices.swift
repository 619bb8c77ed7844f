// SPDX-License-Identifier: Apache-2.0
public import Foundation

// Toggles, pickers and fields whose title is a resource. In the extensions for a symbol `Label` is the control's own
// generic parameter.

extension Toggle where Label == Text {
    /// Creates a toggle with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == DaisCore.Label<Text, Image> {
    /// Creates a toggle with a symbol and a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DaisCore.Label(titleResource, systemImage: systemImage) }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title that is kept as a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleResource), content: content)
    }
}

extension Picker where Label == DaisCore.Label<Text, Image> {
    /// Creates a picker with a symbol and a title that is kept as a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { DaisCore.Label(titleResource, systemImage: systemImage) }
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a title that is kept as a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a color picker with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title that is kept as a resource, for a value without bounds.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that is kept as a resource, for a value in a range.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a title that is kept as a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }
}

extension SecureField where Label == Text {
    /// Creates a password field with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}
