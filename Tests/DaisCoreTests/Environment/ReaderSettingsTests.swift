// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Settings of the reader in the environment")
struct ReaderSettingsTests {
    struct Lengths: View {
        @Environment(\.displayScale) private var scale
        @Environment(\.pixelLength) private var pixel
        @Environment(\.defaultMinListRowHeight) private var row
        var body: some View { Text(verbatim: "\(scale) \(pixel) \(row)") }
    }

    @Test("lengths have their defaults, and the values that a view sets")
    func lengths() {
        #expect(Screen { Lengths() }.tree.root.words == "1.0 1.0 44.0")
        let set = Screen {
            Lengths().environment(\.displayScale, 2).environment(\.defaultMinListRowHeight, 80)
        }
        #expect(set.tree.root.words == "2.0 0.5 80.0")
    }

    @Test("the height of rows reaches the lists inside, and the inner of two wins")
    func rows() {
        let screen = Screen {
            VStack { List { Text("a") }.environment(\.defaultMinListRowHeight, 80) }
                .environment(\.defaultMinListRowHeight, 20)
                .environment(\.displayScale, 2)
        }
        let heights = screen.all { $0.style["--row-h"] != nil }.map { $0.style["--row-h"] }
        #expect(heights == ["20px", "80px"])
    }
}
