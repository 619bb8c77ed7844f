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
