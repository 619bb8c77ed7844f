// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DialogPage: View {
    var body: some View {
        PageScaffold {
            DialogPlayground()
            ConfirmationDialogExample()
            ActionSheetExample()
        }
    }
}
