// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ListsPage: View {
    var body: some View {
        PageScaffold {
            LongListExample()
            EditableListExample()
            OutlineExample()
            LazyStackExample()
            GridExample()
            ScrollingExample()
            ScrollPositionExample()
            ConversationExample()
            ScrollTransitionExample()
            VisualEffectExample()
        }
    }
}
