// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation
import Testing

@MainActor
@Suite("Locales and time zones of browsers")
struct KnownLocalesTests {
    private func environment(locale: String = "en", timeZone: String = "") -> EnvironmentValues {
        var facts = BrowserFacts()
        facts.locale = locale
        facts.timeZone = timeZone
        var values = EnvironmentValues()
        values[BrowserFactsKey.self] = facts
        return values
    }

    @Test("invented languages never become locales of their own")
    func invented() {
        let known = Set(Locale.availableIdentifiers.map { $0.replacing("_", with: "-") })
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let subtags = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                String((0..<Int.random(in: 2...8, using: &random)).map { _ in letters.randomElement(using: &random)! })
            }
            let name = subtags.joined(separator: "-")
            #expect(known.contains(environment(locale: name).locale.identifier), "\(name)")
        }
    }

    @Test(
        "a browser's language selects the closest known locale",
        arguments: [
            ("en-US", "en-US"), ("de-CH", "de-CH"), ("es-419", "es-419"), ("zh-TW", "zh-TW"),
            ("sr-Latn-RS", "sr-Latn-RS"),
            ("EN-us", "en-US"), ("en-GB-oxendict", "en-GB"), ("en-US-u-nu-arab", "en-US"), ("de-XX", "de"),
            ("iw-IL", "he-IL"), ("zz-ZZ", "en"), ("", "en"), ("-", "en"),
        ])
    func closest(_ name: String, _ identifier: String) {
        #expect(environment(locale: name).locale.identifier == identifier)
    }

    @Test("a time zone has a name in the database, and no offset that a client has made up")
    func timeZones() {
        #expect(environment(timeZone: "Asia/Calcutta").timeZone.identifier == "Asia/Calcutta")
        #expect(environment(timeZone: "Etc/GMT+5").timeZone.identifier == "Etc/GMT+5")
        #expect(environment(timeZone: "GMT+05:32").timeZone == .gmt)
        #expect(environment(timeZone: "Nowhere/Land").timeZone == .gmt)
    }

    @Test("texts of a hello are limited in bytes, however few characters they are")
    func bytes() throws {
        let grapheme = "e" + String(repeating: "\u{301}", count: 1000)
        let long = String(repeating: grapheme, count: 10)
        let frame = #"["h",1,{"url":"/\#(long)","locale":"\#(long)","timeZone":"\#(long)"}]"#
        guard case .hello(let hello) = try ClientFrame.parse(frame.utf8) else {
            Issue.record("The frame is no hello.")
            return
        }
        // The last whole scalar before the limit ends there or one byte earlier.
        #expect(hello.url.utf8.count == 4096)
        #expect(hello.facts.locale.utf8.count == 63)
        #expect(hello.facts.timeZone.utf8.count == 63)
        guard case .resync(_, let reason) = try ClientFrame.parse(#"["r",0,"\#(long)"]"#.utf8) else {
            Issue.record("The frame is no resync.")
            return
        }
        #expect(reason.utf8.count == 199)
    }
}
