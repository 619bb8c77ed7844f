// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Accessibility audits")
struct AuditTests {
    /// The found barriers, as `element: start of the problem`.
    private func barriers(
        _ types: AccessibilityAuditType = .all, @ViewBuilder in content: @escaping () -> some View
    ) -> [String] {
        var found: [String] = []
        let screen = Screen { content() }
        screen.audit(for: types) {
            found.append("\($0.element) \($0.compactDescription.prefix { !".,".contains($0) })")
            return true
        }
        return found
    }

    @Test("a form with labels has no barriers")
    func noBarriers() {
        #expect(
            barriers {
                Form {
                    TextField("Name", text: .constant(""))
                    Toggle("News", isOn: .constant(true))
                    Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
                    Stepper("Amount", value: .constant(1))
                    Slider(value: .constant(0.5)) { Text("Volume") }
                    Button("Save") {}
                    Text("Hint").foregroundStyle(.secondary)
                }
            } == [])
    }

    @Test("a sheet is named by what it shows, as the browser does it, and one without words has no name")
    func dialogNames() {
        struct Sheet<Inside: View>: View {
            let inside: Inside
            var body: some View { Text("page").sheet(isPresented: .constant(true)) { inside } }
        }
        #expect(barriers { Sheet(inside: Text("Edit").font(.title)) } == [])
        #expect(barriers { Sheet(inside: Color.blue) }.contains { $0.hasPrefix("dialog") })
    }

    @Test("a barrier is an issue that names the check, the element and the remedy")
    func issue() {
        let screen = Screen { Slider(value: .constant(0.5)) }
        withKnownIssue {
            screen.audit()
        } matching: {
            $0.description.contains(
                "The audit found a barrier:\n  sufficientElementDescription: slider \"\" has no name. Give it a label")
        }
    }

    // MARK: Names

    @Test("controls and images without a name are barriers")
    func names() {
        #expect(
            barriers(.sufficientElementDescription) {
                TextField("", text: .constant(""))
                Toggle("", isOn: .constant(true))
                Button {
                } label: {
                    Color.red
                }
                Button {
                } label: {
                    Image(systemName: "trash")
                }
                Button {
                } label: {
                    Label("Add", systemImage: "plus")
                }.labelStyle(.iconOnly)
            } == ["textbox \"\" has no name", "switch \"\" has no name", "button \"\" has no name"])
    }

    @Test("the name of a button contains the words that it shows")
    func labelInName() {
        #expect(
            barriers(.sufficientElementDescription) {
                Button("Send") {}.accessibilityLabel("Send the message")
                Button("Send") {}.accessibilityLabel("Submit")
            } == ["button \"Submit\" shows \"Send\""])
    }

    // MARK: Sizes

    @Test("buttons whose label has a fixed small size are barriers")
    func sizes() {
        #expect(
            barriers(.hitRegion) {
                Button {
                } label: {
                    Image(systemName: "trash").frame(width: 16, height: 30)
                }
                Button {
                } label: {
                    Image(systemName: "plus").frame(width: 16, height: 16).padding(4)
                }
                Button("Wide") {}.buttonStyle(.bordered)
                Button {
                } label: {
                    Image(systemName: "star").frame(width: 16, height: 16)
                }.disabled(true)
            } == ["button \"Delete\" is only 16 points wide"])
    }

    // MARK: Keyboard

    @Test("a gesture without a role is a barrier, and one of a button is none")
    func gestures() {
        #expect(
            barriers(.focusOrder) {
                Text("Open").onTapGesture {}
                Text("Close").onTapGesture {}.accessibilityAddTraits(.isButton)
            } == ["text \"Open\" has a gesture that the keyboard cannot perform"])
    }

    @Test("a button that is hidden from assistive technologies keeps the focus, which is a barrier")
    func hiddenButton() {
        #expect(
            barriers(.focusOrder) {
                VStack {
                    Button("Ghost") {}.accessibilityHidden(true)
                    Button("Real") {}
                }
            }.count == 1)
    }

    @Test("the focus order is that of the page, once for each group of radio buttons, and inside a modal alone")
    func focusOrder() {
        struct Page: View {
            @State private var isPresented = false
            var body: some View {
                VStack {
                    Button("Open") { isPresented = true }
                    Button("Off") {}.disabled(true)
                    Picker("Size", selection: .constant(1)) {
                        Text("S").tag(1)
                        Text("M").tag(2)
                    }.pickerStyle(.segmented)
                    TextField("Name", text: .constant(""))
                }
                .sheet(isPresented: $isPresented) { Button("Done") {} }
            }
        }
        let screen = Screen { Page() }
        #expect(screen.focusOrder == ["Open", "S", "Name"])
        screen.button("Open").tap()
        #expect(screen.focusOrder.contains("Done"))
        #expect(!screen.focusOrder.contains("Open"))
    }

    // MARK: Contrast

    @Test("weak colors are barriers in the appearance in which they are weak")
    func contrast() {
        #expect(
            barriers(.contrast) {
                Text("Yellow").foregroundStyle(.yellow)
                Text("Dark").foregroundStyle(Color(red: 0.1, green: 0.1, blue: 0.1))
                Text("Gray").foregroundStyle(Color(white: 0.5))
                Text("Secondary").foregroundStyle(.secondary)
            } == [
                "text \"Yellow\" has a contrast of 1", "text \"Dark\" has a contrast of 1",
                "text \"Gray\" has a contrast of 3",
            ])
    }

    @Test("the background of a view counts, with its opacity and with that of the text")
    func backgrounds() {
        #expect(
            barriers(.contrast) {
                Text("White on blue").foregroundStyle(.white).padding().background(Color(red: 0, green: 0, blue: 0.6))
                Text("White on a veil").foregroundStyle(.white).background(.black.opacity(0.1))
                VStack { Text("Label").foregroundStyle(.secondary) }.background(Color(white: 0.5))
                VStack { Text("Platform").foregroundStyle(.secondary) }.background(Color(.systemBackground))
                Text("Faded").opacity(0.2).foregroundStyle(.black).background(.white)
            }.map { $0.prefix { $0 != "h" } } == [
                "text \"W", "text \"Label\" ", "text \"Faded\" ",
            ])
    }

    @Test("large text needs less contrast, and a chosen color scheme is the only one")
    func largeText() {
        let gray = Color(white: 0.56)
        #expect(
            barriers(.contrast) {
                Text("Large").font(.largeTitle).foregroundStyle(gray)
                Text("Bold").font(.system(size: 19)).bold().foregroundStyle(gray)
                Text("Plain").font(.system(size: 19)).foregroundStyle(gray)
                Text("Night").foregroundStyle(.yellow).colorScheme(.dark)
            }.map { $0.prefix(12) } == ["text \"Plain\""])
    }

    @Test("text over other views, images and gradients is not judged")
    func unknownContrast() {
        #expect(
            barriers(.contrast) {
                ZStack {
                    Color.black
                    Text("Over").foregroundStyle(.yellow)
                }
                Text("Gradient").foregroundStyle(.yellow).background(
                    LinearGradient(
                        colors: [.black, .blue], startPoint: .top, endPoint: .bottom))
                Text("Behind").foregroundStyle(.yellow).background { Color.black }
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Off") {}.disabled(true).foregroundStyle(.yellow)
            } == [])
    }
}
