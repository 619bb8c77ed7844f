// SPDX-License-Identifier: Apache-2.0

/// The on-screen keyboard for a field.
public enum UIKeyboardType: Int, Sendable {
    /// The keyboards of UIKit. Browsers have fewer: several of them show the default keyboard.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The former name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    /// The value of `inputmode`; `nil` for the default keyboard.
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

    /// Addresses do not start with a capital letter.
    var capitalization: TextInputAutocapitalization? {
        self == .URL || self == .emailAddress ? .never : nil
    }
}

extension View {
    /// Sets the on-screen keyboard for the fields in the view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboard = type }
    }
}
