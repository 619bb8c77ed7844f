// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Queries of a screen")
struct QueryTests {
    struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Increment") { count += 1 }
                Button("Reset") { count = 0 }.modifier(Attributes(["disabled": ""]))
            }
        }
    }

    @Test("a button is found by its name and tapped")
    func tap() {
        let screen = Screen { Counter() }
        screen.button("Increment").tap()
        screen.button("Increment").tap()
        #expect(screen.text("Count: 2").exists)
        #expect(!screen.text("Count: 0").exists)
        #expect(screen.button().count == 2)
        #expect(screen.all(.button).map(\.label) == ["Increment", "Reset"])
    }

    @Test("a disabled button is found, and a tap on it is an issue and not an action")
    func disabled() {
        let screen = Screen { Counter() }
        screen.button("Increment").tap()
        #expect(!screen.button("Reset").isEnabled)
        withKnownIssue {
            screen.button("Reset").tap()
        } matching: {
            $0.description.contains("it is disabled")
        }
        #expect(screen.text("Count: 1").exists)
    }

    @Test("a query that finds nothing says what there is")
    func missing() {
        let screen = Screen { Counter() }
        withKnownIssue {
            screen.button("Decrement").tap()
        } matching: {
            $0.description.contains("There is no button \"Decrement\".")
                && $0.description.contains("button \"Increment\"")
                && $0.description.contains("button \"Reset\", disabled")
        }
    }

    @Test("a query that finds several wants to know which")
    func ambiguous() {
        var tapped: [Int] = []
        let screen = Screen {
            HStack {
                Button("Go") { tapped.append(0) }
                Button("Go") { tapped.append(1) }
            }
        }
        withKnownIssue { screen.button("Go").tap() }
        #expect(tapped == [])
        screen.button("Go")[1].tap()
        screen.button("Go").all[0].tap()
        #expect(tapped == [1, 0])
    }

    @Test("a query does not find elements that are hidden from assistive technology")
    func hidden() {
        let screen = Screen {
            VStack {
                Button("A") {}.modifier(Attributes(["aria-hidden": "true"]))
                VStack { Button("B") {} }.modifier(Attributes(["inert": ""]))
                Button("C") {}
            }
        }
        #expect(screen.all(.button).map(\.label) == ["C"])
    }

    @Test("a query takes the names of elements from labels, referenced elements and contents")
    func names() {
        let screen = Screen {
            VStack {
                Text("Total").modifier(Attributes(["id": "total"]))
                VStack { Text("12 €") }.modifier(Attributes(["role": "group", "aria-labelledby": "total"]))
                Button(action: {}) {
                    Text("Delete")
                    Text("icon").modifier(Attributes(["aria-hidden": "true"]))
                }
                Button("x") {}.modifier(Attributes(["aria-label": "Close  window"]))
            }
        }
        #expect(screen.element(.group, "Total").text("12 €").exists)
        #expect(screen.button("Delete").exists)
        #expect(screen.button("Close window").exists)
        #expect(!screen.button("x").exists)
    }

    @Test("a query looks inside what another one found")
    func nested() {
        let screen = Screen {
            VStack {
                HStack { Button("Edit") {} }.modifier(Attributes(["role": "group", "aria-label": "First"]))
                HStack { Button("Edit") {} }.modifier(Attributes(["role": "group", "aria-label": "Second"]))
            }
        }
        #expect(screen.button("Edit").count == 2)
        #expect(screen.element(.group, "Second").button("Edit").count == 1)
        #expect(!screen.element(.group, "Third").button("Edit").exists)
    }

    @Test("a change made outside of the screen is seen by the next query")
    func outside() {
        let model = Model()
        let screen = Screen { Shown(model: model) }
        model.name = "Ada"
        #expect(screen.text("Ada").exists)
    }

    @Observable final class Model { var name = "Bob" }
    struct Shown: View {
        let model: Model
        var body: some View { Text(model.name) }
    }

    @Test("a recorded change tells operations, bodies and bytes")
    func recording() {
        let screen = Screen { Counter() }
        let patch = screen.record { screen.button("Increment").tap() }
        #expect(patch.operations == [.text(3, "Count: 1")])
        let model = Model()
        let other = Screen { Shown(model: model) }
        let change = other.record { model.name = "Eve" }
        #expect(change.operations == [.text(2, "Eve")])
        #expect(change.bodies == 1)
        #expect(change.bytes == #"["p",1,1,[[2,2,"Eve"]]]"#.utf8.count)
    }
}

/// Attributes as a modifier, to make markup that no view makes yet.
struct Attributes: BoxModifier, Equatable {
    let values: [String: String]
    init(_ values: [String: String]) { self.values = values }
    static var layer: BoxLayer { .anywhere }
    func apply(to appearance: inout Appearance) {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { appearance.attribute(name, value) }
    }
}
