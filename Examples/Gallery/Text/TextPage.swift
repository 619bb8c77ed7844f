// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TextPage: View {
    var body: some View {
        PageScaffold {
            TextStylesExample()
            TextRunsExample()
            TextMarkdownExample()
            TextFormatsExample()
            TextLinesExample()
            TextScaleExample()
        }
    }
}
