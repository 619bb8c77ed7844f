// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension ImageResource {
    static let logo = ImageResource(name: "Logo", bundle: .main)
}

struct ImageForms: View {
    @State private var isOn = false
    @State private var size = 1
    let title = "Title"

    var body: some View {
        Group {
            Image(.logo)
            Label("Logo", image: .logo)
            Label("Logo", image: "Logo")
            Button("Save", image: .logo) {}
            Button(title, image: .logo, role: .destructive) {}
            Toggle("On", image: .logo, isOn: $isOn)
            Menu("More", image: .logo) { Button("a") {} }
            Menu(title, image: .logo) {
                Button("a") {}
            } primaryAction: {
            }
        }
        Picker("Size", image: .logo, selection: $size) { Text("1").tag(1) }
        Picker(title, systemImage: "star", selection: $size) {
            Text("1").tag(1)
        } currentValueLabel: {
            Text("one")
        }
        Picker(selection: $size) {
            Text("1").tag(1)
        } label: {
            Text("Size")
        } currentValueLabel: {
            Text("one")
        }
        ControlGroup("Format", image: .logo) { Button("a") {} }
        ControlGroup(title, systemImage: "star") { Button("a") {} }
    }
}

struct SourcesForms: View {
    struct Item: Identifiable {
        let id = 0
        var isOn = false
        var size = 1
    }
    @State private var items = [Item()]

    var body: some View {
        Toggle("All", sources: $items, isOn: \.isOn)
        Toggle("All", systemImage: "star", sources: $items, isOn: \.isOn)
        Toggle("All", image: .logo, sources: $items, isOn: \.isOn)
        Toggle(sources: $items, isOn: \.isOn) { Text("All") }
        Picker("Size", sources: $items, selection: \.size) { Text("1").tag(1) }
        Picker("Size", systemImage: "star", sources: $items, selection: \.size) { Text("1").tag(1) }
        Picker("Size", image: .logo, sources: $items, selection: \.size) {
            Text("1").tag(1)
        } currentValueLabel: {
            Text("one")
        }
        Picker(sources: $items, selection: \.size) {
            Text("1").tag(1)
        } label: {
            Text("Size")
        }
    }
}

struct OlderForms: View {
    @State private var value = 0.5
    @State private var count = 1
    @State private var name = ""
    private let formatter = NumberFormatter()

    var body: some View {
        Group {
            Slider(value: $value) { Text("Level") }
            Slider(value: $value, onEditingChanged: { _ in }) { Text("Level") }
            Slider(value: $value, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
                Text("Level")
            }
            Slider(
                value: $value, in: 0...1, step: 0.1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                maximumValueLabel: Text("1")
            ) { Text("Level") }
        }
        Group {
            Stepper(value: $count, in: 1...5) { Text("Count") }
            Stepper(value: $count, in: 1...5, onEditingChanged: { _ in }) { Text("Count") }
            Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("Count") }
            Stepper(onIncrement: { count += 1 }, onDecrement: nil, onEditingChanged: { _ in }) { Text("Count") }
        }
        Group {
            TextField("Amount", value: $value, formatter: formatter)
            TextField("Amount", value: $value, formatter: formatter, onCommit: {})
            TextField("Amount", value: $value, formatter: formatter, onEditingChanged: { _ in })
            TextField("Amount", value: $value, formatter: formatter, onEditingChanged: { _ in }, onCommit: {})
            TextField("Name", text: $name, onEditingChanged: { _ in })
            TextField("Name", text: $name, onCommit: {})
        }
        Text("Fonts").font(.system(.body, design: .serif)).font(.body.bold(true).italic(false).monospaced(true))
        TextEditor(text: $name).textEditorStyle(.plain)
    }
}

struct StyledForms: View {
    @State private var isExpanded = true

    var body: some View {
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("detail") }.disclosureGroupStyle(.automatic)
        GroupBox("Box") { Text("x") }.groupBoxStyle(.automatic)
        LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)
        ControlGroup { Button("a") {} }.controlGroupStyle(.navigation)
        Button("Wrapped") {}.buttonStyle(Wrapped())
        Button("Link") {}.buttonStyle(.link)
        Gauge(value: 0.5) { Text("a") }.gaugeStyle(.linear)
        Gauge(value: 0.5) { Text("a") }.gaugeStyle(.circular)
        ProgressView(timerInterval: .now ... .now + 60)
        ProgressView(timerInterval: .now ... .now + 60, countsDown: false) { Text("Break") }
    }

    /// Apps wrap the built-in styles.
    struct Wrapped: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            BorderedButtonStyle().makeBody(configuration: configuration).padding()
        }
    }
}

struct ToolbarForms: View {
    @State private var name = "Draft"

    var body: some View {
        Text("page")
            .navigationTitle($name)
            .toolbar(id: "main") {
                ToolbarItem(id: "share", placement: .primaryAction, showsByDefault: false) { Button("Share") {} }
            }
            .toolbar {
                ToolbarTitleMenu { RenameButton() }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("a") {}
                } label: {
                    Label("Group", systemImage: "star")
                }
            }
            .renameAction {}
    }
}
