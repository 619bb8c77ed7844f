// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Modals by lists, calls and observers, beside a toast and a bar that toasts keep clear of.
struct Modals: View {
    @State private var keys: [String] = []
    @State private var isPopover = false
    @State private var isSheet = false
    @State private var isPassing = false
    @State private var isGhost = false
    @State private var isBar = false
    @State private var toasts: [String] = []
    @State private var dismissals: [String] = []
    @State private var presses = 0
    @State private var count = 0
    @State private var lifetime: (any ModalLifetime)?
    @Environment(\.modalPresenter) private var modalPresenter
    @Environment(\.toastPresenter) private var toastPresenter

    var body: some View {
        VStack(spacing: 8) {
            Text("Dismissed \(dismissals.joined(separator: " "))")
            HStack {
                Button("Card") { keys = ["card"] }
                Button("Sheet") { isSheet = true }
                Button("Popover") { isPopover = true }
                    .presentingModals {
                        if isPopover {
                            Modal(
                                key: "popover",
                                style: .popover(onDismiss: {
                                    dismissals.append("popover")
                                    isPopover = false
                                })
                            ) {
                                ModalBody(title: "A popover")
                            }
                        }
                    }
                Button("Full") { lifetime = modalPresenter.present(ModalBody(title: "A full one"), style: .full()) }
                Button("Passing") { isPassing.toggle() }
                Button("Ghost") { isGhost.toggle() }
            }
            HStack {
                Button("Toast") { toastPresenter.present("Saved", style: .standard(duration: .persistent)) }
                Button("Bar") { isBar.toggle() }
            }
            Button("Press \(presses)") { presses += 1 }
            TextField("Name", text: .constant(""))
            ScrollView {
                ForEach(0..<40) { Text("Line \($0)") }
            }
            .frame(height: 120)
            if isBar {
                Color.blue.frame(height: 90).toastSafeAreaAnchor(.bottom)
            }
        }
        .padding()
        .presentingModals {
            for key in keys {
                Modal(key: key, style: .card(onDismiss: { close(key) })) { ModalCard(key: key, keys: $keys) }
            }
            if isSheet {
                Modal(
                    key: "sheet",
                    style: .sheet(onDismiss: {
                        dismissals.append("sheet")
                        isSheet = false
                    })
                ) {
                    ModalBody(title: "A sheet")
                }
            }
            if isGhost { Modal(key: "ghost", style: PassingStyle(isGhost: true)) { Text("Boo") } }
            if isPassing { Modal(key: "passing", style: PassingStyle()) { Text("Passing").padding() } }
        }
    }

    private func close(_ key: String) {
        dismissals.append(key)
        keys.removeAll { $0 == key }
    }
}

private struct ModalBody: View {
    let title: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack(spacing: 12) {
            Text(title).font(.title2)
            Button("Done") { dismiss() }
        }
        .padding(32)
    }
}

/// Something that can be scrolled, typed and counted in, to see that it stays the same.
private struct ModalCard: View {
    let key: String
    @Binding var keys: [String]
    @State private var text = ""
    @State private var count = 0
    var body: some View {
        VStack(spacing: 12) {
            Text("Card \(key)").font(.title2)
            TextField("Note \(key)", text: $text)
            Button("Count \(key) \(count)") { count += 1 }
            Button("Add above \(key)") { keys.append("above") }
            Button("Add below \(key)") { keys.insert("below", at: 0) }
            Button("Reverse \(key)") { keys.reverse() }
            ScrollView {
                ForEach(0..<40) { Text("Row \($0)") }
            }
            .frame(height: 100)
        }
        .padding(24)
    }
}

private struct PassingStyle: ModalPresentationStyle {
    /// Indicates whether the content, which is as large as the window, passes presses on too.
    var isGhost = false

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(
            overlayTap: .passThrough, passThroughContentTouches: isGhost, resignsExistingFirstResponder: false)
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        ModalDisplayValues(
            frame: isGhost
                ? .full
                : ModalFrame(
                    width: .dynamic, height: .content, alignment: .topTrailing,
                    insets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)),
            roundedCorners: ModalRoundedCorners(radius: 10))
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(alpha: 0)
    }
}
