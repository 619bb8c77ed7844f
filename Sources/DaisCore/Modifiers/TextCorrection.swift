// SPDX-License-Identifier: Apache-2.0

/// Where a touch screen's keyboard writes capitals by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    /// A value of `autocapitalize`.
    let token: String

    public static let never = Self(token: "none")
    public static let words = Self(token: "words")
    public static let sentences = Self(token: "sentences")
    public static let characters = Self(token: "characters")
}

extension View {
    /// Whether the fields in the view leave spelling alone.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInputTraits) { $0.correctionDisabled = disable }
    }

    /// Whether the fields in the view leave spelling alone; `nil` leaves that to the browser.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.correctionDisabled = disable }
    }

    /// Where the keyboard writes capitals by itself in the fields of the view.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization }
    }
}

extension EnvironmentValues {
    /// Whether fields leave spelling alone.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.correctionDisabled ?? false }
        set { textInputTraits.correctionDisabled = newValue }
    }
}
