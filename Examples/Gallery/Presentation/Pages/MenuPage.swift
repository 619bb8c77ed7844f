// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct MenuPage: View {
    var body: some View {
        PageScaffold {
            MenuPlayground()
            MenuExample()
            ContextMenuExample()
        }
    }
}
