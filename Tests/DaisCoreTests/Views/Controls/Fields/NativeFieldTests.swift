// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Dates, colors, links, gauges")
struct NativeFieldTests {
    struct Trip: View {
        @State var date = Date(timeIntervalSince1970: 1_700_000_000)
        var body: some View {
            VStack {
                DatePicker("Day", selection: $date, displayedComponents: .date)
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                DatePicker("Both", selection: $date, in: Date(timeIntervalSince1970: 1_600_000_000)...)
                Text(verbatim: "\(Int(date.timeIntervalSince1970))")
            }
            .environment(\.timeZone, TimeZone(identifier: "Europe/Berlin")!)
        }
    }

    @Test("dates are written for the browser in the time zone of the reader")
    func write() {
        let screen = Screen { Trip() }
        let fields = screen.elements(.input)
        #expect(fields.map(\.fieldValue) == [.text("2023-11-14"), .text("23:13"), .text("2023-11-14T23:13")])
        #expect(fields.map { $0.attribute("type") } == ["date", "time", "datetime-local"])
        #expect(fields[2].attribute("min") == "2020-09-13T14:26")
    }

    @Test("choosing a day keeps the time, choosing a time the day")
    func read() {
        let screen = Screen { Trip() }
        let fields = screen.elements(.input)
        screen.send(.change, to: fields[0], .string("2023-11-15"))
        #expect(screen.elements(.span).last?.text == "\(1_700_000_000 + 86_400)")
        screen.send(.change, to: fields[1], .string("22:00"))
        #expect(fields[2].fieldValue == .text("2023-11-15T22:00"))
    }

    @Test("a date field shows its value again after an invalid date or one outside its range")
    func refused() {
        let screen = Screen { Trip() }
        let fields = screen.elements(.input)
        let operations = screen.send(.change, to: fields[0], .string("<b>"))
        #expect(operations == [.property(fields[0].id, name: "value", value: .text("2023-11-14"), answers: 1)])
        screen.send(.change, to: fields[2], .string("1999-01-01T00:00"))
        #expect(fields[2].fieldValue == .text("2020-09-13T14:26"))
    }

    struct Lap: View {
        @State var date = Date(timeIntervalSince1970: 1_700_000_000)
        var body: some View {
            VStack {
                DatePicker("Lap", selection: $date, displayedComponents: .hourMinuteAndSecond)
                DatePicker("Start", selection: $date, displayedComponents: [.date, .hourMinuteAndSecond])
            }
            .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
    }

    @Test("a picker with seconds writes and reads them, and the browser leaves out zero")
    func seconds() {
        let screen = Screen { Lap() }
        let fields = screen.elements(.input)
        #expect(fields.map(\.fieldValue) == [.text("22:13:20"), .text("2023-11-14T22:13:20")])
        #expect(fields.map { $0.attribute("step") } == ["1", "1"])
        screen.send(.change, to: fields[0], .string("08:01:59"))
        #expect(fields[1].fieldValue == .text("2023-11-14T08:01:59"))
        screen.send(.change, to: fields[1], .string("2023-11-15T08:02"))
        #expect(fields[0].fieldValue == .text("08:02:00"))
        screen.send(.change, to: fields[0], .string("08:01:60"))
        #expect(fields[0].fieldValue == .text("08:02:00"))
    }

    struct _Paint: View {
        @State private var color = Color(red: 1, green: 0.5, blue: 0)
        var body: some View { ColorPicker("Color", selection: $color) }
    }

    @Test("a color is written and read as the browser's field wants it")
    func color() {
        let screen = Screen { _Paint() }
        let field = screen.elements(.input)[0]
        #expect(field.fieldValue == .text("#ff8000"))
        #expect(screen.send(.change, to: field, .string("#0080ff")).isEmpty)
        #expect(
            screen.send(.change, to: field, .string("red")) == [
                .property(field.id, name: "value", value: .text("#0080ff"), answers: 2)
            ])
    }

    @Test(
        "a color of the system is shown as it is in the light",
        arguments: [(Color.orange, "#ff9500"), (.red, "#ff3b30"), (Color(uiColor: .systemTeal), "#30b0c7")])
    func systemColor(color: Color, hex: String) {
        let screen = Screen { ColorPicker("Color", selection: .constant(color)) }
        #expect(screen.elements(.input)[0].fieldValue == .text(hex))
    }

    @Test("a link to another site opens beside the app, one that would run code is none")
    func links() throws {
        let good = try #require(URL(string: "https://example.org"))
        let bad = try #require(URL(string: "javascript:alert(1)"))
        let screen = Screen {
            VStack {
                Link("Good", destination: good)
                Link("Bad", destination: bad)
            }
        }
        let links = screen.elements(.a)
        #expect(links[0].attribute("target") == "_blank")
        #expect(links[0].attribute("rel") == "noopener noreferrer")
        #expect(links[1].attribute("href") == nil)
        #expect(links[1].attribute("aria-disabled") == "true")
    }

    @Test("a gauge says what it measures and how much")
    func gauge() {
        let screen = Screen {
            Gauge(value: 30.0, in: 0...120) {
                Text("Speed")
            } currentValueLabel: {
                Text("30 km/h")
            }
        }
        #expect(
            screen.html.contains(
                #"role="meter" aria-valuenow="25" aria-valuemin="0" aria-valuemax="100" aria-label="Speed""#
                    + #" aria-valuetext="30 km/h""#))
    }
}
