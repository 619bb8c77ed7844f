// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DragAndDropPage: View {
    var body: some View {
        PageScaffold {
            BoardExample()
            DropZoneExample()
            DropDelegateExample()
        }
    }
}
