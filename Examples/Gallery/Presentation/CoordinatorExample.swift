// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CoordinatorExample: View {
    @Environment(\.presentationCoordinator) private var coordinator

    var body: some View {
        Example(
            "Coordinator", "Presents by calls, without a binding, and lists everything that is presented.",
            code: #"""
                @Environment(\.presentationCoordinator) private var coordinator

                coordinator.present(type: .sheet) {
                    StackOfPresentations(coordinator: coordinator)
                }
                """#
        ) {
            Button("Present by a Call") {
                coordinator.present(type: .sheet) {
                    StackOfPresentations(coordinator: coordinator)
                }
            }
            .buttonStyle(.borderedProminent)
        }
    }
}

private struct StackOfPresentations: View {
    @ObservedObject var coordinator: PresentationCoordinator
    private static let card = CustomPresentation("card", placement: .topTrailing, transition: .slide(edge: .trailing))

    var body: some View {
        SheetBody("\(coordinator.count) presented") {
            ForEach(coordinator.presentations) { entry in
                Text("z-index \(entry.zIndex)").font(.footnote.monospacedDigit()).foregroundStyle(.secondary)
            }
            AdaptiveRow {
                Button("Sheet") { add(.sheet) }
                Button("Drawer") { add(.drawer(edge: .trailing)) }
                Button("Card") { add(.custom(Self.card)) }
            }
            .buttonStyle(.bordered)
            Button("Dismiss All", role: .destructive) { coordinator.dismissAll() }
        }
    }

    private func add(_ type: PresentationType) {
        coordinator.present(type: type) { StackOfPresentations(coordinator: coordinator) }
    }
}
