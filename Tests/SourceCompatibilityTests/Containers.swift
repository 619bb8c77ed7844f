// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ScrollForms: View {
    var body: some View {
        ScrollView { Text("a") }
        ScrollView(.horizontal) { Text("b") }
        ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("c") }
        ScrollView(.vertical) { Text("d") }
            .scrollIndicators(.hidden)
            .scrollDisabled(true)
    }
}

struct ListForms: View {
    @State private var products = [Product(name: "a")]
    @State private var selection: Product.ID?
    @State private var selected: Set<Product.ID> = []
    @State private var query = ""

    var body: some View {
        List {
            Section("Fruit") {
                Text("Apple")
                ForEach(products) { Text($0.name) }
                    .onDelete { products.remove(atOffsets: $0) }
                    .onMove { products.move(fromOffsets: $0, toOffset: $1) }
            }
            Section {
                Text("Leek")
            } header: {
                Text("Vegetables")
            } footer: {
                Text("All of them")
            }
            Section(header: Text("Old style")) { Text("x") }
        }
        .listStyle(.insetGrouped)
        List(products) { product in
            Text(product.name)
                .listRowSeparator(.hidden)
                .listRowBackground(Color.clear)
                .listRowInsets(EdgeInsets())
                .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                    Button("Delete", role: .destructive) {}
                }
        }
        .listStyle(.plain)
        .searchable(text: $query, prompt: "Search")
        List(products, selection: $selection) { Text($0.name) }
        List(products, selection: $selected) { Text($0.name) }
        List(selection: $selection) { Text("a").tag(UUID()) }
        List(0..<5) { Text("\($0)") }
        List(["a", "b"], id: \.self) { Text($0) }
    }
}

struct SettingsForm: View {
    @State private var name = ""
    @State private var level = 0.5
    @State private var kind = Product.Kind.book
    @State private var isOn = true

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $name)
                Toggle("Notifications", isOn: $isOn)
            }
            Section {
                Picker("Kind", selection: $kind) {
                    ForEach(Product.Kind.allCases) { kind in
                        Text(kind.title).tag(kind)
                    }
                }
                Slider(value: $level, in: 0...1)
                LabeledContent("Version", value: "1.0")
                LabeledContent("Level") { Text("\(level)") }
            } header: {
                Text("Options")
            }
            Section {
                Button("Save") {}
            }
            .disabled(name.isEmpty)
        }
        .formStyle(.grouped)
    }
}

struct TabForms: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Text("One")
                .tabItem { Label("One", systemImage: "1.circle") }
                .tag(0)
                .badge(3)
            Text("Two")
                .tabItem {
                    Image(systemName: "2.circle")
                    Text("Two")
                }
                .tag(1)
                .badge("new")
        }
        TabView { Text("page") }
            .tabViewStyle(.page)
        TabView { Text("page") }
            .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

struct DisclosureForms: View {
    @State private var isExpanded = false

    var body: some View {
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("detail") }
        DisclosureGroup {
            Text("detail")
        } label: {
            Text("More")
        }
        GroupBox("Box") { Text("x") }
        ControlGroup { Button("a") {} }
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add one"))
        ScrollViewReader { proxy in
            ScrollView { Text("top").id("top") }
            Button("Top") { withAnimation { proxy.scrollTo("top", anchor: .top) } }
        }
    }
}
