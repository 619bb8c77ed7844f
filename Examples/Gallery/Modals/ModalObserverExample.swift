// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A flow of two steps without a view. It lists its modals and reports when it is done.
@MainActor
final class PairingFlow {
    let updates: AsyncStream<ModalsUpdate<String>>
    private let output: AsyncStream<ModalsUpdate<String>>.Continuation

    init() { (updates, output) = AsyncStream.makeStream(of: ModalsUpdate<String>.self) }

    func start() {
        show("search", "antenna.radiowaves.left.and.right", "Looking for a speaker", "Hold it near.", "Found it") {
            self.show("pair", "speaker.wave.2", "Living room", "Play sound there from now on?", "Pair") {
                self.output.yield(.output("Living room"))
                self.output.finish()
            }
        }
    }

    private func show(
        _ key: String, _ symbol: String, _ title: String, _ message: String, _ button: String,
        _ next: @escaping @MainActor () -> Void
    ) {
        let modal = Modal(key: key, style: .card()) {
            VStack(spacing: 14) {
                Image(systemName: symbol).font(.largeTitle).foregroundStyle(.tint).accessibilityHidden(true)
                Text(title).font(.title2.bold())
                Text(message).foregroundStyle(.secondary)
                Button(button, action: next).buttonStyle(.borderedProminent).controlSize(.large)
            }
            .padding(32)
            .frame(maxWidth: .infinity)
        }
        output.yield(.rendering(ModalsRendering(modals: [modal])))
    }
}

struct ModalObserverExample: View {
    @Environment(\.modalListObserver) private var modalListObserver
    @State private var observation: ModalListObservationLifetime?
    @State private var paired = "nothing"

    var body: some View {
        Example(
            "A flow without a view",
            "A sequence of lists is followed until it ends, or until its token is released; its outputs are delivered.",
            code: """
                let flow = PairingFlow()
                observation = modalListObserver.observe(flow.updates) { paired = $0 }
                flow.start()
                """
        ) {
            VStack(spacing: 12) {
                Button("Pair a speaker") {
                    let flow = PairingFlow()
                    observation = modalListObserver.observe(flow.updates) { paired = $0 }
                    flow.start()
                }
                .buttonStyle(.borderedProminent)
                Text("Paired: \(paired)").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
