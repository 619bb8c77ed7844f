// SPDX-License-Identifier: Apache-2.0

/// The inspector of one session, as the root of a session of its own.
struct InspectorPanel: View, BuiltInView {
    enum Section: String, CaseIterable {
        case layers = "Layers"
        case events = "Events"
        case turns = "Turns"
        case messages = "Messages"
    }

    let session: String
    @State private var inspection: SessionInspection?
    @State private var facts = InspectedFacts()
    @State private var section = Section.layers

    var body: some View {
        VStack(spacing: 0) {
            header
            Divider()
            if let inspection {
                content(inspection)
            } else {
                ContentUnavailableView(
                    "No Session", systemImage: "eye.slash",
                    description: Text("This process has no session with this name. Open the inspector again."))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
        .background {
            HTMLElementView("dais-page-facts", events: ["facts"]) { facts = InspectedFacts($0.detail) }
                .frame(width: 0, height: 0).accessibilityHidden(true)
        }
        .onAppear { inspection = InspectedSessions[session]?.beginInspection() }
        .onDisappear { InspectedSessions[session]?.endInspection() }
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text("Inspector").font(.headline).accessibilityAddTraits(.isHeader)
                Spacer()
                if inspection?.isOver == true {
                    Text("ended").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
                } else {
                    Button("Clear") { inspection?.clear() }.font(.footnote).disabled(inspection == nil)
                }
            }
            Text(inspection?.place ?? "").font(.caption.monospaced()).foregroundStyle(.secondary).lineLimit(1)
                .truncationMode(.middle)
            Picker("Section", selection: $section) {
                ForEach(Section.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented).labelsHidden()
        }
        .padding(.horizontal, 14).padding(.top, 12).padding(.bottom, 10)
        .background(Color(.secondarySystemGroupedBackground))
    }

    private func content(_ inspection: SessionInspection) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                switch section {
                case .layers: InspectorLayers(inspection: inspection, facts: facts)
                case .events: InspectorEvents(inspection: inspection)
                case .turns: InspectorTurns(inspection: inspection)
                case .messages: InspectorMessages(inspection: inspection)
                }
            }
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// The facts of the inspected page that only its browser knows. An inspector in a window of its own has none.
struct InspectedFacts: Equatable {
    /// The element with the focus, or the empty string.
    var focus = ""
    /// The outermost elements that are inert.
    var inert: [String] = []
    var isKnown = false

    init() {}

    init(_ detail: HTMLElementEvent.Detail) {
        focus = String((detail["focus"].string ?? "").prefix(200))
        inert = (0..<20).compactMap { detail["inert"][$0].string.map { String($0.prefix(200)) } }
        isKnown = true
    }
}
