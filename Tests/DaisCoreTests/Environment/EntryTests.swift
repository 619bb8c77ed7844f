// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Observation
import Testing

@testable import DaisCore

extension EnvironmentValues {
    @Entry fileprivate var level: Int = 1
    @Entry fileprivate var caption = "none"
    @Entry fileprivate var evaluations = Evaluations.next()
}

@MainActor @Observable
private final class LevelModel {
    var level = 2
    var caption: String?
}

/// Counts how often a default is evaluated.
private enum Evaluations {
    nonisolated(unsafe) static var count = 0

    static func next() -> Int {
        count += 1
        return count
    }
}

private struct LevelReader: View {
    @Environment(\.level) private var level
    @Environment(\.caption) private var caption
    var body: some View { Text("\(level) \(caption)") }
}

private struct LevelSetter: View {
    let model: LevelModel
    var body: some View {
        LevelReader().environment(\.level, model.level).transformEnvironment(\.caption) {
            if let caption = model.caption { $0 = caption }
        }
    }
}

@Suite("Values of @Entry") @MainActor
struct EntryTests {
    @Test("a view that reads a value follows it, and only its text changes")
    func follows() {
        let model = LevelModel()
        let screen = Screen { LevelSetter(model: model) }
        #expect(screen.html.contains(">2 none<"))
        #expect(screen.operations { model.level = 3 } == [.text(2, "3 none")])
        #expect(screen.operations { model.caption = "three" } == [.text(2, "3 three")])
        #expect(screen.operations { model.level = 3 } == [])
    }

    @Test("without a value a view reads the default")
    func defaults() {
        #expect(Screen { LevelReader() }.html.contains(">1 none<"))
    }

    @Test("a default is evaluated for each reading, and not where a value is set")
    func evaluated() {
        var values = EnvironmentValues()
        let first = values.evaluations
        #expect(values.evaluations == first + 1)
        values.evaluations = 100
        #expect(values.evaluations == 100)
        #expect(Evaluations.count == first + 1)
    }
}
