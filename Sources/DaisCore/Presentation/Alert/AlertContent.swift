// SPDX-License-Identifier: Apache-2.0

/// What an alert's surface contains.
nonisolated struct AlertContent<Actions: View, Message: View>: View {
    let title: Text
    let actions: Actions
    let message: Message?
    @Environment(\.presentationContext) private var context

    init(title: Text, actions: Actions, message: Message?) {
        self.title = title
        self.actions = actions
        self.message = message
    }

    @MainActor var body: some View {
        AlertPart(className: "alert-title", id: id("title"), content: title)
        if let message {
            AlertPart(className: "alert-message", id: id("message"), content: message)
        }
        // An alert's buttons look like an alert's, whatever style the app's have.
        AlertButtons(content: actions).environment(\.buttonStyle, .builtIn(.automatic))
    }

    @MainActor private func id(_ part: String) -> String { "\(context?.name ?? "dais-layer")-\(part)" }
}

/// One of the texts of an alert; the surface refers to it by id for its name and description.
nonisolated struct AlertPart<Content: View>: ContainerView, ContainerFrame {
    let className: String
    let id: String
    let content: Content

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [className]
        appearance.attribute("id", id)
        appearance.layout.opaque = true
    }
}
