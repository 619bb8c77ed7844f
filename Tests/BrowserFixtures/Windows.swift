// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Opens and closes windows of the app.
struct Windows: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            Text("first window")
            Button("Open 7") { openWindow(value: 7) }
        }
    }
}

struct OpenedWindow: View {
    let number: Int?
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack {
            Text("window \(number ?? 0)")
            Button("Close") { dismissWindow() }
        }
    }
}
