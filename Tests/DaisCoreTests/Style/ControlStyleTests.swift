// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Custom styles of controls")
struct ControlStyleTests {
    struct Answer: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button(configuration.isExpanded ? "Hide" : "Show") { configuration.isExpanded.toggle() }
                configuration.label
                if configuration.isExpanded { configuration.content }
            }
        }
    }
    struct Question: View {
        @State private var isExpanded = false
        var body: some View {
            DisclosureGroup("Why?", isExpanded: $isExpanded) { Text("because") }.disclosureGroupStyle(Answer())
            Text(isExpanded ? "open" : "closed")
        }
    }

    @Test("a disclosure group style writes the binding of the group and decides if the content is there")
    func disclosure() {
        let screen = Screen { Question() }
        #expect(screen.text("Why?").exists)
        #expect(!screen.text("because").exists)
        screen.button("Show").tap()
        #expect(screen.text("because").exists)
        #expect(screen.text("open").exists)
        screen.button("Hide").tap()
        #expect(!screen.text("because").exists)
        #expect(screen.text("closed").exists)
    }

    @Test("a disclosure group without a binding keeps its own state in a custom style")
    func ownState() {
        let screen = Screen { DisclosureGroup("Why?") { Text("because") }.disclosureGroupStyle(Answer()) }
        screen.button("Show").tap()
        #expect(screen.text("because").exists)
    }

    @Test("the automatic style inside a custom one is the built-in disclosure group")
    func wrapped() {
        struct Framed: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                AutomaticDisclosureGroupStyle().makeBody(configuration: configuration).border(.red)
            }
        }
        let screen = Screen { DisclosureGroup("Why?") { Text("because") }.disclosureGroupStyle(Framed()) }
        screen.button("Why?").tap()
        #expect(screen.text("because").exists)
        #expect(screen.all("disc").map { $0.attribute("aria-expanded") } == ["true"])
    }

    struct Percent: GaugeStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(verbatim: "\(Int(configuration.value * 100)) of 100\(isEnabled ? "" : ", off")")
                configuration.currentValueLabel
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
        }
    }

    @Test("a gauge style gets the position in the range and the labels, and reads its environment")
    func gauge() {
        let screen = Screen {
            Gauge(value: 30, in: 20...60) {
                Text("Speed")
            } currentValueLabel: {
                Text("now")
            } minimumValueLabel: {
                Text("slow")
            } maximumValueLabel: {
                Text("fast")
            }
            .gaugeStyle(Percent())
            .disabled(true)
        }
        #expect(screen.tree.root.words.hasSuffix("Speed 25 of 100, off now slow fast"))
    }

    @Test("labels that a gauge does not have are nil")
    func missingLabels() {
        struct Count: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: configuration.currentValueLabel == nil ? "no value" : "value")
                Text(verbatim: configuration.minimumValueLabel == nil ? "no bounds" : "bounds")
            }
        }
        let screen = Screen { Gauge(value: 0.5) { Text("Level") }.gaugeStyle(Count()) }
        #expect(screen.text("no value").exists)
        #expect(screen.text("no bounds").exists)
    }

    struct Level: View {
        @State private var value = 0.25
        var body: some View {
            Gauge(value: value) { Text("Level") }.gaugeStyle(Percent())
            Button("More") { value = 0.5 }
        }
    }

    @Test("a new value is one operation of the style's view")
    func gaugeChange() {
        let screen = Screen { Level() }
        let text = screen.all { $0.text == "25 of 100" }[0]
        #expect(screen.send(.click, to: screen.elements(.button)[0]) == [.text(text.id, "50 of 100")])
    }

    struct Compact: View {
        let style: any GaugeStyle
        var body: some View { AnyView(styled(style)) }
        private func styled<S: GaugeStyle>(_ style: S) -> some View {
            Gauge(value: 0.5) { Text("Level") }.gaugeStyle(style)
        }
    }

    @Test("the built-in gauges are bars and rings, with a marker or filled")
    func gaugeLooks() {
        func classes(_ style: any GaugeStyle) -> String? {
            Screen { Compact(style: style) }.all("gauge").first?.classes
        }
        #expect(classes(.automatic) == "gauge")
        #expect(classes(.linearCapacity) == "gauge")
        #expect(classes(.accessoryLinearCapacity) == "gauge")
        #expect(classes(.accessoryLinear) == "gauge marked")
        #expect(classes(.accessoryCircularCapacity) == "gauge round")
        #expect(classes(.accessoryCircular) == "gauge round marked")
    }

    @Test("an open ring shows its label between its ends, unless the bounds have labels there")
    func openRing() {
        let labels = [true, false].map { hasBounds in
            Screen {
                if hasBounds {
                    Gauge(value: 0.5) {
                        Text("Level")
                    } currentValueLabel: {
                        Text("50")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("100")
                    }
                    .gaugeStyle(.accessoryCircular)
                } else {
                    Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.accessoryCircular)
                }
            }
            .all("lbl").map(\.classes)
        }
        #expect(labels == [["lbl vh"], ["lbl"]])
    }

    @Test("a style of labeled content arranges the label and the content")
    func labeled() {
        struct Reversed: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.content
                configuration.label
            }
        }
        let screen = Screen { VStack { LabeledContent("Name", value: "Ada").labeledContentStyle(Reversed()) } }
        #expect(screen.tree.root.words.hasSuffix("Ada Name"))
        #expect(screen.all("labeled").isEmpty)
    }

    struct Tomorrow: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(verbatim: "at \(Int(configuration.selection.timeIntervalSinceReferenceDate))")
            Button("Later") { configuration.selection += 60 }
                .disabled(configuration.maximumDate.map { configuration.selection >= $0 } ?? false)
        }
    }
    struct Due: View {
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)
        var body: some View {
            DatePicker("Due", selection: $date, in: ...Date(timeIntervalSinceReferenceDate: 60))
                .datePickerStyle(Tomorrow())
        }
    }

    @Test("a date picker style writes the selection and knows the range")
    func date() {
        let screen = Screen { VStack { Due() } }
        #expect(screen.text("at 0").exists)
        screen.button("Later").tap()
        #expect(screen.text("at 60").exists)
        #expect(screen.elements(.button)[0].attribute("disabled") != nil)
    }

    @Test("a form style makes the form of its content, and the columns style inside it is the built-in form")
    func form() {
        struct Titled: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("title")
                ColumnsFormStyle().makeBody(configuration: configuration)
            }
        }
        let screen = Screen { VStack { Form { Text("row") }.formStyle(Titled()) } }
        #expect(screen.text("title").exists)
        #expect(screen.all("bare").count == 1)
        #expect(screen.all("row").map(\.words) == ["row"])
    }
}
