// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct NavigationPage: View {
    var body: some View {
        PageScaffold {
            AddressExample()
            LinksExample()
            StackExample()
            LeaveExample()
            ZoomExample()
            CheckoutExample()
            TabsExample()
            ColumnsExample()
            MenuBarExample()
        }
    }
}
