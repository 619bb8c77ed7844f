// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

// MARK: 15 — a style of a design system for UIKit, after the edits of docs/Migration.md and nothing else

/// A tray that floats above the lower edge of its container, with a grip and a badge. The comments show the lines that
/// were other ones.
struct TrayStyle: ModalPresentationStyle {
    var badge = 0
    var onDismiss: (() -> Void)?

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        // viewControllerContainmentPreferences: .init(statusBar: .none) is gone.
        ModalBehaviorPreferences(
            overlayTap: .dismiss(onDismiss: onDismiss),
            sourceView: "search",  // was a UIView
            interactiveDismiss: .swipeDown(onDismiss: onDismiss), usesPreferredContentSize: true)
    }

    private func frame(in context: ModalPresentationContext) -> CGRect {
        let width = min(context.containerSize.width - 32, 420)
        // The size was always known.
        let height = min(context.preferredContentSize.value?.height ?? 240, context.containerSize.height * 0.8)
        return CGRect(
            x: (context.containerSize.width - width) / 2,
            y: context.containerSize.height - height - max(16, context.containerSafeAreaInsets.bottom), width: width,
            height: height)
    }

    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        ModalDisplayValues(
            frame: frame(in: context),
            roundedCorners: ModalRoundedCorners(radius: 20, corners: .all),  // was a CACornerMask
            overlayOpacity: 0.35,
            shadow: ModalShadow(radius: 30, opacity: 0.25, offset: CGSize(width: 0, height: 10)),
            // Each had a builder, an update and canUpdate.
            decorations: [
                ModalDecoration(
                    id: "grip",
                    frame: CGRect(x: frame(in: context).width / 2 - 24, y: 6, width: 48, height: 5 * context.scale),
                    isHandle: true
                ) { Capsule().fill(.tertiary) },
                ModalDecoration(id: "badge", alignment: .topTrailing) {
                    Text("\(badge)").opacity(badge == 0 ? 0 : 1)  // was decorationOpacity
                },
            ])
    }

    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(
            frame: frame(in: context).offsetBy(dx: 0, dy: context.containerSize.height),
            animation: .interpolatingSpring(mass: 3, stiffness: 1000, damping: 500))  // was .spring(mass:…)
    }

    func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(
            frame: frame(in: context), alpha: 0, transform: .scale(0.96),
            animation: .timingCurve(0.32, 0.72, 0, 1, duration: 0.25))  // was .cubicBezier(controlPoints:duration:)
    }

    func reverseTransitionValues(for context: ModalPresentationContext) -> ModalReverseTransitionValues? {
        ModalReverseTransitionValues(
            frame: (context.currentFrame.value ?? frame(in: context)).insetBy(dx: 0, dy: -12))
    }

    func customize(environment: inout ViewEnvironment) { environment.lineLimit = 2 }
}

extension ModalPresentationStyleProvider {
    /// A provider of the design system, as there.
    static func tray(badge: Int = 0, onDismiss: (() -> Void)? = nil) -> ModalPresentationStyleProvider {
        ModalPresentationStyleProvider { _ in TrayStyle(badge: badge, onDismiss: onDismiss) }
    }
}

struct TrayView: View {
    @State private var isShown = false
    @State private var badge = 1

    var body: some View {
        VStack {
            Button("Search") {}.modalSourceView("search")
            Button("Tray") { isShown = true }
        }
        .presentingModals {
            if isShown {
                Modal(key: "tray", style: .tray(badge: badge, onDismiss: { isShown = false })) {
                    Button("Add") { badge += 1 }.padding()
                }
            }
        }
    }
}
