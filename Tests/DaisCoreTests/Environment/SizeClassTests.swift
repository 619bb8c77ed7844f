// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Size classes")
struct SizeClassTests {
    private struct Reader: View {
        @Environment(\.horizontalSizeClass) private var sizeClass
        var body: some View { Text(sizeClass == .compact ? "compact" : sizeClass == .regular ? "regular" : "unknown") }
    }

    @Test("the width of the window decides, until someone above says otherwise")
    func width() {
        #expect(Screen { Reader() }.html.contains("regular"))
        #expect(Screen { Reader().environment(\.horizontalSizeClass, .compact) }.html.contains("compact"))
        #expect(Screen { Reader().environment(\.horizontalSizeClass, nil) }.html.contains("unknown"))
    }
}
