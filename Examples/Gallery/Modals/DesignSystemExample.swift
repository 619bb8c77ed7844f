// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A theme of a design system, which styles read from the environment.
struct StudioTheme: Equatable {
    var corner = 22.0
    var accent = Color.indigo
    var dim = 0.55
}

private struct StudioThemeKey: EnvironmentKey { static let defaultValue = StudioTheme() }

extension EnvironmentValues {
    var studioTheme: StudioTheme {
        get { self[StudioThemeKey.self] }
        set { self[StudioThemeKey.self] = newValue }
    }
}

/// A panel at the top with a badge at its corner.
struct StudioBannerStyle: ModalPresentationStyle {
    let theme: StudioTheme
    let onDismiss: () -> Void

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(overlayTap: .dismiss(onDismiss: onDismiss))
    }

    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        var frame = ModalFrame(
            width: .fill, height: .content, alignment: .top,
            insets: EdgeInsets(top: 28, leading: 20, bottom: 28, trailing: 20))
        frame.maxWidth = 460
        return ModalDisplayValues(
            frame: frame, roundedCorners: ModalRoundedCorners(radius: theme.corner), overlayOpacity: theme.dim,
            overlayColor: theme.accent.mix(with: .black, by: 0.75),
            shadow: ModalShadow(radius: 60, opacity: 0.35, offset: CGSize(width: 0, height: 24)),
            decorations: [badge])
    }

    private var badge: ModalDecoration {
        ModalDecoration(
            id: "badge", alignment: .topTrailing, offset: CGSize(width: 0, height: -14),
            size: CGSize(width: 44, height: 44)
        ) {
            Image(systemName: "sparkles").font(.title3).foregroundStyle(.white)
                .frame(width: 44, height: 44)
                .background(theme.accent, in: .circle)
        }
    }

    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(frame: .beyond(.top), transform: .scale(0.96), animation: .bouncy(duration: 0.5))
    }

    func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(frame: .offset(x: 0, y: -40), alpha: 0, animation: .easeIn(duration: 0.2))
    }

    func customize(environment: inout EnvironmentValues) { environment.font = .system(.body, design: .rounded) }
}

extension ModalPresentationStyleProvider {
    static func studioBanner(onDismiss: @escaping () -> Void) -> ModalPresentationStyleProvider {
        ModalPresentationStyleProvider { StudioBannerStyle(theme: $0.studioTheme, onDismiss: onDismiss) }
    }
}

struct DesignSystemExample: View {
    @State private var isShown = false
    @State private var theme = StudioTheme()

    var body: some View {
        Example(
            "A design system's own",
            "A style returns values: frame, transitions and decorations. It reads its theme from the environment.",
            code: """
                extension ModalPresentationStyleProvider {
                    static func studioBanner(onDismiss: @escaping () -> Void) -> ModalPresentationStyleProvider {
                        ModalPresentationStyleProvider { StudioBannerStyle(theme: $0.studioTheme, onDismiss: onDismiss) }
                    }
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Announce") { isShown = true }.buttonStyle(.borderedProminent).tint(theme.accent)
                AdaptiveRow {
                    Button("Indigo") { theme.accent = .indigo }
                    Button("Orange") { theme.accent = .orange }
                    Button("Square") { theme.corner = theme.corner == 22 ? 4 : 22 }
                }
                .buttonStyle(.bordered)
                .controlSize(.small)
            }
            .presentingModals {
                if isShown {
                    Modal(key: "banner", style: .studioBanner(onDismiss: { isShown = false })) {
                        ModalBody("gift", "Version two", "In the studio's own words and measures.")
                    }
                }
            }
            .environment(\.studioTheme, theme)
        }
    }
}
