// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CoverPage: View {
    var body: some View {
        PageScaffold {
            CoverPlayground()
            CoverExample()
            PictureViewerExample()
            TransitionsExample()
            HostTransitionExample()
        }
    }
}
