// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PopoverPage: View {
    var body: some View {
        PageScaffold {
            PopoverPlayground()
            PopoverExample()
            PresentedPickersExample()
            AwaitedPickersExample()
            HoverCardExample()
            TourExample()
        }
    }
}
