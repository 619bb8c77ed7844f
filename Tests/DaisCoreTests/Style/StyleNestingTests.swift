// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Custom styles that contain a control of their own family")
struct StyleNestingTests {
    struct ButtonRow: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
            } label: {
                configuration.label
            }
        }
    }
    struct LinkRow: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            NavigationLink {
            } label: {
                configuration.label
            }
        }
    }
    struct Framed: PrimitiveButtonStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                Button(configuration)
            }
        }
    }
    struct Rows: View {
        @State private var presses = 0
        var body: some View {
            NavigationStack {
                List {
                    Button("pressed \(presses)") { presses += 1 }.buttonStyle(LinkRow())
                }
            }
        }
    }

    @Test("a button in the body of a button style does not have that style")
    func buttonInStyle() {
        let screen = Screen { Button("Go") {}.buttonStyle(ButtonRow()) }
        let inner = screen.elements(.button)
        #expect(inner.map(\.classes) == ["B"])
        #expect(inner.first?.words == "Go")
    }

    @Test("a link without a destination in a button style is a picture of a link, and the button keeps its press")
    func linkInStyle() {
        let screen = Screen { Rows() }
        #expect(screen.elements(.a).isEmpty)
        #expect(screen.all { $0.classes.hasSuffix(" nl") }.map(\.words) == ["pressed 0"])
        screen.button("pressed 0").tap()
        #expect(screen.button("pressed 1").exists)
    }

    @Test("a button in the body of a style has the style around it")
    func outerStyle() {
        let screen = Screen {
            VStack { Button("Go") {}.buttonStyle(Framed(mark: "inner")) }.buttonStyle(Framed(mark: "outer"))
        }
        #expect(screen.tree.root.words.hasSuffix("inner outer Go"))
        let bordered = Screen {
            VStack { Button("Go") {}.buttonStyle(Framed(mark: "inner")) }.buttonStyle(.bordered)
        }
        #expect(bordered.elements(.button).map(\.classes) == ["B bordered"])
    }

    struct Switched: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    }
    struct Renamed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label {
                configuration.title
            } icon: {
                configuration.icon
            }
        }
    }
    struct Boxed: GroupBoxStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            GroupBox {
                Text(mark)
                configuration.content
            } label: {
                configuration.label
            }
        }
    }
    struct Listed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
    }
    struct Doubled: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
    }

    @Test("styles of toggles, labels, menus and progress views do not apply inside themselves")
    func families() {
        let screen = Screen {
            VStack {
                Toggle("On", isOn: .constant(true)).toggleStyle(Switched())
                Label("Name", systemImage: "star").labelStyle(Renamed())
                Menu("More") { Button("Item") {} }.menuStyle(Listed())
                ProgressView(value: 0.5).progressViewStyle(Doubled())
            }
        }
        #expect(screen.elements(.input).count == 1)
        #expect(screen.all { $0.tag == .progress || $0.attribute("role") == "progressbar" }.count == 1)
    }

    @Test("a group box in the content of a styled group box has the style too")
    func nestedContent() {
        let screen = Screen {
            GroupBox("A") { GroupBox("B") { Text("b") } }.groupBoxStyle(Boxed(mark: "mark"))
        }
        #expect(screen.all { $0.text == "mark" }.count == 2)
        #expect(screen.all { $0.attribute("role") == "group" }.count == 2)
    }

    struct Endless: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
            } label: {
                configuration.label
            }.buttonStyle(Endless())
        }
    }

    @Test("a style that sets itself inside itself ends in a diagnostic that names a view, and the session goes on")
    func endless() async {
        let screen = Screen {
            VStack {
                Button("Go") {}.buttonStyle(Endless())
                Text("still here")
            }
        }
        #expect(screen.text("still here").exists)
        var reports: [String] = []
        while reports.isEmpty {
            await Task.yield()
            reports += screen.takeReports()
        }
        #expect(reports[0].hasPrefix("Endless is nested more than"))
    }
}
