// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The subjects of a guide to modals: hosts, presenters, tokens, containers, observers, toasts, holes and numbers.
struct ModalGuide: View {
    @State private var lifetime: (any ModalLifetime)?
    @State private var observation: ModalListObservationLifetime?
    @State private var reasons: [String] = []
    @State private var presses = 0
    @State private var searches = 0
    @State private var isHoled = false
    @State private var isFitted = false
    @State private var isLocal = false
    @State private var isWide = false
    @State private var isKept = false
    @State private var isFull = false
    @State private var hasModal = false
    @State private var isLow = false
    @State private var text = ""
    @Environment(\.modalPresenter) private var modalPresenter
    @Environment(\.modalListObserver) private var modalListObserver
    @Environment(\.toastPresenter) private var toastPresenter

    var body: some View {
        VStack(spacing: 8) {
            if isLow { Color.gray.frame(height: 60) }
            Text("Reasons \(reasons.joined(separator: " ")), presses \(presses), searches \(searches)")
            HStack {
                TextField("Search", text: $text).frame(width: 160)
                Button("Find") { searches += 1 }
            }
            .modalSourceView("search")
            HStack {
                Button("Present") { present() }
                Button("Forget") { _ = modalPresenter.present(Text("Forgotten"), style: .card()) }
                Button("Observe") { observe() }
                Button("Conditional") { hasModal.toggle() }
            }
            HStack {
                Button("Holed") { isHoled = true }
                Button("Fitted") { isFitted = true }
                Button("Full") { isFull = true }
                Button("Haptic") { toastPresenter.present(Text("Felt"), style: HapticStyle()) }
                Button("Toasts") { for number in 1...5 { toastPresenter.present("Note \(number)") } }
            }
            Button("Press") { presses += 1 }
            ScrollView {
                ForEach(0..<30) { Text("Line \($0)") }
            }
            .frame(height: 80)
            HStack {
                column.modalHost(
                    toastContainerStyle: ToastContainerStyle(
                        placement: .topLeading, spacing: 2, inset: 6, maxWidth: 200),
                    shouldPassthroughToasts: false)
                wide.modalHost(presentationSpace: .window)
            }
        }
        .padding()
        .presentingModals {
            if hasModal {
                Modal(key: "conditional", style: .card(onDismiss: { end("conditional") { hasModal = false } })) {
                    Text("Conditional modal")
                }
            }
            if isHoled {
                Modal(key: "holed", style: HoledStyle { end("holed") { isHoled = false } }) { Moving(isLow: $isLow) }
            }
            if isFitted {
                Modal(key: "fitted", style: FittedStyle { end("fitted") { isFitted = false } }) {
                    Text("Fitted").frame(height: 140)
                }
            }
            if isFull {
                Modal(key: "full", style: .full(onDismiss: { end("full") { isFull = false } })) {
                    Leaving(title: "Full")
                }
            }
        }
    }

    private var column: some View {
        VStack {
            Button("Local") { isLocal = true }
            Button("Keep") { isKept = true }
        }
        .frame(width: 260, height: 160)
        .presentingModals {
            if isLocal {
                Modal(key: "local", style: HalfStyle { end("local") { isLocal = false } }) { Leaving(title: "Half") }
            }
        }
        .presentingToasts { if isKept { Toast(key: "kept", "Kept here", style: .standard(duration: .persistent)) } }
    }

    private var wide: some View {
        Button("Wide") { isWide = true }
            .presentingModals {
                if isWide {
                    Modal(key: "wide", style: HalfStyle { end("wide") { isWide = false } }) { Leaving(title: "Wide") }
                }
            }
    }

    private func end(_ name: String, _ action: () -> Void) {
        reasons.append(name)
        action()
    }

    private func present() {
        let token = modalPresenter.present(Leaving(title: "Presented"), style: .sheet())
        lifetime = token
        Task { for await reason in token.dismissal { reasons.append(reason.rawValue) } }
    }

    private func observe() {
        let (updates, source) = AsyncStream.makeStream(of: ModalsUpdate<Bool>.self)
        observation = modalListObserver.observe(updates) { _ in
            observation?.stopObserving()
            observation = nil
            reasons.append("done")
        }
        source.yield(
            .rendering(
                ModalsRendering {
                    Modal(key: "first", style: .card()) {
                        Text("Observed")
                        Button("Next") {
                            source.yield(
                                .rendering(
                                    ModalsRendering {
                                        Modal(key: "last", style: .card()) {
                                            Button("End") { source.yield(.output(true)) }
                                        }
                                    }))
                        }
                    }
                }))
    }
}

private struct Leaving: View {
    let title: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text(title).font(.title2)
            Button("Leave \(title)") { dismiss() }
        }
        .padding(20)
    }
}

/// Changes the page below.
private struct Moving: View {
    @Binding var isLow: Bool
    var body: some View {
        VStack {
            Text("Holed").font(.title2)
            Button("Move") { isLow.toggle() }
        }
        .padding(20)
    }
}

private struct HoledStyle: ModalPresentationStyle {
    let onDismiss: () -> Void
    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(overlayTap: .dismiss(onDismiss: onDismiss), sourceView: "search")
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        ModalDisplayValues(
            frame: ModalFrame(width: .explicit(240), height: .content, alignment: .bottom), overlayOpacity: 0.4)
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init(alpha: 0) }
}

private struct FittedStyle: ModalPresentationStyle {
    let onDismiss: () -> Void
    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        .init(overlayTap: .dismiss(onDismiss: onDismiss), usesPreferredContentSize: true)
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        let height = context.preferredContentSize.value?.height ?? 400
        return ModalDisplayValues(frame: CGRect(x: 20, y: 30, width: 300, height: height), overlayOpacity: 0.4)
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        .crossFadeValues(from: displayValues(for: context))
    }
}

private struct HalfStyle: ModalPresentationStyle {
    let onDismiss: () -> Void
    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        .init(overlayTap: .dismiss(onDismiss: onDismiss))
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        let size = context.containerSize
        return ModalDisplayValues(
            frame: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height), overlayOpacity: 0.4)
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init(alpha: 0) }
}

private struct HapticStyle: ToastPresentationStyle {
    func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences {
        ToastBehaviorPreferences(presentationHaptic: .warning, timedDismiss: .disabled)
    }
}
