// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Which layer a modal goes to")
struct LayerAddressTests {
    @Observable
    final class Model {
        var plain = false
        var alert = false
        var other = false
        var sheet = false
        var inSheet = false
        var nested = false
        var hasLayer = true
        nonisolated init() {}
    }

    private let model = Model()
    private let notes = Notes()
    private let completions = Completions()
    private func text(_ screen: Screen) -> [String] {
        screen.modals.map { $0.fullText.split(separator: " ").first.map(String.init) ?? "" }
    }

    struct Stacked: View {
        let model: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            Text("page")
                .testModal("alert", layer: "alerts", $model.alert, notes, completions)
                .testModal("plain", layer: "containers", $model.plain, notes, completions)
                .presentationHostLayer(id: "containers")
                .presentationHostLayer(id: "alerts")
        }
    }

    @Test("V2: a layer that is attached later lies above, whatever is presented first")
    func stacking() {
        let screen = Screen { Stacked(model: model, notes: notes, completions: completions) }
        screen.operations(after: { model.alert = true })
        screen.operations(after: { model.plain = true })
        #expect(text(screen) == ["plain", "alert"])
        #expect(screen.stages.count == 2)
    }

    struct Scoped: View {
        let model: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            VStack {
                VStack {
                    Text("column").testModal("plain", $model.plain, notes, completions)
                }
                .presentationHostLayer()
                Text("beside").testModal("other", $model.other, notes, completions)
            }
            .presentationHostLayer()
        }
    }

    @Test("V3: the nearest layer of the name takes it, inside the view that layer is attached to")
    func scoped() {
        let screen = Screen { Scoped(model: model, notes: notes, completions: completions) }
        screen.operations(after: {
            model.plain = true
            model.other = true
        })
        #expect(screen.stages.map(\.children.count) == [1, 1])
        #expect(screen.stages[0].parent !== screen.stages[1].parent)
        #expect(text(screen) == ["plain", "other"])
    }

    struct Beside: View {
        let model: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            VStack {
                Text("source").testModal("plain", layer: "stage", $model.plain, notes, completions)
                if model.hasLayer { Text("stage").presentationHostLayer(id: "stage") }
            }
        }
    }

    @Test("V34: a layer is known by its name everywhere, also beside the view it belongs to")
    func registry() {
        let screen = Screen { Beside(model: model, notes: notes, completions: completions) }
        screen.operations(after: { model.plain = true })
        #expect(text(screen) == ["plain"])
    }

    @Test("V21: without a layer a modal waits and a developer is told; it appears when the layer does")
    func missing() async {
        model.hasLayer = false
        let screen = Screen { Beside(model: model, notes: notes, completions: completions) }
        screen.operations(after: { model.plain = true })
        #expect(screen.modals.isEmpty && screen.layers.isEmpty && notes.take().isEmpty)
        screen.clock.advance(by: .milliseconds(150))
        let reports = await screen.reports()
        #expect(
            reports.contains {
                $0.contains("Beside presents a modal with the id \"plain\" in \"stage\", which is not there")
                    && $0.contains(".presentationHostLayer(id: \"stage\")") && $0.contains("LayerScreen.swift:")
            })
        screen.operations(after: { model.hasLayer = true })
        #expect(text(screen) == ["plain"])
        #expect(notes.take().contains("plain onPresent"))
    }

    struct Twins: View {
        let model: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            VStack {
                Text("one").testModal("plain", id: "same", $model.plain, notes, completions)
                Text("two").testModal("other", id: "same", $model.other, notes, completions)
                Text("three").testModal("alert", layer: "alerts", id: "same", $model.alert, notes, completions)
            }
            .presentationHostLayer()
            .presentationHostLayer(id: "alerts")
        }
    }

    @Test(
        "V16: a second modal of one id is not shown, is reported, and ends nothing; in another layer it is another modal"
    )
    func duplicates() async {
        let screen = Screen { Twins(model: model, notes: notes, completions: completions) }
        screen.operations(after: { model.plain = true })
        screen.operations(after: {
            model.other = true
            model.alert = true
        })
        #expect(text(screen) == ["plain", "alert"])
        #expect(await screen.reports().contains { $0.contains("with the id same") })
        #expect(!notes.take().contains { $0.hasPrefix("other") })
        #expect(model.plain && !model.other)
        screen.operations(after: { model.plain = false })
        screen.operations(after: { completions.finish("plain") })
        #expect(text(screen) == ["alert"])
        #expect(notes.take().filter { $0.hasSuffix("onDismiss") } == ["plain onDismiss"])
    }

    struct WithSheet: View {
        let model: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            Text("page")
                .sheet(isPresented: $model.sheet) {
                    Text("sheet")
                        .testModal("inSheet", layer: "sheet", $model.inSheet, notes, completions)
                        .presentationHostLayer(id: "sheet")
                }
                .testModal("plain", $model.plain, notes, completions)
                .presentationHostLayer()
        }
    }

    @Test("a sheet stands above the layers of the view that presents it; a layer in its content stands in the sheet")
    func sheets() {
        let screen = Screen { WithSheet(model: model, notes: notes, completions: completions) }
        screen.operations(after: { model.sheet = true })
        screen.operations(after: { model.plain = true })
        #expect(text(screen) == ["plain"])
        #expect(screen.layers.map { $0.attribute("data-layer") } == ["sheet"])
        screen.operations(after: { model.inSheet = true })
        #expect(screen.overlayHTML.contains("inSheet inSheet"))
        #expect(!screen.html.contains("inSheet inSheet"))
        screen.operations(after: { model.sheet = false })
        #expect(notes.take().contains("inSheet out"))
    }

    struct Nested: View {
        let model: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            Text("page")
                .presentationHost(
                    id: "outer", isPresented: $model.plain, onPresent: { notes.add("outer onPresent") },
                    onDismiss: { notes.add("outer onDismiss") },
                    content: {
                        TestModal(name: "outer", notes: notes, completions: completions, isPresented: $model.plain)
                            .testModal("inner", $model.nested, notes, completions)
                    }
                )
                .presentationHostLayer()
        }
    }

    @Test("V25: a nested modal leaves with the one it is in, both are told, and onDismiss is called deepest first")
    func nested() {
        let screen = Screen { Nested(model: model, notes: notes, completions: completions) }
        screen.operations(after: { model.plain = true })
        screen.operations(after: { model.nested = true })
        #expect(text(screen) == ["outer", "inner"])
        _ = notes.take()
        screen.operations(after: { model.plain = false })
        #expect(notes.take() == ["outer out", "inner out"])
        screen.operations(after: { completions.finish("outer") })
        #expect(screen.modals.count == 2)
        screen.operations(after: { completions.finish("inner") })
        #expect(screen.modals.isEmpty && !model.nested)
        #expect(notes.take() == ["inner disappeared", "inner onDismiss", "outer disappeared", "outer onDismiss"])
    }
}
