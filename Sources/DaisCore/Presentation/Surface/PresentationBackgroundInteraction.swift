// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets whether the user can interact with the views behind the enclosing sheet.
    ///
    /// ```swift
    /// Places()
    ///     .presentationDetents([.height(120), .medium, .large])
    ///     .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    /// ```
    /// At detents with interaction nothing is dimmed, and the sheet is not modal.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationOption(BackgroundInteractionOption(interaction: interaction))
    }
}

/// The interaction with the views behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, enabled, disabled, dismissing
        case through(PresentationDetent)
    }
    let kind: Kind

    /// The default, which disables interaction.
    public static var automatic: Self { Self(kind: .automatic) }
    /// The user can interact with the views behind.
    public static var enabled: Self { Self(kind: .enabled) }
    /// The user cannot interact with the views behind.
    public static var disabled: Self { Self(kind: .disabled) }
    /// The user can interact with the views behind, and a press on them also dismisses the presentation, for the reason
    /// `scrim`. SwiftUI does not have it.
    public static var dismissing: Self { Self(kind: .dismissing) }
    /// The user can interact with the views behind while the sheet is not taller than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(kind: .through(detent)) }
}

nonisolated struct BackgroundInteractionOption: PresentationOption {
    let interaction: PresentationBackgroundInteraction

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.sheet.backgroundInteraction = interaction
        guard interaction.kind == .dismissing else { return }
        layer.isModal = false
        layer.overlay.attribute(AttributeName.passing, "")
        layer.styles.append(.passing)
    }
}

extension FeatureStyle {
    static let passing = FeatureStyle(
        "passing",
        """
        .layer[data-passing],.layer[data-passing]>.backdrop{pointer-events:none;background:none}
        .layer[data-passing]>.surface{pointer-events:auto}
        """)
}
