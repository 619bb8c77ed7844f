// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Patches against a full render")
struct PatchPropertyTests {
    private func content(_ vocabulary: Vocabulary) -> RootContent {
        RootContent(title: nil) { ProgramView(vocabulary: vocabulary) }
    }

    /// The page as somebody would get it who comes now.
    private func fresh(_ vocabulary: Vocabulary) throws -> String {
        try FakePage(FirstPage.render(content(vocabulary), request: PageRequest())).outline
    }

    @Test("random views that change at random show what a new page would", arguments: 1...40)
    func random(seed: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let vocabulary = Vocabulary()
        vocabulary.piece = .random(depth: 4, &numbers)
        let session = Session(content: content(vocabulary))
        defer { session.close() }
        let browser = FakeBrowser(session)
        try browser.open()
        for step in 0..<40 {
            if numbers.below(4) == 0 {
                vocabulary.words[numbers.below(4)] = "word \(step)"
            } else {
                vocabulary.piece = vocabulary.piece.changed(&numbers)
            }
            session.runTurn()
            try browser.read()
            let wanted = try fresh(vocabulary)
            try #require(browser.page.outline == wanted, "seed \(seed), step \(step)")
            if numbers.below(15) == 0 {
                browser.resync()
                try browser.read()
                try #require(browser.page.outline == wanted, "seed \(seed), resync after step \(step)")
            }
        }
    }
}
