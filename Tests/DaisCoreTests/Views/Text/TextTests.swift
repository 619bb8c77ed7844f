// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Text")
struct TextTests {
    @Test("a plain text is one element, and its class says nothing more")
    func plain() {
        let screen = Screen { Text("a < b & c") }
        #expect(screen.html == #"<main class="root" id="dais-root"><span class="T">a &lt; b &amp; c</span></main>"#)
    }

    @Test("a text with one look stays one element")
    func oneLook() {
        let screen = Screen { Text("Total").bold().font(.title) }
        #expect(screen.elements(.span).count == 1)
        let text = screen.elements(.span)[0]
        #expect(text.classes == "T fn f-title")
        #expect(text.style["font-weight"] == "700")
    }

    @Test("a literal is a key, whose Markdown is read; a string is not")
    func literals() {
        let string = "**no**"
        let screen = Screen {
            VStack {
                Text("**yes** and [more](https://swift.org)")
                Text(string)
                Text(verbatim: "**no**")
            }
        }
        #expect(screen.elements(.a).map(\.text) == ["more"])
        #expect(screen.elements(.span).filter { $0.text == "**no**" }.count == 2)
    }

    @Test("joined texts are runs, each with its look; the inner look wins")
    func runs() {
        let screen = Screen { (Text("a").bold() + Text("b").font(.caption) + Text("c").font(.caption)).font(.title) }
        let runs = screen.elements(.span)[0].children
        #expect(runs.map(\.text) == ["a", "bc"])
        #expect(runs[0].classes == "fn f-title")
        #expect(runs[0].style["--w"] == "700")
        #expect(runs[1].classes == "fn f-cap")
    }

    struct Switching: View {
        @State private var step = 0
        var body: some View {
            VStack {
                Button("Next") { step += 1 }
                switch step {
                case 0, 1: text
                default: text
                }
            }
        }
        var text: Text {
            [Text("one"), Text("one") + Text("two").italic(), Text("three")][min(step, 2)]
        }
    }

    @Test("a text that gets runs keeps its element, and gives up its text first")
    func becomesRuns() {
        let screen = Screen { Switching() }
        let operations = screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(operations.contains(.text(5, "")))
        #expect(screen.html.contains("<span class=\"T\"><span>one</span><span class="))
    }

    struct Counter: View {
        @State private var count = 998
        @State private var other = 0
        var body: some View {
            VStack {
                Button("More") { count += 1 }
                Button("Other") { other += 1 }
                Text("\(count) items, **\(other > 5)**")
                Text("\(count) of \(Text("all").bold())")
                Text("fixed")
            }
        }
    }

    @Test("a change sends the text of the run that changed, and nothing for what stays")
    func changes() {
        let screen = Screen { Counter() }
        let buttons = screen.elements(.button)
        #expect(screen.operations(after: { buttons[1].click() }) == [])
        let changed = screen.operations(after: { buttons[0].click() })
        #expect(changed.count == 2)
        #expect(changed.first == .text(8, "999 items, "))
    }

    @Test("lines are drawn below and through a text at once")
    func lines() {
        let screen = Screen { Text("x").underline().strikethrough(pattern: .dash) }
        #expect(screen.elements(.span)[0].style["text-decoration"] == "underline line-through solid")
    }

    @Test("a font from outside does not replace a text's own, a weight from outside reaches it")
    func inheritance() {
        let screen = Screen {
            VStack { Text("x").font(.headline) }.font(.largeTitle).fontWeight(.black)
        }
        #expect(screen.elements(.span)[0].classes == "T fn f-head")
        #expect(screen.html.contains(#"class="V fn f-large"#))
        #expect(screen.elements(.div)[0].style["--w"] == "900")
    }

    @Test("a value in a format is written in the reader's language")
    func formats() {
        let screen = Screen {
            VStack {
                Text(1234.5, format: .number)
                Text(0.25, format: .percent).environment(\.locale, Locale(identifier: "de_DE"))
                Text(Date(timeIntervalSince1970: 0), style: .date)
            }
        }
        let texts = screen.elements(.span).map(\.text)
        #expect(texts == ["1,234.5", "25\u{a0}%", "January 1, 1970"])
    }

    struct Languages: View {
        @State private var locale = Locale(identifier: "en_US")
        var body: some View {
            VStack {
                Button("German") { locale = Locale(identifier: "de_DE") }
                Inner()
            }.environment(\.locale, locale)
        }
        struct Inner: View {
            var body: some View { Text("\(12345) km") }
        }
    }

    @Test("a date and a decimal number are shown with a formatter, alone and in a text")
    func formatters() {
        let days = DateFormatter()
        days.locale = Locale(identifier: "en_US_POSIX")
        days.timeZone = .gmt
        days.dateFormat = "yyyy-MM-dd"
        let prices = NumberFormatter()
        prices.locale = Locale(identifier: "en_US_POSIX")
        prices.minimumFractionDigits = 2
        let day = Date(timeIntervalSince1970: 0)
        let price = Decimal(3)
        #expect(Screen { Text(day, formatter: days) }.html.contains(">1970-01-01<"))
        #expect(Screen { Text(price, formatter: prices) }.html.contains(">3.00<"))
        #expect(
            Screen { Text("\(price, formatter: prices) on \(day, formatter: days)") }
                .html.contains(">3.00 on 1970-01-01<"))
        #expect(Screen { Text("\(day)") }.html.contains(day.description))
    }

    @Test("a text follows a language set above it, without a body in between")
    func followsLanguage() {
        let screen = Screen { Languages() }
        #expect(screen.html.contains("12,345 km"))
        screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(screen.html.contains("12.345 km"))
        #expect(screen.html.contains(#"lang="de-DE""#))
    }

    @Test("an attributed string keeps links and looks; an unsafe link is plain text")
    func attributed() {
        var safe = AttributedString("site")
        safe.link = URL(string: "https://swift.org")
        var unsafe = AttributedString("trap")
        unsafe.link = URL(string: "javascript:alert(1)")
        var big = AttributedString("big")
        big.font = .largeTitle
        let screen = Screen { Text(safe + unsafe + big) }
        #expect(screen.elements(.a).map(\.text) == ["site"])
        #expect(screen.elements(.a)[0].attribute("rel") == "noopener noreferrer")
        #expect(!screen.html.contains("javascript"))
        #expect(screen.html.contains("f-large"))
    }
}
