// SPDX-License-Identifier: Apache-2.0

/// The presentations of the inspected session, topmost first, and the page below them.
struct InspectorLayers: View, BuiltInView {
    let inspection: SessionInspection
    let facts: InspectedFacts

    var body: some View {
        ForEach(inspection.layers) { InspectorLayerCard(layer: $0) }
        InspectorCard {
            HStack(alignment: .firstTextBaseline) {
                Text("Page").font(.callout.weight(.semibold))
                Spacer()
                if inspection.layers.isEmpty {
                    Text("Nothing is presented").font(.caption).foregroundStyle(.secondary)
                }
            }
            if facts.isKnown {
                InspectorFact(name: "Focus", value: facts.focus.isEmpty ? "nothing" : facts.focus)
                InspectorFact(
                    name: "Inert", value: facts.inert.isEmpty ? "nothing" : facts.inert.joined(separator: "\n"))
            } else {
                Text("Open the inspector in the page to see the focus and what is inert.")
                    .font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// One presentation.
private struct InspectorLayerCard: View, BuiltInView {
    let layer: InspectedLayer

    var body: some View {
        InspectorCard {
            HStack(alignment: .firstTextBaseline) {
                Text(layer.kind).font(.callout.weight(.semibold))
                Spacer(minLength: 8)
                Text(layer.state)
                    .font(.caption.weight(.semibold)).foregroundStyle(color)
                    .padding(.horizontal, 8).padding(.vertical, 3)
                    .background(color.opacity(0.14), in: Capsule())
            }
            InspectorFact(name: "View", value: InspectorText.short(layer.presenter))
            if let site = layer.site { InspectorFact(name: "Source", value: site) }
            InspectorFact(name: "Binding", value: layer.isWanted ? "asks for it" : "no longer asks for it")
            InspectorFact(
                name: "Ends by",
                value: layer.dismissals.isEmpty ? "the app only" : layer.dismissals.joined(separator: ", "))
            InspectorFact(name: "Epoch", value: "\(layer.epoch)")
            if layer.nesting > 1 { InspectorFact(name: "Nesting", value: "\(layer.nesting)") }
        }
    }

    private var color: Color {
        if layer.state.hasPrefix("exiting") || layer.state.hasPrefix("parked") { return .orange }
        switch layer.state {
        case "presented": return .green
        case "waiting", "pending": return .gray
        default: return .blue
        }
    }
}

/// A named fact in a card.
struct InspectorFact: View, BuiltInView {
    let name: String
    let value: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(name).font(.caption).foregroundStyle(.secondary).frame(width: 56, alignment: .leading)
            Text(value).font(.caption.monospaced()).textSelection(.enabled)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// A group of facts.
struct InspectorCard<Content: View>: View, BuiltInView {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 6) { content }
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
    }
}

/// Shortens names for the inspector.
enum InspectorText {
    /// Returns a text without the arguments of generic types: `ScrollView<VStack<Text>>` becomes `ScrollView`.
    static func short(_ text: String) -> String {
        var depth = 0
        return text.filter { character in
            if character == "<" { depth += 1 }
            defer { if character == ">", depth > 0 { depth -= 1 } }
            return depth == 0
        }
    }
}

/// The words in the place of an empty list.
struct InspectorEmpty: View, BuiltInView {
    let text: String

    var body: some View {
        Text(text).font(.footnote).foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity).padding(.vertical, 32)
    }
}
