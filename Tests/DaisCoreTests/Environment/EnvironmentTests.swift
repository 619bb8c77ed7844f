// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}
private struct WordKey: EnvironmentKey { static let defaultValue = "default" }

@MainActor
@Suite("Environment")
struct EnvironmentTests {
    struct Reader: View {
        @Environment(\.word) private var word
        var body: some View { Text(word) }
    }
    struct Bystander: View {
        var body: some View { VStack { Reader() } }
    }
    struct Setter: View {
        @State private var word = "one"
        var body: some View {
            VStack {
                Reader()
                Button("Change") { word = "two" }
                VStack { Bystander() }.environment(\.word, word)
                Reader().environment(\.word, "fixed")
            }
        }
    }

    @Test("a change reaches the views that read the value, and only those")
    func change() {
        let screen = Screen { Setter() }
        #expect(screen.all(.text).map(\.label) == ["default", "Change", "one", "fixed"])
        let patch = screen.record { screen.button("Change").tap() }
        #expect(patch.operations == [.text(8, "two")])
        // The setter, its two environment nodes, the reader; the bystander is skipped.
        #expect(patch.bodies == 4)
    }

    struct Transformer: View {
        @State private var suffix = "!"
        var body: some View {
            VStack {
                Button("Change") { suffix = "?" }
                Reader().transformEnvironment(\.word) { $0 += suffix }
            }
            .environment(\.word, "hi")
        }
    }

    @Test("a transformation starts from what holds above it")
    func transformation() {
        let screen = Screen { Transformer() }
        #expect(screen.text("hi!").exists)
        screen.button("Change").tap()
        #expect(screen.text("hi?").exists)
    }

    @Test("a value that begins to be set later is read by the next evaluation below it")
    func models() {
        let screen = Screen { ModelPage() }
        #expect(screen.text("3").exists)
        screen.button("Add").tap()
        #expect(screen.text("4").exists)
    }

    @Observable final class Model { var count = 3 }
    struct ModelPage: View {
        @State private var model = Model()
        var body: some View {
            VStack {
                Button("Add") { model.count += 1 }
                ModelReader()
            }
            .environment(model)
        }
    }
    struct ModelReader: View {
        @Environment(Model.self) private var model
        var body: some View { Text("\(model.count)") }
    }
}
