// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct InspectorPage: View {
    var body: some View {
        PageScaffold {
            InspectorPlayground()
            FloatingPanelExample()
        }
    }
}
