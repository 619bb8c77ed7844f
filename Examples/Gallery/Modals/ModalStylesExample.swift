// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ModalStylesExample: View {
    @State private var shown: String?

    var body: some View {
        Example(
            "Styles",
            "The four built-in styles. Their measures are a style sheet in the environment.",
            code: """
                .presentingModals {
                    if shown == "card" {
                        Modal(key: "card", style: .card(onDismiss: close)) {
                            ModalBody("creditcard", "A card", "As high as what it holds.")
                        }
                    }
                """
        ) {
            AdaptiveRow {
                Button("Card") { shown = "card" }
                Button("Sheet") { shown = "sheet" }
                Button("Full") { shown = "full" }
                Button("Popover") { shown = "popover" }
                    .presentingModals {
                        if shown == "popover" {
                            Modal(key: "popover", style: .popover(onDismiss: close)) {
                                ModalBody("text.bubble", "A popover", "Beside the view that lists it.")
                            }
                        }
                    }
            }
            .buttonStyle(.bordered)
            .presentingModals {
                if shown == "card" {
                    Modal(key: "card", style: .card(onDismiss: close)) {
                        ModalBody("creditcard", "A card", "As high as what it holds.")
                    }
                }
                if shown == "sheet" {
                    Modal(key: "sheet", style: .sheet(onDismiss: close)) {
                        ModalBody("tray.and.arrow.down", "A sheet", "Swipe it down, or pull it up against its spring.")
                    }
                }
                if shown == "full" {
                    Modal(key: "full", style: ClosableStyle(base: .full(), onDismiss: close)) {
                        ModalBody("rectangle", "All of it", "Nothing but its own button ends it.")
                    }
                }
            }
        }
    }

    private func close() { shown = nil }
}

/// A style that adds a dismissal handler to another style.
private struct ClosableStyle: ModalPresentationStyle {
    let base: ModalPresentationStyleProvider
    let onDismiss: () -> Void

    private var style: any ModalPresentationStyle { base.presentationStyle(for: EnvironmentValues()) }

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(overlayTap: .dismiss(onDismiss: onDismiss))
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        style.displayValues(for: context)
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        style.enterTransitionValues(for: context)
    }
}
