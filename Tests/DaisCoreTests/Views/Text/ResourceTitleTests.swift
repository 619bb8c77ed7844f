// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Titles that are kept as resources")
struct ResourceTitleTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dais-\(UUID().uuidString)")
    private var save: LocalizedStringResource { LocalizedStringResource("Save", bundle: .atURL(folder)) }

    init() throws {
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data(#""Save" = "Sichern";"#.utf8).write(to: german.appendingPathComponent("Localizable.strings"))
    }

    /// Expects that a view with the resource is the same as a view with the German word, for a German reader.
    private func expect<Found: View, Wanted: View>(
        _ found: Found, is wanted: Wanted, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        func html(_ view: some View) -> String {
            let screen = Screen { view.environment(\.locale, Locale(identifier: "de")) }
            return screen.html + screen.layers.map(\.markup).joined()
        }
        let expected = html(wanted)
        #expect(expected.contains("Sichern"), sourceLocation: sourceLocation)
        #expect(html(found) == expected, sourceLocation: sourceLocation)
    }

    @Test("buttons, menus and links show them in the language of the reader")
    func buttons() throws {
        expect(Button(save) {}, is: Button("Sichern") {})
        expect(Button(save, role: .destructive) {}, is: Button("Sichern", role: .destructive) {})
        expect(Button(save, systemImage: "tray") {}, is: Button("Sichern", systemImage: "tray") {})
        expect(
            Button(save, systemImage: "tray", role: .cancel) {},
            is: Button("Sichern", systemImage: "tray", role: .cancel) {})
        expect(Menu(save) { Text("item") }, is: Menu("Sichern") { Text("item") })
        expect(
            Menu(save, systemImage: "tray") { Text("item") }, is: Menu("Sichern", systemImage: "tray") { Text("item") })
        let site = try #require(URL(string: "https://example.com"))
        expect(Link(save, destination: site), is: Link("Sichern", destination: site))
        expect(
            NavigationStack { NavigationLink(save) { Text("page") } },
            is: NavigationStack { NavigationLink("Sichern") { Text("page") } })
        expect(
            NavigationStack { NavigationLink(save, value: 1) },
            is: NavigationStack { NavigationLink("Sichern", value: 1) })
    }

    @Test("toggles, pickers and fields show them")
    func choices() {
        let (flag, number, text) = (Binding.constant(true), Binding.constant(0.5), Binding.constant("text"))
        let (date, color) = (Binding.constant(Date(timeIntervalSince1970: 0)), Binding.constant(Color.red))
        expect(Toggle(save, isOn: flag), is: Toggle("Sichern", isOn: flag))
        expect(Toggle(save, systemImage: "tray", isOn: flag), is: Toggle("Sichern", systemImage: "tray", isOn: flag))
        expect(
            Picker(save, selection: flag) { Text("On").tag(true) },
            is: Picker("Sichern", selection: flag) { Text("On").tag(true) })
        expect(
            Picker(save, systemImage: "tray", selection: flag) { Text("On").tag(true) },
            is: Picker("Sichern", systemImage: "tray", selection: flag) { Text("On").tag(true) })
        expect(DatePicker(save, selection: date), is: DatePicker("Sichern", selection: date))
        expect(ColorPicker(save, selection: color), is: ColorPicker("Sichern", selection: color))
        expect(Stepper(save, value: number, step: 0.1), is: Stepper("Sichern", value: number, step: 0.1))
        expect(Stepper(save, value: number, in: 0...1), is: Stepper("Sichern", value: number, in: 0...1))
        expect(
            TextField(save, text: text, prompt: Text("Words")),
            is: TextField("Sichern", text: text, prompt: Text("Words")))
        expect(SecureField(save, text: text), is: SecureField("Sichern", text: text))
    }

    @Test("labels and containers show them")
    func labels() {
        let flag = Binding.constant(true)
        expect(Label(save, systemImage: "tray"), is: Label("Sichern", systemImage: "tray"))
        expect(Label(save, image: "tray"), is: Label("Sichern", image: "tray"))
        expect(List { Section(save) { Text("row") } }, is: List { Section("Sichern") { Text("row") } })
        expect(GroupBox(save) { Text("row") }, is: GroupBox("Sichern") { Text("row") })
        expect(DisclosureGroup(save) { Text("row") }, is: DisclosureGroup("Sichern") { Text("row") })
        expect(
            DisclosureGroup(save, isExpanded: flag) { Text("row") },
            is: DisclosureGroup("Sichern", isExpanded: flag) { Text("row") })
        expect(LabeledContent(save) { Text("row") }, is: LabeledContent("Sichern") { Text("row") })
        expect(LabeledContent(save, value: "row"), is: LabeledContent("Sichern", value: "row"))
        expect(
            ContentUnavailableView(save, systemImage: "tray"),
            is: ContentUnavailableView("Sichern", systemImage: "tray"))
        expect(ProgressView(save), is: ProgressView("Sichern"))
        expect(ProgressView(save, value: 0.5), is: ProgressView("Sichern", value: 0.5))
        expect(
            TabView(selection: flag) { Tab(save, systemImage: "tray", value: true) { Text("page") } },
            is: TabView(selection: flag) { Tab("Sichern", systemImage: "tray", value: true) { Text("page") } })
        expect(
            TabView { Tab(save, systemImage: "tray") { Text("page") } },
            is: TabView { Tab("Sichern", systemImage: "tray") { Text("page") } })
    }

    @Test("titles of pages, help and accessibility show them")
    func modifiers() {
        expect(
            NavigationStack { Text("page").navigationTitle(save) },
            is: NavigationStack { Text("page").navigationTitle("Sichern") })
        let icon = Image(systemName: "tray")
        expect(icon.help(save), is: icon.help("Sichern"))
        expect(icon.accessibilityLabel(save), is: icon.accessibilityLabel("Sichern"))
        expect(icon.accessibilityHint(save), is: icon.accessibilityHint("Sichern"))
        expect(icon.accessibilityValue(save), is: icon.accessibilityValue("Sichern"))
        expect(
            icon.accessibilityLabel(save, isEnabled: true), is: icon.accessibilityLabel("Sichern", isEnabled: true))
        expect(icon.accessibilityHint(save, isEnabled: true), is: icon.accessibilityHint("Sichern", isEnabled: true))
        expect(Text("word").accessibilityLabel(save), is: Text("word").accessibilityLabel("Sichern"))
    }

    @Test("confirmation dialogs show them")
    func dialogs() {
        let (shown, page) = (Binding.constant(true), Text("page"))
        expect(
            page.confirmationDialog(save, isPresented: shown, titleVisibility: .visible) { Button("Yes") {} },
            is: page.confirmationDialog("Sichern", isPresented: shown, titleVisibility: .visible) { Button("Yes") {} })
        expect(
            page.confirmationDialog(save, isPresented: shown) {
                Button("Yes") {}
            } message: {
                Text("message")
            },
            is: page.confirmationDialog("Sichern", isPresented: shown) {
                Button("Yes") {}
            } message: {
                Text("message")
            })
    }

    @Test("a literal is a key, not a resource")
    func literals() {
        let button: Button<Text> = Button("Save") {}
        #expect(Screen { button }.button("Save").exists)
        #expect(Screen { Button("Save \(3)") {} }.button("Save 3").exists)
    }

    @Test("a resource in a text is looked up, and not described")
    func interpolated() {
        expect(Text("\(save)!"), is: Text("Sichern!"))
        expect(Button("\(save) \(3)") {}, is: Button("Sichern 3") {})
    }

    @Test("a clock in a text runs")
    func clocks() {
        let start = Date(timeIntervalSince1970: 0), length = start...start.addingTimeInterval(90)
        let clock = Screen { Text("Left: \(timerInterval: length, pauseTime: start)") }
        #expect(clock.html.contains("Left: "))
        #expect(clock.html.contains("1:30"))
    }

    @Test("a date picker takes a string and a range without one of its bounds")
    func openRanges() {
        let date = Binding.constant(Date(timeIntervalSince1970: 86_400))
        let word = String("Sichern")
        expect(
            DatePicker(word, selection: date, in: ...Date.distantFuture),
            is: DatePicker("Sichern", selection: date, in: ...Date.distantFuture))
        expect(
            DatePicker(word, selection: date, in: Date.distantPast...),
            is: DatePicker("Sichern", selection: date, in: Date.distantPast...))
    }
}
