// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The content of a sheet: a title, a text and a button that closes it.
struct SheetBody<Content: View>: View {
    private let title: String
    private let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 20) {
            Text(title).font(.title2.bold())
            content
            Button("Done") {}
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .dismisses()
        }
        .multilineTextAlignment(.center)
        .padding(32)
        .frame(maxWidth: .infinity)
    }
}
