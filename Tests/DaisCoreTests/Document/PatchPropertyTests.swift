// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Patches against a full render")
struct PatchPropertyTests {
    private func tree(_ vocabulary: Vocabulary) -> Tree {
        let tree = Tree(scope: SessionScope(), clock: ContinuousSessionClock(), runsEffects: false, wake: {})
        tree.mount(ProgramView(vocabulary: vocabulary))
        return tree
    }

    /// The page as somebody would get it who comes now.
    private func fresh(_ vocabulary: Vocabulary) throws -> String {
        let tree = tree(vocabulary)
        defer { tree.unmount() }
        return try PageModel(tree.writePage()).outline
    }

    @Test("random views that change at random show what a new page would", arguments: 1...40)
    func random(seed: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let vocabulary = Vocabulary()
        vocabulary.piece = .random(depth: 4, &numbers)
        let tree = tree(vocabulary)
        defer { tree.unmount() }
        let page = try PageModel(tree.writePage())
        for step in 0..<40 {
            if numbers.below(4) == 0 {
                vocabulary.words[numbers.below(4)] = "word \(step)"
            } else {
                vocabulary.piece = vocabulary.piece.changed(&numbers)
            }
            _ = tree.drain()
            tree.update()
            try page.apply(tree.takeOperations())
            let wanted = try fresh(vocabulary)
            try #require(page.outline == wanted, "seed \(seed), step \(step)")
            if numbers.below(15) == 0 {
                try page.apply(tree.writeResync())
                try #require(page.outline == wanted, "seed \(seed), resync after step \(step)")
            }
        }
    }
}
