// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct StatePage: View {
    var body: some View {
        PageScaffold {
            BindingExample()
            ObservableExample()
            ObservableObjectExample()
            SharedExample()
            EnvironmentExample()
            PreferenceExample()
            ChangeExample()
            TaskExample()
        }
    }
}
