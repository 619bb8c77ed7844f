// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A stack whose path has numbers, so every page has an address.
struct NavigationPages: View {
    @State private var path: [Int] = []
    @State private var sheet = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("One", value: 1)
                NavigationLink("Two without addresses") {
                    NavigationLink("Second") { Text("The second").navigationTitle("Second") }.navigationTitle("First")
                }
                NavigationLink("No address") { NumberPage(number: 99, path: $path) }
                Button("Twenty") { path = Array(1...20) }
                Button("Sheet") { sheet = true }
                ForEach(0..<60) { Text("Row \($0)") }
            }
            .navigationTitle("Numbers")
            .navigationDestination(for: Int.self) { NumberPage(number: $0, path: $path) }
        }
        .sheet(isPresented: $sheet) {
            NavigationStack {
                VStack {
                    Text("In the sheet")
                    NavigationLink("Inside") { Text("Deep in the sheet").navigationTitle("Inside") }
                }
                .navigationTitle("Own")
            }
            .presentationHistoryEntry()
        }
    }
}

private struct NumberPage: View {
    let number: Int
    @Binding var path: [Int]
    @State private var count = 0
    @State private var asks = false

    var body: some View {
        VStack {
            Text("Page \(number)")
            Button("Count \(count)") { count += 1 }
            NavigationLink("Next", value: number + 1)
            Button("Home") { path = [] }
            Button("Ask") { asks = true }
        }
        .alert("Sure?", isPresented: $asks) { Button("No", role: .cancel) {} }
        .navigationTitle("Number \(number)")
    }
}

/// A place with an address of its own: pages, and a sheet above them.
struct NavigationRoutes: View {
    struct Place: NavigationRoute {
        var path: [String] = []
        var sheet: String?

        init() {}

        init?(address: URL) {
            for name in address.pathComponents.dropFirst() {
                guard Self.parks.contains(name) else { return nil }
                path.append(name)
            }
            sheet = address.query.flatMap { $0.hasPrefix("sheet=") ? String($0.dropFirst(6)) : nil }
        }

        var address: String { "/" + path.joined(separator: "/") + (sheet.map { "?sheet=" + $0 } ?? "") }

        static let parks = ["yosemite", "zion"]
    }

    @State private var place = Place()

    var body: some View {
        NavigationStack(path: $place.path) {
            List(Place.parks, id: \.self) { NavigationLink($0.capitalized, value: $0) }
                .navigationTitle("Parks")
                .navigationDestination(for: String.self) { park in
                    VStack {
                        Text("The park \(park)")
                        Button("Map") { place.sheet = "map" }
                    }
                    .navigationTitle(park.capitalized)
                }
        }
        .sheet(isPresented: Binding(get: { place.sheet != nil }, set: { if !$0 { place.sheet = nil } })) {
            Text("Sheet of the \(place.sheet ?? "")")
        }
        .navigationRoutes($place, path: \.path)
    }
}

/// Pages that bring their own stack, tabs with a stack each, and columns.
struct NavigationMerged: View {
    @State private var inner: [Int] = []

    var body: some View {
        TabView {
            NavigationStack {
                NavigationLink("Module") {
                    NavigationStack(path: $inner) {
                        NavigationLink("Further", value: 1)
                            .navigationTitle("Module")
                            .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Further") }
                    }
                }
                .navigationTitle("First")
            }
            .tabItem { Text("First tab") }
            NavigationStack {
                NavigationLink("Other") { Text("Other page").navigationTitle("Other") }
                    .navigationTitle("Second")
            }
            .tabItem { Text("Second tab") }
        }
    }
}

/// Tabs of labels; rows with actions in a page.
struct NavigationTabs: View {
    @State private var tab = "list"

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                List {
                    NavigationLink("Deeper") { NavigationLink("Deepest") { Text("At the end").navigationTitle("End") } }
                    Text("With actions").swipeActions {
                        Button("Remove for good", role: .destructive) {}
                        Button("Put somewhere else") {}
                    }
                }
                .navigationTitle("Rows")
            }
            .tabItem { Label("List", systemImage: "list.bullet") }.tag("list")
            Text("Nothing").tabItem { Label("Other", systemImage: "house") }.badge(3).tag("other")
        }
    }
}

struct NavigationColumns: View {
    @State private var chosen: String?

    var body: some View {
        NavigationSplitView {
            List(["Soup", "Salad"], id: \.self, selection: $chosen) { Text($0) }
                .navigationTitle("Dishes")
        } detail: {
            Text(chosen.map { "A plate of \($0)" } ?? "Nothing chosen")
                .navigationTitle(chosen ?? "Dish")
        }
    }
}
