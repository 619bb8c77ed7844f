// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct MotionPage: View {
    var body: some View {
        PageScaffold {
            SpringsExample()
            BoundAnimationExample()
            RowsExample()
            ViewTransitionsExample()
            OwnTransitionExample()
            CompletionExample()
            RepeatExample()
            NumberExample()
            PhaseAnimatorExample()
            TimelineExample()
            MatchedExample()
            KeyframesExample()
            AnimatableExample()
        }
    }
}
