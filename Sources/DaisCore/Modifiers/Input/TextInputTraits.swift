// SPDX-License-Identifier: Apache-2.0

/// The input traits of a text field, which become attributes: keyboard, completion and corrections.
struct TextInputTraits: Equatable {
    var keyboard = UIKeyboardType.default
    var contentType: UITextContentType?
    var submitLabel: SubmitLabel?
    var correctionDisabled: Bool?
    var capitalization: TextInputAutocapitalization?

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute("inputmode", keyboard.inputMode)
        appearance.attribute("autocomplete", contentType?.token)
        appearance.attribute("enterkeyhint", submitLabel?.hint)
        if let correctionDisabled {
            appearance.attribute("autocorrect", correctionDisabled ? "off" : "on")
            appearance.attribute("spellcheck", correctionDisabled ? "false" : "true")
        }
        appearance.attribute("autocapitalize", (capitalization ?? keyboard.capitalization)?.token)
    }
}

extension EnvironmentValues {
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }
}

private enum TextInputTraitsKey: EnvironmentKey {
    static let defaultValue = TextInputTraits()
}
