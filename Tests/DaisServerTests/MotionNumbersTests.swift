// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DaisCore
@testable import DaisServer

@Suite("The numbers of motion")
struct MotionNumbersTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private let constants: [String: String]

    init() throws {
        let source = try String(
            contentsOf: Self.root.appendingPathComponent("Client/" + ClientAssets.numbers), encoding: .utf8)
        constants = try ClientModule(file: ClientAssets.numbers, source: source).constants
    }

    /// The files below `folder` whose text matches.
    private func files(in folder: String, where matches: (String) -> Bool) throws -> [String] {
        let paths = try #require(FileManager.default.enumerator(atPath: Self.root.appendingPathComponent(folder).path))
            .compactMap { $0 as? String }
            .filter { path in [".js", ".css", ".swift"].contains { path.hasSuffix($0) } }
        return try paths.filter { path in
            matches(
                try String(contentsOf: Self.root.appendingPathComponent(folder + "/" + path), encoding: .utf8))
        }.sorted()
    }

    @Test("a motion that a presentation starts from has the curve and duration of the client's sheets")
    func swift() {
        let motion = PresentationMotion()
        #expect(motion.easing == constants["CURVE"])
        #expect("\(motion.milliseconds)" == constants["SHEET_MS"])
    }

    @Test("the curve of sheets and pages is spelled once in the client and once in Swift")
    func curve() throws {
        func hasCurve(_ text: String) -> Bool { text.contains(/0?\.32, *0?\.72, *0, *1/) }
        #expect(try files(in: "Client", where: hasCurve) == [ClientAssets.numbers])
        #expect(
            try files(in: "Sources", where: hasCurve) == ["DaisCore/Presentation/Surface/PresentationMotion.swift"])
    }

    @Test("durations that style sheets share with scripts are not spelled in a style sheet")
    func durations() throws {
        let milliseconds = constants.filter { $0.key.hasSuffix("_MS") }
        #expect(milliseconds.keys.sorted() == ["PAGE_MS", "SHEET_MS", "TOAST_MS"])
        // Modals that change their size happen to take as long as toasts.
        let spelled = try files(in: "Client/styles") { $0.contains(/\b(420|400)ms|(\s|:)0?\.(42|40?)s/) }
        #expect(spelled == [])
    }

    @Test("served style sheets have the values of all constants")
    func served() {
        let sheets = ClientAssets.shared.files.values.filter { $0.name.hasSuffix(".css") }
            .map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(!sheets.contains { $0.contains(/var\(--[A-Z]/) })
        #expect(sheets.contains { $0.contains("col-in 400ms cubic-bezier(.32,.72,0,1)") })
    }
}
