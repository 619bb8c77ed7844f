// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Pictures that no browser can read: one on the first page, one that comes later.
struct Pictures: View {
    @State private var shown = false

    var body: some View {
        VStack {
            Broken(name: "First")
            if shown { Broken(name: "Second") }
            Button("Show another") { shown = true }
        }
    }

    private struct Broken: View {
        let name: String
        var body: some View {
            AsyncImage(url: URL(string: "data:image/png;base64,AAAA")) { phase in
                if let image = phase.image {
                    image
                } else if phase.error != nil {
                    Text("\(name) is broken")
                }
            }
        }
    }
}
