// SPDX-License-Identifier: Apache-2.0
import Combine
import SwiftUI

// More programs by people who know the guide: lists of their own, hosts, a design system, modals over modals.

// MARK: 7 — a custom provider of lists

@MainActor
final class InboxProvider: ModalListProvider {
    private let changes = PassthroughSubject<Void, Never>()
    private(set) var environments = 0
    var messages: [String] = [] { didSet { changes.send() } }

    func update(environment: ViewEnvironment) {
        _ = environment.modalStylesheet
        environments += 1
    }
    func aggregateModalList() -> ModalList {
        let list = ModalList(modals: messages.map { text in Modal(key: text, style: .card()) { Text(text) } })
        return messages.isEmpty ? list : list.appending(toasts: [Toast(key: "new", "New messages")])
    }
    var modalListDidChange: AnyPublisher<Void, Never> { changes.eraseToAnyPublisher() }
}

struct InboxView: View {
    let provider: InboxProvider
    @Environment(\.modalListObserver) private var observer
    @State private var tokens: [ModalListObservationLifetime] = []
    var body: some View {
        Button("Follow") { tokens = [observer.observe(provider), observer.observe(provider)] }
        Button("Stop") { tokens.first?.stopObserving() }
        Text(tokens.first === tokens.last ? "same" : "different")
    }
}

// MARK: 8 — two columns with hosts, and a mark that decides

enum ColumnModal: UniqueModalInfoKey { typealias Value = Void }

struct TwoColumns: View {
    @State private var isLocal = false
    @State private var isGlobal = false
    var body: some View {
        HStack {
            Text("Sidebar")
            VStack {
                Button("Here") { isLocal = true }
                Button("Everywhere") { isGlobal = true }
            }
            .presentingModals {
                if isLocal {
                    Text("In the column").modal(
                        key: "local", style: .card(onDismiss: { isLocal = false }),
                        info: ModalInfo.empty().setting(uniqueKey: ColumnModal.self))
                }
                if isGlobal {
                    Text("In the window").modal(key: "global", style: .card(onDismiss: { isGlobal = false }))
                }
            }
            .modalHost(presentingOnlyModalsContaining: ColumnModal.self)
        }
    }
}

// MARK: 9 — a design system's stylesheet and its own names for styles

struct BrandStylesheet {
    var cornerRadius: CGFloat = 24
    var dimming = 0.6
}
private struct BrandKey: EnvironmentKey { static let defaultValue = BrandStylesheet() }
extension EnvironmentValues {
    var brand: BrandStylesheet {
        get { self[BrandKey.self] }
        set { self[BrandKey.self] = newValue }
    }
}

extension ModalPresentationStyleProvider {
    static func brandDialog(onDismiss: @escaping () -> Void) -> Self {
        Self { environment in BrandDialogStyle(stylesheet: environment.brand, onDismiss: onDismiss) }
    }
}

struct BrandDialogStyle: ModalPresentationStyle {
    let stylesheet: BrandStylesheet
    let onDismiss: () -> Void
    let widthSizing: ModalWidthSizing = .explicit(360)
    let heightSizing: ModalHeightSizing = .content

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        .init(
            overlayTap: .dismiss(onDismiss: onDismiss),
            usesPreferredContentSize: heightSizing.usesPreferredContentSize)
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        let maximum = context.containerSize.height - context.containerSafeAreaInsets.top - 40
        let height = heightSizing.height(for: context.preferredContentSize.value?.height, maximumHeight: maximum)
        return ModalDisplayValues(
            frame: CGRect(x: (context.containerSize.width - 360) / 2, y: 40, width: 360, height: height),
            roundedCorners: .init(radius: stylesheet.cornerRadius), overlayOpacity: stylesheet.dimming)
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        .crossFadeValues(from: displayValues(for: context))
    }
    func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        .crossFadeValues(from: displayValues(for: context), animation: .easeOut(duration: 0.2))
    }
}

struct BrandHome: View {
    @State private var isAsking = false
    @State private var answers = 0
    var body: some View {
        Button("Ask") { isAsking = true }
        Text("Answers \(answers)")
            .presentingModals {
                if isAsking {
                    Modal(
                        key: "ask",
                        style: .brandDialog {
                            isAsking = false; answers += 1
                        }
                    ) { Text("Really?") }
                }
            }
            .environment(\.brand, BrandStylesheet(cornerRadius: 8, dimming: 0.3))
    }
}

// MARK: 10 — modals over modals by calls, and a toast from the top one

struct Nest: View {
    let depth: Int
    @Environment(\.modalPresenter) private var modalPresenter
    @Environment(\.toastPresenter) private var toastPresenter
    @Environment(\.dismiss) private var dismiss
    @State private var next: (any ModalLifetime)?

    var body: some View {
        VStack {
            Text("Level \(depth)")
            Button("Deeper") { next = modalPresenter.present(style: .card()) { Nest(depth: depth + 1) } }
            Button("Say it") {
                toastPresenter.present("Said at \(depth)")
                dismiss()
            }
        }
    }
}

// MARK: 11 — a container whose base and modals are stored values

struct StoredContainer: View {
    @State private var keys = ["one", "two"]
    var body: some View {
        let modals: [AnyModal] = keys.map { key in
            Modal(
                key: key, style: .card(onDismiss: { keys.removeAll { $0 == key } }),
                content: AnyView(Text("Modal \(key)")))
        }
        ModalContainer(base: Button("Reverse") { keys.reverse() }, modals: modals)
    }
}

// MARK: 12 — a host that keeps its toasts

struct KeepsToasts: View {
    @State private var isSaved = false
    var body: some View {
        VStack {
            Button("Save") { isSaved = true }
                .presentingToasts { if isSaved { Toast(key: "saved", "Kept") } }
                .modalHost(
                    toastContainerStyle: ToastContainerStyle(placement: .top, spacing: 4),
                    shouldPassthroughToasts: false)
        }
    }
}
