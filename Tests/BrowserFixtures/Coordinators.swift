// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Presents by calls: several at once, beside what a modifier presents, with motions of their own.
struct Coordinators: View {
    @Environment(\.presentationCoordinator) private var coordinator

    var body: some View { CoordinatorPage(coordinator: coordinator) }
}

private struct CoordinatorPage: View {
    @ObservedObject var coordinator: PresentationCoordinator
    @State private var isShown = false
    @State private var ended = 0
    @State private var events: [String] = []

    var body: some View {
        VStack(spacing: 12) {
            Text("Count \(coordinator.count)")
            Text("Ended \(ended)")
            Text("Events \(events.joined(separator: " "))")
            Button("Call sheet") { call(.sheet, "Called sheet") }
            Button("Call cover") { call(.fullScreenCover, "Called cover") }
            Button("Call alert") {
                coordinator.present(type: .alert, content: AnyView(Text("Called alert")), onDismiss: { ended += 1 })
            }
            Button("Call custom") { call(.custom(Self.custom), "Called custom") }
            Button("Call moving") { call(.custom(Self.moving), "Called moving") }
            Button("Modifier") { isShown = true }
        }
        .frame(maxWidth: .infinity)
        .sheet(isPresented: $isShown) { Caller(title: "By modifier", coordinator: coordinator) }
        .onPresentationEvent { events.append($0.phase.rawValue) }
    }

    private static let custom = CustomPresentation("corner", placement: .bottomTrailing, transition: .fade)
    private static let moving = CustomPresentation(
        "moving", transition: .asymmetric(insertion: .slide(edge: .top), removal: .slide(edge: .leading)).duration(0.6))

    private func call(_ type: PresentationType, _ title: String) {
        coordinator.present(
            type: type, content: AnyView(Caller(title: title, coordinator: coordinator)), onDismiss: { ended += 1 })
    }
}

private struct Caller: View {
    let title: String
    let coordinator: PresentationCoordinator
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text(title).font(.title2).accessibilityAddTraits(.isHeader)
            Button("One more") {
                coordinator.present(type: .sheet, content: AnyView(Caller(title: "Another", coordinator: coordinator)))
            }
            Button("End all") { coordinator.dismissAll() }
            Button("Close") { dismiss() }
        }
        .padding()
    }
}
