// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CoordinatorPage: View {
    var body: some View {
        PageScaffold {
            CoordinatorPlayground()
            CoordinatorExample()
            AnswerExample()
            PolicyExample()
            EventLogExample()
        }
    }
}
