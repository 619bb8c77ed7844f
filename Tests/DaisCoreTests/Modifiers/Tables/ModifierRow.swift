// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Observation
import Testing

@testable import DaisCore

/// One row of the tables of modifiers: a call, and exactly what comes of it.
///
/// A row fails at its own line and shows what it has seen. Before that becomes the expectation, compare it with what
/// SwiftUI documents for the modifier.
struct ModifierRow: CustomTestStringConvertible, Sendable {
    /// The modifier as it is written, such as `kerning(2)`.
    let call: String
    let expected: String
    let location: SourceLocation
    let observe: @MainActor @Sendable () async -> String

    /// The name of the method alone.
    var name: String { String(call.prefix { $0 != "(" && $0 != " " }) }
    var testDescription: String { call }

    @MainActor func check() async {
        let seen = await observe()
        #expect(seen == expected, "\(call)", sourceLocation: location)
    }

    /// The elements of a view; see ``Markup``.
    static func elements<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        ModifierRow(call: call, expected: expected, location: location) { Markup(Screen { content() }).text }
    }

    /// The difference between the elements of a view with the modifier and without it.
    static func difference<Content: View, Base: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content,
        @ViewBuilder from base: @escaping @MainActor @Sendable () -> Base
    ) -> ModifierRow {
        ModifierRow(call: call, expected: expected, location: location) {
            Markup(Screen { content() }).difference(from: Markup(Screen { base() }))
        }
    }

    /// The operations that the browser is sent when a flag turns on.
    static func operations<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable (Bool) -> Content
    ) -> ModifierRow {
        ModifierRow(call: call, expected: expected, location: location) {
            let log = EffectLog()
            let screen = Screen { Logging(log: log) { content($0.isOn) } }
            return Markup.of(screen.operations { log.isOn = true })
        }
    }

    /// Collects the lines that a view logs, in order, while the screen is used.
    static func effect<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable (EffectLog) -> Content,
        when use: @escaping @MainActor @Sendable (Screen, EffectLog) -> Void = { _, _ in }
    ) -> ModifierRow {
        ModifierRow(call: call, expected: expected, location: location) {
            let log = EffectLog()
            let screen = Screen { Logging(log: log, content: content) }
            use(screen, log)
            if log.lines.isEmpty { await screen.settleTasks { !log.lines.isEmpty } }
            return log.lines.joined(separator: ", ")
        }
    }
}

/// Collects rows as statements, so that the compiler checks each by itself.
@resultBuilder
enum ModifierRows {
    static func buildBlock(_ rows: ModifierRow...) -> [ModifierRow] { rows }
}

/// Records the actions of a view, and has a flag that the view may read.
@MainActor @Observable
final class EffectLog {
    @ObservationIgnored private(set) var lines: [String] = []
    var isOn = false

    func add(_ line: String) { lines.append(line) }
}

/// Evaluates its content again when the flag changes.
private struct Logging<Content: View>: View {
    let log: EffectLog
    let content: @MainActor (EffectLog) -> Content

    init(log: EffectLog, @ViewBuilder content: @escaping @MainActor (EffectLog) -> Content) {
        self.log = log
        self.content = content
    }

    var body: some View { content(log) }
}

/// A view that is not a `Text`, which has methods of its own.
struct Leaf: View {
    var body: some View { Text("A") }
}
