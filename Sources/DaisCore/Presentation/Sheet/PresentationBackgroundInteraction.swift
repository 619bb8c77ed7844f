// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Says whether the views behind the sheet around this view can be used while it is there.
    ///
    /// ```swift
    /// Places()
    ///     .presentationDetents([.height(120), .medium, .large])
    ///     .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    /// ```
    /// At the heights where they can be used nothing is dimmed, and the sheet is not modal.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationOption(BackgroundInteractionOption(interaction: interaction))
    }
}

/// Whether the views behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, enabled, disabled
        case through(PresentationDetent)
    }
    let kind: Kind

    /// As the platform does it: they cannot be used.
    public static var automatic: Self { Self(kind: .automatic) }
    /// They can be used.
    public static var enabled: Self { Self(kind: .enabled) }
    /// They cannot be used.
    public static var disabled: Self { Self(kind: .disabled) }
    /// They can be used as long as the sheet is not taller than one of its detents.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(kind: .through(detent)) }
}

nonisolated struct BackgroundInteractionOption: PresentationOption {
    let interaction: PresentationBackgroundInteraction

    @MainActor func apply(to layer: inout LayerDescription) { layer.sheet.backgroundInteraction = interaction }
}
