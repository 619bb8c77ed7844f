// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The page with the list of the sessions of this process. It inspects the page of a phone from a wide window.
struct InspectorSessions: View, BuiltInView {
    @State private var sessions = Self.found()

    var body: some View {
        NavigationStack {
            List {
                Section {
                    if sessions.isEmpty {
                        Text("No page of the app is open.").foregroundStyle(.secondary)
                    }
                    ForEach(sessions) { session in
                        Link(destination: session.address) {
                            VStack(alignment: .leading, spacing: 2) {
                                Text(session.title)
                                Text(session.place).font(.footnote.monospaced()).foregroundStyle(.secondary)
                            }
                        }
                    }
                } footer: {
                    Text("In a page of the app, Ctrl+Alt+I shows the inspector beside the page.")
                }
            }
            .navigationTitle("Sessions")
            .toolbar { Button("Reload", systemImage: "arrow.clockwise") { sessions = Self.found() } }
        }
    }

    private struct Found: Identifiable {
        let id: String
        let title: String
        let place: String
        let address: URL
    }

    private static func found() -> [Found] {
        let folder = SessionContext.current?.basePath ?? DevelopmentAddress.inspectorPath
        return InspectedSessions.all.compactMap { session in
            // The pages for developers are no pages of the app.
            guard DevelopmentAddress(basePath: session.inspectedBase) == nil,
                let address = URL(string: "\(folder)/\(session.id)")
            else { return nil }
            let title = session.inspectedTitle
            return Found(
                id: session.id, title: title.isEmpty ? "Untitled" : title, place: session.inspectedPlace,
                address: address)
        }
    }
}
