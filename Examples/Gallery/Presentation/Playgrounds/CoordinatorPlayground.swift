// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension PresentationType {
    static let card = custom(
        CustomPresentation("card", placement: .topTrailing, transition: .slide(edge: .trailing)))
}

struct CoordinatorPlayground: View {
    private static let types: [Choice<PresentationType>] = [
        Choice("Sheet", ".sheet", .sheet),
        Choice("Full screen cover", ".fullScreenCover", .fullScreenCover),
        Choice("Drawer", ".drawer(edge: .trailing)", .drawer(edge: .trailing)),
        Choice("A type of the app's own", ".card", .card),
    ]

    @Environment(\.presentationCoordinator) private var coordinator
    @State private var type = types[0]
    @State private var dismissals = 0

    var body: some View {
        Playground(
            "A call and its options", "Any code with the coordinator can present, without a binding or a modifier.",
            code: """
                extension PresentationType {
                    static let card = custom(
                        CustomPresentation("card", placement: .topTrailing, transition: .slide(edge: .trailing)))
                }

                coordinator.present(type: \(type.code), onDismiss: { dismissals += 1 }) {
                    News()
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Present") {
                    coordinator.present(type: type.value, onDismiss: { dismissals += 1 }) {
                        News()
                    }
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                Text("Dismissed \(dismissals) times").font(.footnote).foregroundStyle(.secondary)
            }
        } options: {
            ChoiceOption("Type", Self.types, $type)
        }
    }
}

private struct News: View {
    var body: some View {
        SheetBody("News") { Text("The coordinator has brought it.") }
    }
}
