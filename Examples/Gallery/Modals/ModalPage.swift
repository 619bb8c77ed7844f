// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ModalPage: View {
    var body: some View {
        PageScaffold {
            ModalStylesExample()
            DesignSystemExample()
            ModalListExample()
            ModalPresenterExample()
            ModalObserverExample()
            ModalHostExample()
            ModalToastsExample()
            ForeignExample()
        }
    }
}

/// The content of a modal: an icon, a title, a sentence and a button that closes it.
struct ModalBody<Content: View>: View {
    let symbol: String
    let title: String
    let message: String
    let content: Content
    @Environment(\.dismiss) private var dismiss

    init(_ symbol: String, _ title: String, _ message: String, @ViewBuilder content: () -> Content = { EmptyView() }) {
        self.symbol = symbol
        self.title = title
        self.message = message
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: symbol).font(.largeTitle).foregroundStyle(.tint).accessibilityHidden(true)
            VStack(spacing: 6) {
                Text(title).font(.title2.bold())
                Text(message).foregroundStyle(.secondary)
            }
            content
            Button("Done") { dismiss() }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
        }
        .multilineTextAlignment(.center)
        .padding(32)
        .frame(maxWidth: .infinity)
    }
}
