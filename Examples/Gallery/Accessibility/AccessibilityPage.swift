// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AccessibilityPage: View {
    var body: some View {
        PageScaffold {
            NamesExample()
            CombineExample()
            ValuesExample()
            HiddenExample()
            DeviceCheckExample()
        }
    }
}
