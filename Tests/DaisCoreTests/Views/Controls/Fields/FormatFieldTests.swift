// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Fields of values with a format")
struct FormatFieldTests {
    struct Price: View {
        @State private var price: Double
        @State private var count: Int? = 1234
        init(price: Double) { self.price = price }
        var body: some View {
            VStack {
                TextField("Price", value: $price, format: .currency(code: "EUR"))
                TextField("Count", value: $count, format: .number)
                Text(price, format: .currency(code: "EUR"))
            }
        }
    }

    private func screen(_ locale: String) -> Screen {
        Screen { Price(price: 12.5).environment(\.locale, Locale(identifier: locale)) }
    }

    @Test("a field and a text show the same value in the same language", arguments: ["en_US", "de_DE"])
    func language(locale: String) {
        let screen = screen(locale)
        let expected = 12.5.formatted(.currency(code: "EUR").locale(Locale(identifier: locale)))
        #expect(screen.textField("Price").value == expected)
        #expect(screen.text(expected).exists)
        #expect(screen.textField("Count").value == 1234.formatted(.number.locale(Locale(identifier: locale))))
    }

    @Test("what is typed in the user's language is read in it")
    func typed() {
        let screen = screen("de_DE")
        screen.textField("Price").clear()
        screen.textField("Price").type("7,25 €")
        screen.textField("Price").submit()
        #expect(screen.text(7.25.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))).exists)
    }

    struct Formatted: View {
        @State private var price = 12.5
        let formatter: NumberFormatter
        var body: some View {
            VStack {
                TextField("Price", value: $price, formatter: formatter)
                Text(verbatim: "\(price)")
            }
        }
    }

    @Test("a formatter without a language writes and reads in the user's")
    func formatter() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        let screen = Screen { Formatted(formatter: formatter).environment(\.locale, Locale(identifier: "de_DE")) }
        #expect(screen.textField("Price").value == "12,5")
        screen.textField("Price").clear()
        screen.textField("Price").type("7,25")
        screen.textField("Price").submit()
        #expect(screen.text("7.25").exists)
        #expect(screen.textField("Price").value == "7,25")
    }
}
