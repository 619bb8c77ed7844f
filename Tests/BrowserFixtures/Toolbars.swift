// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Bars with an item at every place, on pages, in a sheet and in a cover.
struct Toolbars: View {
    @State private var log: [String] = []
    @State private var sheet = false
    @State private var cover = false
    @State private var text = ""
    @State private var name = "Groceries"
    @State private var isHidden = false

    var body: some View {
        NavigationStack {
            List {
                Text("log: \(log.joined(separator: " "))")
                TextField("Note", text: $text)
                Button("Sheet") { sheet = true }
                Button("Cover") { cover = true }
                Button("Bars") { isHidden.toggle() }
                NavigationLink("Looks") { LooksPage() }
                NavigationLink("Renamed") { Text("list \(name)").navigationTitle($name) }
                NavigationLink("Own") { Text("own").navigationTitle("Own").toolbar { OwnTools() } }
            }
            .navigationTitle("Bars")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Leading") { log.append("leading") } }
                ToolbarItem(placement: .topBarTrailing) { Button("Trailing") { log.append("trailing") } }
                ToolbarItem(placement: .primaryAction) { Button("Primary") { log.append("primary") } }
                ToolbarItem(placement: .secondaryAction) { Button("Secondary") { log.append("secondary") } }
                ToolbarItem(placement: .bottomBar) { Button("Bottom") { log.append("bottom") } }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .status) { Text("Up to date") }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("Last") { log.append("last") } }
                ToolbarItem(placement: .keyboard) { Button("Keys") { log.append("keys") } }
            }
            .toolbar(isHidden ? .hidden : .visible, for: .navigationBar, .bottomBar)
        }
        .sheet(isPresented: $sheet) { Editor(log: $log) }
        .fullScreenCover(isPresented: $cover) { Editor(log: $log) }
    }
}

private struct Editor: View {
    @Binding var log: [String]
    @State private var title = ""
    @State private var isDirty = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $title)
                Toggle("Dirty", isOn: $isDirty)
            }
            .navigationTitle("Edit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") {
                        log.append("cancel")
                        dismiss()
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        log.append("save:\(title)")
                        dismiss()
                    }
                }
            }
            .interactiveDismissDisabled(isDirty)
        }
    }
}

private struct LooksPage: View {
    var body: some View {
        Text("looks")
            .navigationTitle("Looks")
            .toolbarBackground(.red, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbarTitleMenu { Button("Sort") {} }
    }
}

private struct OwnTools: ToolbarContent {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) { Button("Count \(count)") { count += 1 } }
        if count > 1 {
            ToolbarItem(placement: .topBarTrailing) { Button("Leave") { dismiss() } }
        }
    }
}

/// Pages whose motion tests interrupt, and a large title above a list.
struct PageMotions: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("One", value: 1)
                NavigationLink("Two", value: 2)
                Button("Append") { path.append(path.count + 1) }
                Button("At once") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { path = [1] }
                }
                Button("Five") { path = Array(1...5) }
                ForEach(0..<60) { Text("Row \($0)") }
            }
            .navigationTitle("Motions")
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("Page \(number)")
                    NavigationLink("Next", value: number + 1)
                    NavigationLink(value: number + 1) { Text("Wide").frame(maxWidth: .infinity) }
                    Button("Replace") { path[path.count - 1] += 10 }
                    Button("Home") { path = [] }
                    Button("Home at once") {
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { path = [] }
                    }
                }
                .navigationTitle("Number \(number)")
            }
        }
    }
}

/// Pages with long lists, and a path of any depth, for measuring.
struct LongPages: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Thousand", value: 1)
                Button("Fifty") { path = Array(1...50) }
            }
            .navigationTitle("Start")
            .navigationDestination(for: Int.self) { number in
                List(0..<1000, id: \.self) { Text("Row \($0) of \(number)") }
                    .navigationTitle("Page \(number)")
            }
        }
    }
}

/// Three columns, with something that is lost when a column is made anew.
struct Columns: View {
    @State private var folder: String?
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
                .navigationTitle("Folders")
                .navigationSplitViewColumnWidth(220)
        } content: {
            List {
                Text("folder \(folder ?? "none")")
                NavigationLink("Letter") { ColumnCounter(name: "Letter") }
            }
            .navigationTitle("Letters")
        } detail: {
            ColumnCounter(name: "Detail")
        }
        .navigationSplitViewStyle(.balanced)
    }
}

private struct ColumnCounter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(name) \(count)") { count += 1 }
            NavigationLink("Deeper") { Text("deep").navigationTitle("Deep") }
        }
        .navigationTitle(name)
    }
}

/// A view that lists the addresses it was opened with.
struct Addresses: View {
    @State private var opened: [String] = []

    var body: some View {
        VStack {
            Text("opened: \(opened.joined(separator: " "))")
            Link("Seven", destination: URL(string: "/parks/7")!)
        }
        .onOpenURL { opened.append($0.absoluteString) }
    }
}

/// A bar with two buttons of several words, which need more than half of a phone.
struct WordyBar: View {
    var body: some View {
        NavigationStack {
            Text("Content").toolbar {
                Button("Go to a number") {}
                Button("Go to a name") {}
            }
        }
    }
}
