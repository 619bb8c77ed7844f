// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FormsPage: View {
    var body: some View {
        PageScaffold {
            FormExample()
            ListExample()
            SelectionExample()
            TableExample()
            EditingExample()
            SearchExample()
        }
    }
}
