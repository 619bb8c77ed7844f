// SPDX-License-Identifier: Apache-2.0

/// The keyboard a touch screen shows for a field.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The value of `inputmode`; `nil` for the ordinary keyboard.
    var inputMode: String? {
        switch self {
        case .default, .asciiCapable, .namePhonePad, .twitter: nil
        case .numbersAndPunctuation, .decimalPad: "decimal"
        case .URL: "url"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .webSearch: "search"
        }
    }

    /// Addresses do not begin with a capital.
    var capitalization: TextInputAutocapitalization? {
        self == .URL || self == .emailAddress ? .never : nil
    }
}

extension View {
    /// Sets the keyboard that a touch screen shows for the fields in the view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboard = type }
    }
}
