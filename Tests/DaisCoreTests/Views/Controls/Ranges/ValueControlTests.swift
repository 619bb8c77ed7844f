// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Sliders, steppers, progress")
struct ValueControlTests {
    struct Volume: View {
        @State private var volume = 0.25
        @State private var isEditing = false
        var body: some View {
            VStack {
                Slider(value: $volume, in: 0...2, step: 0.25) {
                    Text("Volume")
                } onEditingChanged: {
                    isEditing = $0
                }
                Text(verbatim: "\(volume) \(isEditing)")
            }
        }
    }

    @Test("a slider is the browser's range, named by its hidden label")
    func slider() {
        let screen = Screen { Volume() }
        let field = screen.elements(.input)[0]
        #expect(
            screen.html.contains(
                #"<input class="range gx" type="range" min="0" max="2" step="0.25" aria-label="Volume" value="0.25""#))
        #expect(screen.send(.input, to: field, .string("0.5")) == [.text(screen.elements(.span)[0].id, "0.5 true")])
        #expect(screen.send(.change, to: field, .number(0.5)) == [.text(screen.elements(.span)[0].id, "0.5 false")])
    }

    @Test("a forged value outside the range is brought into it, anything that is no number is dropped")
    func forged() {
        let screen = Screen { Volume() }
        let field = screen.elements(.input)[0]
        let operations = screen.send(.input, to: field, .string("9"))
        #expect(operations.contains(.property(field.id, name: "value", value: .text("2"), answers: 1)))
        #expect(screen.send(.input, to: field, .string("nan")).isEmpty)
        #expect(screen.send(.input, to: field, .string("x")).isEmpty)
    }

    @Test("a forged value between two steps goes to the nearest, and the slider shows it")
    func steps() {
        let screen = Screen { Volume() }
        let field = screen.elements(.input)[0]
        let operations = screen.send(.input, to: field, .string("0.6"))
        #expect(operations.contains(.property(field.id, name: "value", value: .text("0.5"), answers: 1)))
        screen.send(.change, to: field, .number(0.1))
        #expect(screen.html.contains(">0.0 false<"), "\(screen.html)")
    }

    @Test("the last step may end before the range, and the browser's decimals are kept")
    func uneven() {
        struct Uneven: View {
            @State private var tenth = 0.0
            @State private var third = 1.0
            var body: some View {
                Slider(value: $tenth, in: 0...1, step: 0.1)
                Slider(value: $third, in: 1...9, step: 3)
                Text(verbatim: "\(tenth) \(third)")
            }
        }
        let screen = Screen { Uneven() }
        let fields = screen.elements(.input)
        screen.send(.input, to: fields[0], .string("0.3"))
        screen.send(.input, to: fields[1], .string("9"))
        #expect(screen.text("0.3 7.0").exists)
    }

    struct Guests: View {
        @State private var guests = 2
        @State private var size = 1.5
        var body: some View {
            VStack {
                Stepper("Guests: \(guests)", value: $guests, in: 1...3)
                Stepper("Size", value: $size, format: .number.locale(Locale(identifier: "en_US")))
            }
        }
    }

    @Test("a stepper stops at its limits")
    func stepper() {
        let screen = Screen { Guests() }
        let buttons = screen.elements(.button)
        #expect(buttons.prefix(2).map { $0.attribute("aria-label") } == ["Decrement", "Increment"])
        #expect(buttons[1].attribute("disabled") == nil)
        screen.send(.click, to: buttons[1])
        #expect(buttons[1].attribute("disabled") == "")
        #expect(screen.send(.click, to: buttons[1]).isEmpty)
        screen.send(.click, to: buttons[0])
        #expect(screen.html.contains("Guests: 2"))
        #expect(screen.html.contains(#"role="group" aria-label="Guests: 2""#))
    }

    @Test("the buttons of a stepper have names in the language of the environment")
    func stepperWords() {
        func names(_ locale: String) -> [String?] {
            let screen = Screen { Guests().environment(\.locale, Locale(identifier: locale)) }
            return screen.elements(.button).prefix(2).map { $0.attribute("aria-label") }
        }
        #expect(names("de") == ["Verringern", "Erhöhen"])
        #expect(names("ar") == ["إنقاص", "زيادة"])
        #expect(names("fi") == names("en"))
    }

    @Test("a stepper with a format shows its value")
    func format() {
        let screen = Screen { Guests() }
        screen.send(.click, to: screen.elements(.button)[3])
        #expect(screen.html.contains(">2.5</span>"))
    }

    @Test("progress is a bar with a name and a value, or a spinner")
    func progress() {
        let screen = Screen {
            VStack {
                ProgressView("Loading", value: 30, total: 120)
                ProgressView()
                ProgressView(value: 0.5).progressViewStyle(.circular)
                ProgressView(value: 7.0)
            }
        }
        let bars = screen.elements(.progress)
        #expect(bars[0].attribute("aria-label") == "Loading")
        #expect(bars[0].attribute("value") == "0.25")
        #expect(bars[1].attribute("value") == "1")
        #expect(screen.html.contains(#"<div class="spin" aria-label="Loading" role="progressbar"></div>"#))
        #expect(screen.html.contains(#"role="progressbar" aria-valuenow="50""#))
    }

    @Test("a style with a color colors its progress views, and no other controls")
    func progressColor() {
        let screen = Screen {
            VStack {
                ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .orange))
                Group {
                    ProgressView(value: 0.5)
                    Button("Other") {}
                }
                .progressViewStyle(LinearProgressViewStyle(tint: .purple))
            }
        }
        let ring = screen.tree.root.descendant { $0.style["--tint"] == Color.orange.css }
        #expect(ring?.markup.contains("class=\"spin\"") == true)
        let bar = screen.tree.root.descendant { $0.style["--tint"] == Color.purple.css }
        #expect(bar?.markup.contains("<progress") == true)
        #expect(bar?.markup.contains("<button") == false)
    }

    struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
                ProgressView(configuration)
            }
        }
    }

    @Test("a custom progress style gets the fraction and the label")
    func progressStyle() {
        let screen = Screen { ProgressView("Copying", value: 0.4).progressViewStyle(Percent()) }
        #expect(screen.elements(.span).first?.text == "Copying")
        #expect(screen.html.contains("40 of 100"))
        #expect(screen.elements(.progress).count == 1)
    }

    @Test("labeled content puts the label first")
    func labeled() {
        let screen = Screen { LabeledContent("Version", value: "2.1") }
        #expect(screen.html.contains(#"<div class="lbl"><span class="T">Version</span></div><div class="val">"#))
    }
}
