// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DrawerPage: View {
    var body: some View {
        PageScaffold {
            DrawerPlayground()
        }
    }
}
