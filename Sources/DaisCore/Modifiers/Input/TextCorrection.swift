// SPDX-License-Identifier: Apache-2.0

/// The automatic capitalization of an on-screen keyboard.
public struct TextInputAutocapitalization: Hashable, Sendable {
    /// The value of `autocapitalize`.
    let token: String

    /// No automatic capitals.
    public static let never = Self(token: "none")
    /// A capital at the start of each word.
    public static let words = Self(token: "words")
    /// A capital at the start of each sentence.
    public static let sentences = Self(token: "sentences")
    /// Capitals only.
    public static let characters = Self(token: "characters")
}

extension View {
    /// Disables spelling correction in the fields of the view.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInputTraits) { $0.correctionDisabled = disable }
    }

    /// Disables or enables spelling correction in the fields of the view; `nil` leaves the choice to the browser.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.correctionDisabled = disable }
    }

    /// Sets the automatic capitalization for the fields of the view; `nil` uses the default of the keyboard.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization }
    }
}

extension EnvironmentValues {
    /// A Boolean that is `true` if fields do not correct spelling. The default is `false`.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.correctionDisabled ?? false }
        set { textInputTraits.correctionDisabled = newValue }
    }
}
