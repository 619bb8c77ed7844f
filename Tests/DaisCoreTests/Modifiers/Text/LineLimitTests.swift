// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Limits of lines")
struct LineLimitTests {
    @Test("one line is cut after any letter, several lines between words")
    func cut() {
        let one = Screen { Text("openjdk-17-jre-headless").lineLimit(1) }
        #expect(one.tree.writePage().rules.contains("--lw:break-all"))
        let two = Screen { Text("openjdk-17-jre-headless").lineLimit(2) }
        #expect(two.tree.writePage().rules.contains("--lw:normal"))
    }
}
