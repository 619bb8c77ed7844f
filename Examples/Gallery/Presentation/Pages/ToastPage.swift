// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ToastPage: View {
    var body: some View {
        PageScaffold {
            ToastPlayground()
            ToastExample()
            ToastRolesExample()
            ToastProgressExample()
            ToastLayoutExample()
            ToastGroupExample()
        }
    }
}
