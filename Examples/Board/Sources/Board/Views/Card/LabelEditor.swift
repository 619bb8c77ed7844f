// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LabelEditor: View {
    let desk: Desk
    let card: Card
    @Environment(\.isEnabled) private var isEnabled
    @State private var name = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Labels").font(.headline)
            ForEach(card.labels, id: \.self) { label in
                HStack {
                    LabelRow(labels: [label])
                    Spacer()
                    if isEnabled {
                        Button("Remove \(label)", systemImage: "xmark") { set(card.labels.filter { $0 != label }) }
                            .labelStyle(.iconOnly).buttonStyle(.plain).foregroundStyle(.secondary)
                            .hiddenInPrint()
                    }
                }
            }
            if isEnabled {
                HStack {
                    TextField("New label", text: $name).textFieldStyle(.roundedBorder).onSubmit { add(name) }
                    let others = desk.board.labels.filter { !card.labels.contains($0) }
                    if !others.isEmpty {
                        Menu {
                            ForEach(others, id: \.self) { label in Button(label) { add(label) } }
                        } label: {
                            Image(systemName: "tag")
                        }
                        .accessibilityLabel("Labels of this board")
                    }
                }
                .hiddenInPrint()
            }
        }
        .hiddenInPrint(card.labels.isEmpty)
    }

    private func add(_ label: String) {
        let label = String(label.trimmingCharacters(in: .whitespaces).prefix(40))
        name = ""
        guard !label.isEmpty, !card.labels.contains(label) else { return }
        set(card.labels + [label])
    }

    private func set(_ labels: [String]) {
        let (desk, id, version) = (desk, card.id, card.version(of: .labels))
        Task { await desk.change(id, .labels(labels), readAt: version) }
    }
}
