// SPDX-License-Identifier: Apache-2.0

/// The kind of a text, by which a screen reader chooses how to speak it.
///
/// ARIA has no equivalent, so the kinds have no effect.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private enum Kind {
        case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
    }
    private let kind: Kind

    /// Generic text.
    public static let plain = Self(kind: .plain)
    /// The input and output of a terminal.
    public static let console = Self(kind: .console)
    /// The names of files.
    public static let fileSystem = Self(kind: .fileSystem)
    /// The messages of a conversation.
    public static let messaging = Self(kind: .messaging)
    /// A story or a poem.
    public static let narrative = Self(kind: .narrative)
    /// Source code.
    public static let sourceCode = Self(kind: .sourceCode)
    /// The cells of a table.
    public static let spreadsheet = Self(kind: .spreadsheet)
    /// A document.
    public static let wordProcessing = Self(kind: .wordProcessing)
}

// As in SwiftUI, these return a text, so that it can be joined with others or stored as `Text`.
extension Text {
    /// Sets the name that screen readers say in place of the text.
    ///
    /// ```swift
    /// Text("3 ") + Text("★").accessibilityLabel("stars")
    /// ```
    nonisolated public func accessibilityLabel(_ label: Text) -> Text { meaning { $0.label = label } }

    /// Sets the name that screen readers say in place of the text, from a localized key.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the name that screen readers say in place of the text, from a string.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }

    /// Makes the text a heading. The level `.unspecified` means 2, below the title of the page.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        meaning { $0.heading = level }
    }

    /// Sets the kind of the text, which has no effect; see ``AccessibilityTextContentType``.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

    /// Spells the text out, letter by letter. Only Safari supports it.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { with { $0.spellsOut = value } }

    /// Names all punctuation of the text. Only Safari supports it.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        with { $0.saysPunctuation = value }
    }

    /// Returns the text unchanged: a page cannot change the pitch of a screen reader.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Returns the text unchanged: a screen reader decides whether it finishes what it says.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    nonisolated private func meaning(_ change: (inout TextMeaning) -> Void) -> Text {
        with {
            var meaning = $0.meaning ?? TextMeaning()
            change(&meaning)
            $0.meaning = meaning
        }
    }
}

extension View {
    /// Sets the kind of the texts in the view, which has no effect; see ``AccessibilityTextContentType``.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Spells the texts in the view out, letter by letter. Only Safari supports it.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        modifier(
            InheritedModifier(
                property: "speak-as", value: TextMeaning.speech(spellsOut: value, saysPunctuation: false)))
    }

    /// Names all punctuation of the texts in the view. Only Safari supports it.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        modifier(
            InheritedModifier(
                property: "speak-as", value: TextMeaning.speech(spellsOut: false, saysPunctuation: value)))
    }

    /// Returns the view unchanged: a page cannot change the pitch of a screen reader.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Returns the view unchanged: a screen reader decides whether it finishes what it says.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// Returns the view unchanged: voice control of a browser knows a view by its name alone, which
    /// `accessibilityLabel(_:)` sets.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Returns the view unchanged; see the form with texts.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    /// Returns the view unchanged; see the form with texts.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

    /// Returns the view unchanged: a browser enlarges the whole page for its reader.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Returns the view unchanged: a browser enlarges the whole page for its reader.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Returns the view unchanged: assistive technology uses the controls that a page has.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool) -> some View {
        self
    }

    /// Returns the view unchanged; see the form without a condition.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View { self }
}
