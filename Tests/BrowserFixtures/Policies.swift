// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Three sheets at once, of which a policy shows one at a time.
struct Policies: View {
    @Environment(\.presentationCoordinator) private var coordinator
    @State private var ended = ""

    var body: some View {
        VStack(spacing: 12) {
            Text("Ended:\(ended)")
            Button("Present") {
                present("Timetable", .low)
                present("Trains", .normal)
                present("Storm", .high)
            }
        }
        .presentationPolicy(.queue(), for: [.sheet])
    }

    private func present(_ name: String, _ priority: PresentationPriority) {
        coordinator.present(
            type: .sheet, onDismiss: { _ in ended += " \(name)" }, request: PresentationRequest(priority: priority)
        ) { Notice(name: name) }
    }
}

private struct Notice: View {
    let name: String
    @Environment(\.presentationQueue) private var queue

    var body: some View {
        VStack {
            Text(name).font(.title).accessibilityAddTraits(.isHeader)
            Text("\(queue.waiting.count) waiting")
            Button("Withdraw") { queue.withdrawAll() }
        }
        .padding(40)
    }
}
