// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AlertPage: View {
    var body: some View {
        PageScaffold {
            AlertPlayground()
            AlertExample()
            ErrorAlertExample()
            AlertFieldsExample()
            SuppressionExample()
        }
    }
}
