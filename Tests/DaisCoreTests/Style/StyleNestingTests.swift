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

    struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
    }
    struct Opened: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            DisclosureGroup(isExpanded: configuration.$isExpanded) {
                configuration.content
            } label: {
                configuration.label
            }
        }
    }
    struct Measured: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Gauge(value: configuration.value) { configuration.label }
        }
    }
    struct Gathered: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
    }
    struct Filled: FormStyle {
        func makeBody(configuration: Configuration) -> some View { Form(configuration) }
    }
    struct Dated: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            DatePicker(selection: configuration.$selection) { configuration.label }
        }
    }

    @Test(
        "styles of labeled content, disclosures, gauges, control groups, forms and dates do not apply inside themselves"
    )
    func otherFamilies() {
        let screen = Screen {
            VStack {
                LabeledContent("Name", value: "Ada").labeledContentStyle(Stacked())
                DisclosureGroup("More") { Text("detail") }.disclosureGroupStyle(Opened())
                Gauge(value: 0.5) { Text("Level") }.gaugeStyle(Measured())
                ControlGroup("Format") { Button("Bold") {} }.controlGroupStyle(Gathered())
                Form { Text("row") }.formStyle(Filled())
                DatePicker("Day", selection: .constant(.now)).datePickerStyle(Dated())
            }
        }
        #expect(screen.all("labeled").count == 1)
        #expect(screen.all("disc").count == 1)
        #expect(screen.all("gauge").count == 1)
        #expect(screen.all("cgroup").count == 1)
        #expect(screen.all("form").count == 1)
        #expect(screen.elements(.input).count == 1)
    }

    struct Framing: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("mark")
                configuration.label
                configuration.content
            }
        }
    }
    struct Marking: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("mark")
                configuration.content
            }
        }
    }
    struct Noting: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("mark")
                configuration.content
            }
        }
    }
    struct Wrapping: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("mark")
                configuration.content
            }
        }
    }

    @Test("controls in the content of a styled container have the style too")
    func nestedContents() {
        let screens = [
            Screen {
                LabeledContent("A") { LabeledContent("B", value: "b") }.labeledContentStyle(Framing())
            },
            Screen {
                DisclosureGroup("A") { DisclosureGroup("B") { Text("b") } }.disclosureGroupStyle(Marking())
            },
            Screen { ControlGroup { ControlGroup { Text("b") } }.controlGroupStyle(Noting()) },
            Screen { Form { Form { Text("b") } }.formStyle(Wrapping()) },
        ]
        for screen in screens {
            #expect(screen.all { $0.text == "mark" }.count == 2)
            #expect(screen.text("b").exists)
        }
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
