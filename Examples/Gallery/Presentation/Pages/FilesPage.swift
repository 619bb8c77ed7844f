// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FilesPage: View {
    var body: some View {
        PageScaffold {
            FilesPlayground()
            FilesExample()
        }
    }
}
