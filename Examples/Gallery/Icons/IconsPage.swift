// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct IconsPage: View {
    var body: some View {
        PageScaffold {
            SymbolStylesExample()
            SymbolEffectsExample()
            LabelExample()
            SymbolBrowser()
        }
    }
}
