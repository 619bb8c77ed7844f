// SPDX-License-Identifier: Apache-2.0

/// The accessibility properties of a text: a name in place of its words, and a level of headings.
nonisolated struct TextMeaning: Equatable, Sendable {
    var label: Text?
    var heading: AccessibilityHeadingLevel?
    /// Indicates whether the name of a run before this one stands for it too.
    var isSilent = false

    @MainActor func apply(to appearance: inout Appearance, in scope: EnvironmentScope) {
        if isSilent { return appearance.attribute("aria-hidden", "true") }
        if let heading {
            appearance.attribute("role", "heading")
            appearance.attribute("aria-level", String(heading == .unspecified ? 2 : heading.rawValue))
        }
        guard let label else { return }
        appearance.attribute("aria-label", label.string(in: EnvironmentValues(scope: scope)))
        // A name is only read with a role.
        if heading == nil, appearance.attribute("href") == nil { appearance.attribute("role", "img") }
    }

    /// The value of `speak-as`, which Safari passes to VoiceOver.
    static func speech(spellsOut: Bool, saysPunctuation: Bool) -> String {
        switch (spellsOut, saysPunctuation) {
        case (true, true): "spell-out literal-punctuation"
        case (true, false): "spell-out"
        case (false, true): "literal-punctuation"
        case (false, false): "normal"
        }
    }
}
