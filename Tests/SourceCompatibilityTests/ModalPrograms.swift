// SPDX-License-Identifier: Apache-2.0
import Combine
import Foundation
import SwiftUI

// Programs by people who know the guide, and nothing of how it is done here.

// MARK: 1 — a list of steps in an enumeration

struct OrderFlow: View {
    enum Step: Hashable { case address, payment(retry: Int), receipt }
    @State private var steps: [Step] = []
    @State private var log: [String] = []

    var body: some View {
        ModalHost {
            VStack {
                Text("Steps \(steps.count) \(log.joined(separator: ","))")
                Button("Order") { steps.append(.address) }
            }
            .presentingModals {
                for step in steps {
                    switch step {
                    case .address:
                        Modal(key: step, style: .card(onDismiss: { close(step) })) {
                            Text("Address")
                            Button("To payment") { steps.append(.payment(retry: 0)) }
                        }
                    case .payment(let retry):
                        Modal(key: step, style: .sheet(onDismiss: { close(step) })) {
                            Text("Payment \(retry)")
                            Button("Pay") { steps = [.receipt] }
                        }
                    case .receipt:
                        Modal(key: step, style: .full(onDismiss: { close(step) }), content: Receipt())
                    }
                }
            }
        }
    }

    private func close(_ step: Step) {
        log.append("\(step)")
        steps.removeAll { $0 == step }
    }
}

struct Receipt: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Receipt")
        Button("Finish") { dismiss() }
    }
}

// MARK: 2 — a coordinator object that holds tokens

@MainActor
final class ScreenCoordinator: ObservableObject {
    @Published private(set) var events: [String] = []
    private var lifetimes: [String: any ModalLifetime] = [:]

    func show(_ name: String, with presenter: ModalPresenter) {
        let lifetime = presenter.present(Text("Screen \(name)"), style: .card)
        lifetimes[name] = lifetime
        Task {
            for await reason in lifetime.dismissal { events.append("\(name) \(reason)") }
        }
    }
    func hide(_ name: String) { lifetimes[name] = nil }
    func hideAll() { lifetimes.values.forEach { $0.dismiss() } }
}

struct CoordinatedView: View {
    @StateObject private var coordinator = ScreenCoordinator()
    @Environment(\.modalPresenter) var modalPresenter

    var body: some View {
        VStack {
            Button("Both") {
                coordinator.show("a", with: modalPresenter)
                coordinator.show("b", with: modalPresenter)
            }
            Text("Events \(coordinator.events.sorted().joined(separator: ";"))")
        }
        .onReceive(NotificationCenter.default.publisher(for: .hideScreens)) { _ in coordinator.hideAll() }
    }
}

extension Notification.Name {
    static let hideScreens = Notification.Name("hideScreens")
}

// MARK: 3 — a style that computes with numbers everywhere

struct DrawerStyle: ModalPresentationStyle {
    var width: CGFloat = 280
    var onDismiss: () -> Void

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(
            overlayTap: .dismiss(onDismiss: onDismiss), interactiveDismiss: .swipeDown(onDismiss: onDismiss),
            usesPreferredContentSize: false)
    }

    private func frame(in context: ModalPresentationContext) -> CGRect {
        CGRect(x: 0, y: 0, width: min(width, context.containerSize.width), height: context.containerSize.height)
    }

    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        ModalDisplayValues(
            frame: frame(in: context), roundedCorners: .init(radius: 12, corners: .trailing), overlayOpacity: 0.5,
            shadow: .init(radius: 8, opacity: 0.2, offset: .zero, color: .black))
    }

    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(
            frame: frame(in: context).offsetBy(dx: -width, dy: 0), alpha: 0.5, transform: .identity,
            animation: .spring(duration: 0.3))
    }

    func reverseTransitionValues(for context: ModalPresentationContext) -> ModalReverseTransitionValues? {
        ModalReverseTransitionValues(frame: frame(in: context).offsetBy(dx: 0, dy: -24))
    }
}

struct DrawerHome: View {
    @State private var isOpen = false
    var body: some View {
        Button("Menu") { isOpen.toggle() }
            .presentingModals {
                if isOpen {
                    Modal(key: "drawer", style: DrawerStyle { isOpen = false }) {
                        List { ForEach(["Inbox", "Sent"], id: \.self) { Text($0) } }
                    }
                }
            }
    }
}

// MARK: 4 — self-styled screens and toasts

struct TermsScreen: View, ModalPresentable {
    var presentationStyle: ModalPresentationStyleProvider { .sheet() }
    var info: ModalInfo { .empty().setting(key: ScreenName.self, value: "terms") }
    var body: some View { Text("Terms") }
}
enum ScreenName: ModalInfoKey { typealias Value = String }

struct SavedToast: View, ToastPresentable {
    let name: String
    var presentationStyle: ToastPresentationStyleProvider { .standard(duration: .long, placement: .top) }
    var accessibilityAnnouncement: String { "\(name) has been saved" }
    var body: some View { Label("Saved \(name)", systemImage: "checkmark") }
}

struct SelfStyled: View {
    @Environment(\.modalPresenter) private var modalPresenter
    @Environment(\.toastPresenter) private var toastPresenter
    @State private var terms: (any ModalLifetime)?

    var body: some View {
        Button("Terms") { terms = modalPresenter.present(TermsScreen()) }
        Button("Save") { toastPresenter.present(SavedToast(name: "Draft")) }
    }
}

// MARK: 5 — toasts by a container, with an action inside

struct Mail: View {
    @State private var archived: [Int] = []
    @State private var undone = 0

    var body: some View {
        ToastContainer {
            VStack {
                Text("Archived \(archived.count), undone \(undone)")
                Button("Archive") { archived.append(archived.count + 1) }
            }
        } toasts: {
            for number in archived {
                Toast(key: number, style: UndoStyle { archived.removeAll { $0 == number } }) {
                    HStack {
                        Text("Archived \(number)")
                        Button("Undo \(number)") {
                            undone += 1
                            archived.removeAll { $0 == number }
                        }
                    }
                }
            }
        }
    }
}

struct UndoStyle: ToastPresentationStyle {
    let onDismiss: () -> Void
    func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences {
        ToastBehaviorPreferences(
            presentationHaptic: .success, timedDismiss: .after(duration: 8, onDismiss: onDismiss),
            interactiveDismiss: .swipeDown(onDismiss: onDismiss))
    }
}

// MARK: 6 — a publisher of lists

@MainActor
final class Announcer {
    let subject = CurrentValueSubject<ModalsRendering, Never>(ModalsRendering())
    func announce(_ texts: [String]) {
        subject.send(
            ModalsRendering {
                for text in texts {
                    Modal(key: text, style: .card(onDismiss: { [weak self] in self?.announce([]) })) { Text(text) }
                }
            } toasts: {
                if texts.isEmpty { Toast(key: "none", "Nothing to say") }
            })
    }
}

struct Announcements: View {
    let announcer: Announcer
    @Environment(\.modalListObserver) private var modalListObserver
    @State private var lifetime: ModalListObservationLifetime?

    var body: some View {
        Text("announcements")
            .onAppear { lifetime = modalListObserver.observe(announcer.subject) }
    }
}

// MARK: 7 — a provider of lists of one's own

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
