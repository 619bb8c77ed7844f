// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Links and tabs whose pages are prepared.
struct PreparedPages: View {
    private enum Place { case first, second, refused }

    @State private var path: [Int] = []
    @State private var place = Place.first
    @State private var events: [String] = []
    @State private var isBound = false

    var body: some View {
        // 13 is never pushed, and the third tab is never shown.
        let limited = Binding(get: { path }, set: { new in if !new.contains(13) { path = new } })
        let chosen = Binding(get: { place }, set: { new in if new != .refused { place = new } })
        TabView(selection: chosen) {
            NavigationStack(path: limited) {
                VStack(spacing: 16) {
                    Text("Events: \(events.joined(separator: ", "))")
                    NavigationLink("One", value: 1)
                    NavigationLink("Thirteen", value: 13)
                    NavigationLink("View") { Page(number: 0, note: note) }
                    NavigationLink("Bound", isActive: $isBound) { Page(number: 8, note: note) }
                    NavigationLink("Never", value: 7).presentationPreparation(.never)
                }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { Page(number: $0, note: note) }
            }
            .tabItem { Text("First") }
            .tag(Place.first)
            VStack {
                Text("Second page")
                Text("Events: \(events.joined(separator: ", "))")
            }
            .onAppear { note("second appeared") }
            .onDisappear { note("second disappeared") }
            .tabItem { Text("Second") }
            .tag(Place.second)
            Text("Refused page").onAppear { note("refused appeared") }
                .tabItem { Text("Third") }
                .tag(Place.refused)
        }
    }

    private func note(_ event: String) { events.append(event) }

    private struct Page: View {
        let number: Int
        let note: (String) -> Void
        @State private var word = ""

        var body: some View {
            VStack(spacing: 16) {
                Text("Page \(number)")
                TextField("Word", text: $word)
                Text("Word is <\(word)>")
                NavigationLink("Deeper", value: number + 1)
            }
            .padding()
            .navigationTitle("Number \(number)")
            .onAppear { note("\(number) appeared") }
            .onDisappear { note("\(number) disappeared") }
        }
    }
}
