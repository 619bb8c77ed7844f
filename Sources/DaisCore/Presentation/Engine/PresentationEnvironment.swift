// SPDX-License-Identifier: Apache-2.0

/// Extends the presenter's environment with the values that views inside a presentation read.
@MainActor
enum PresentationEnvironment {
    static func make(
        for machine: PresentationMachine, name: String, parent: EnvironmentScope
    ) -> EnvironmentScope {
        let dismiss = DismissAction { [weak machine] in machine?.dismiss() }
        let mode = Binding<PresentationMode>(
            get: { [weak machine] in
                PresentationMode(isPresented: machine.map { $0.isWanted && !$0.isLeaving } ?? false)
            },
            set: { [weak machine] new in if !new.isPresented { machine?.dismiss() } })
        let context = PresentationContext(machine, name: name)
        let answer = AnswerAction { [weak machine] value in machine?.answer(with: value) }
        return EnvironmentScope(
            parent: parent,
            values: EnvironmentScope.withoutNavigation + EditScope.presented + [
                (ObjectIdentifier(DismissActionKey.self), dismiss),
                (ObjectIdentifier(AnswerActionKey.self), answer),
                (ObjectIdentifier(PresentationRequestKey.self), PresentationRequest()),
                (ObjectIdentifier(IsPresentedKey.self), true),
                (ObjectIdentifier(PresentationModeKey.self), mode),
                (ObjectIdentifier(PresentationContextKey.self), context),
                (ObjectIdentifier(EnclosingPresentationKey.self), context),
            ])
    }
}

/// The enclosing presentation, for views that belong to one, such as an alert's buttons.
@MainActor
final class PresentationContext: EnclosingPresentation {
    private(set) weak var machine: PresentationMachine?
    nonisolated let name: String
    var depth: Int { machine.map { $0.nesting + 1 } ?? 0 }
    var isLeaving: Bool { machine?.isLeaving == true }

    init(_ machine: PresentationMachine, name: String) {
        self.machine = machine
        self.name = name
    }
}

enum PresentationContextKey: EnvironmentKey {
    static var defaultValue: PresentationContext? { nil }
}

extension EnvironmentValues {
    var presentationContext: PresentationContext? { self[PresentationContextKey.self] }
}
