// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("The selection of a field")
struct TextSelectionTests {
    @Observable
    final class Model {
        var text = "Héllo 👨‍👩‍👧 day"
        var selection: TextSelection?
    }

    private struct Editor: View {
        @Bindable var model: Model
        var body: some View {
            TextField("Words", text: $model.text, selection: $model.selection)
        }
    }

    private let model = Model()

    private func field(_ screen: Screen) -> Element { screen.elements(.input)[0] }

    private func report(_ screen: Screen, _ first: Double, _ last: Double) {
        screen.send(
            .custom, to: field(screen), .array([.string("selection"), .number(first), .number(last)]))
    }

    private var selected: Substring? {
        guard case .selection(let range) = model.selection?.indices else { return nil }
        return model.text[range]
    }

    @Test("a selection of the user reaches the binding, and is not sent back")
    func reports() {
        let screen = Screen { Editor(model: model) }
        #expect(field(screen).attribute("data-selection") == "")
        report(screen, 1, 4)
        #expect(selected == "éll")
        #expect(model.selection?.isInsertion == false)
        report(screen, 2, 2)
        #expect(selected == "")
        #expect(model.selection?.isInsertion == true)
        #expect(field(screen).attribute("data-selection") == "")
    }

    @Test(
        "offsets inside of a character count as its beginning, and those outside of the text as its end"
    )
    func offsets() {
        let screen = Screen { Editor(model: model) }
        // The family is eight UTF-16 units long.
        report(screen, 8, 14)
        #expect(selected == "👨‍👩‍👧")
        report(screen, 9, 11)
        #expect(selected == "")
        report(screen, 15, 900)
        #expect(selected == "day")
        report(screen, 4, 1)
        #expect(selected == "")
    }

    @Test("a report that no browser sends changes nothing")
    func badReports() {
        let screen = Screen { Editor(model: model) }
        for payload: [JSONValue] in [
            [.string("selection")], [.string("choice"), .number(1), .number(2)],
            [.string("selection"), .string("1"), .number(2)],
        ] {
            screen.send(.custom, to: field(screen), .array(payload))
            #expect(model.selection == nil)
        }
        report(screen, -4, 1)
        #expect(selected == "H")
    }

    @Test("a selection of the app goes to the field once, in UTF-16")
    func wishes() {
        let screen = Screen { Editor(model: model) }
        let family = model.text.firstIndex(of: "👨‍👩‍👧")!
        model.selection = TextSelection(range: family..<model.text.index(after: family))
        screen.settle()
        #expect(field(screen).attribute("data-selection") == "1 6 14")
        report(screen, 6, 14)
        report(screen, 0, 0)
        #expect(
            field(screen).attribute("data-selection") == "1 6 14", "what the user selects is no wish")
        model.selection = TextSelection(range: family..<model.text.index(after: family))
        screen.settle()
        #expect(
            field(screen).attribute("data-selection") == "2 6 14", "the same wish again is a new one")
    }

    @Test(
        "text that the user removes does not become a wish, although the old selection is outside of it"
    )
    func removal() {
        let screen = Screen { Editor(model: model) }
        report(screen, 18, 18)
        screen.send(.input, to: field(screen), .string("Héll"))
        #expect(model.text == "Héll")
        #expect(field(screen).attribute("data-selection") == "")
    }

    @Test("an old selection outside of a shorter text is its end")
    func outside() {
        let end = TextSelection(insertionPoint: model.text.endIndex)
        model.text = "Hi"
        #expect(end.offsets(in: model.text)! == (2, 2))
    }

    @Test("several ranges are selected from the first to the last, and none at all says nothing")
    func several() {
        let text = "one two three"
        let spaces = RangeSet(text.indices.filter { text[$0] == " " }, within: text)
        #expect(TextSelection(ranges: spaces).offsets(in: text)! == (3, 8))
        #expect(TextSelection(ranges: RangeSet()).offsets(in: text) == nil)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
    }

    @Test(
        "an editor and a field in a style of the app have a selection, and a field without a binding has none"
    )
    func kinds() {
        struct Framed: TextFieldStyle {
            func _body(configuration: TextField<_Label>) -> some View { configuration.padding() }
        }
        model.selection = TextSelection(insertionPoint: model.text.endIndex)
        let editor = Screen { [model] in
            TextEditor(text: Bindable(model).text, selection: Bindable(model).selection)
        }
        #expect(editor.elements(.textarea)[0].attribute("data-selection") == "1 18 18")
        let framed = Screen { Editor(model: model).textFieldStyle(Framed()) }
        #expect(field(framed).attribute("data-selection") == "1 18 18")
        let plain = Screen { [model] in TextField("Words", text: Bindable(model).text) }
        #expect(field(plain).attribute("data-selection") == nil)
    }
}
