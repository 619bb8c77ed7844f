// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LongList: View {
    @State private var opened = "none"

    var body: some View {
        VStack {
            Text("Opened \(opened)")
            List(0..<10_000, id: \.self) { index in
                Button("Entry \(index)") { opened = "\(index)" }
            }
        }
    }
}
