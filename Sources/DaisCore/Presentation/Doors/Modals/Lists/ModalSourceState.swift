// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The state that a source of modals keeps between evaluations.
@MainActor
final class ModalSourceState {
    private var listed: Set<ModalKey> = []
    /// Dismissed toasts that their owner still lists because it has no dismissal handler.
    private var over: Set<ModalKey> = []
    private var reasons: [ModalKey: DismissalReason] = [:]
    private var sizes: [ModalKey: CGSize] = [:]
    /// The frames that styles computed last.
    private var frames: [ModalKey: CGRect] = [:]
    private let measured = Dependency()

    nonisolated init() {}

    // MARK: Lists

    func descriptors(_ modals: [Modal], list: Int = 0, in environment: EnvironmentValues) -> [PresentationDescriptor] {
        let keys = keyed(modals.map { ($0.key, $0.kind) }, list, isToast: false)
        return zip(keys, modals).map { key, modal in
            let style = modal.presentationStyle(for: environment)
            var descriptor = descriptor(
                key: key, style: style, info: modal.info, in: environment, isOwned: false,
                dismissed: { [weak self] _ in self?.listed.contains(key) ?? false }, content: modal.content)
            descriptor.tell(modal.handlers)
            return descriptor
        }
    }

    func descriptors(_ toasts: [Toast], list: Int = 0, in environment: EnvironmentValues) -> [PresentationDescriptor] {
        measured.recordRead()
        let keys = keyed(toasts.map { ($0.key, $0.kind) }, list, isToast: true)
        return zip(keys, toasts).filter { !over.contains($0.0) }.map { key, toast in
            var descriptor = descriptor(
                key: key, style: toast.style.presentationStyle(for: environment),
                announcement: toast.accessibilityAnnouncement,
                dismissed: { [weak self] _ in self?.listed.contains(key) ?? false },
                unheard: { [weak self] in
                    self?.over.insert(key)
                    self?.measured.changed()
                }, content: toast.content)
            descriptor.tell(toast.handlers)
            return descriptor
        }
    }

    private func keyed(
        _ names: [(key: AnyHashable, kind: ObjectIdentifier)], _ list: Int, isToast: Bool
    ) -> [ModalKey] {
        var counts: [ModalKey: Int] = [:]
        let keys = names.map { name in
            var key = ModalKey(list: isToast ? ~list : list, key: name.key, kind: name.kind)
            let plain = key
            key.occurrence = counts[plain, default: 0]
            counts[plain] = key.occurrence + 1
            return key
        }
        let mine = isToast ? ~list : list
        let old = listed.filter { $0.list == mine }
        listed.subtract(old)
        listed.formUnion(keys)
        for key in old where !listed.contains(key) {
            reasons[key] = nil
            forget(key)
            over.remove(key)
        }
        return keys
    }

    /// Forgets a list that is no longer observed, so that the end of its modals is not reported.
    func forget(list: Int) { listed = listed.filter { $0.list != list && $0.list != ~list } }

    /// Forgets the layout of a modal that is not requested any more.
    func forget(_ key: ModalKey) {
        sizes[key] = nil
        frames[key] = nil
    }

    // MARK: Descriptors

    /// - Parameters:
    ///   - isOwned: Whether a dismissal by the user ends it independently of the style's handlers.
    ///   - dismissed: Handles the dismissal and returns whether the owner still requested it and has to be told.
    func descriptor(
        key: ModalKey, style: any ModalPresentationStyle, info: ModalInfo, in environment: EnvironmentValues,
        isOwned: Bool = true, dismissed: @escaping (DismissalReason) -> Bool, content: @escaping () -> AnyView
    ) -> PresentationDescriptor {
        let resolved = ResolvedModal(
            style, info: info, in: environment, previous: frames[key],
            size: { [measured, sizes] in
                measured.recordRead()
                return sizes[key]
            })
        let measures = resolved.behavior.usesPreferredContentSize
        var descriptor = PresentationDescriptor(
            key: PresentationKey(key), kind: resolved.kind,
            content: {
                let content = content()
                let shown =
                    measures
                    ? AnyView(MeasuredModal(content: content) { [weak self] in self?.measured($0, key) }) : content
                return AnyView(EnvironmentView(content: shown) { style.customize(environment: &$0) })
            },
            withdraw: { [weak self] in
                let reason = self?.reasons.removeValue(forKey: key) ?? .hostRemoved
                if dismissed(reason), reason != .sourceRemoved { resolved.behavior.handler(for: reason)?() }
            })
        descriptor.door = .modals
        descriptor.onWillDismiss = { [weak self] in self?.reasons[key] = $0 }
        descriptor.onRefuse = descriptor.onWillDismiss
        descriptor.options.set(ModalOption(modal: resolved, isOwned: isOwned))
        frames[key] = nil
        // One statement reads the place. The optimizer of Swift 6.3 ends itself with an ownership error if two do.
        switch resolved.display.frame.place {
        case .rect(let rect): frames[key] = rect
        case .beside(let place, let edge):
            descriptor.options.set(PopoverPlacement(place: place, edge: edge))
            descriptor.options.set(AdaptationOption(horizontal: .popover, vertical: .popover))
        case .sized: break
        }
        descriptor.isIndependent = true
        descriptor.item = key.item
        descriptor.info = info
        return descriptor
    }

    func descriptor(
        key: ModalKey, style: any ToastPresentationStyle, announcement: String?,
        dismissed: @escaping (DismissalReason) -> Bool, unheard: @escaping () -> Void = {},
        content: @escaping () -> AnyView
    ) -> PresentationDescriptor {
        let behavior = style.behaviorPreferences(for: ToastBehaviorContext())
        let closes = behavior.needsCloseButton
        var descriptor = PresentationDescriptor(
            key: PresentationKey(key), kind: .toast,
            content: { AnyView(EnvironmentView(content: content()) { $0.toastCloses = closes }) },
            withdraw: { [weak self] in
                let reason = self?.reasons.removeValue(forKey: key) ?? .hostRemoved
                guard dismissed(reason), reason != .sourceRemoved else { return }
                if let handler = behavior.handler(for: reason) { handler() } else { unheard() }
            })
        descriptor.door = .modals
        descriptor.onWillDismiss = { [weak self] in self?.reasons[key] = $0 }
        descriptor.onRefuse = descriptor.onWillDismiss
        descriptor.options.set(behavior.option)
        descriptor.options.set(ToastBehaviorOption(behavior: behavior, announcement: announcement))
        descriptor.outlivesSource = behavior.option.duration.time != nil
        descriptor.isIndependent = true
        descriptor.item = key.item
        return descriptor
    }

    private func measured(_ size: CGSize, _ key: ModalKey) {
        guard sizes[key] != size else { return }
        sizes[key] = size
        measured.changed()
    }
}

/// Content whose size is measured for the style.
private nonisolated struct MeasuredModal: View, BuiltInView {
    let content: AnyView
    let action: (CGSize) -> Void

    @MainActor var body: some View {
        content.fixedSize(horizontal: false, vertical: true)
            .onGeometryChange(for: CGSize.self, of: { $0.size }, action: action)
    }
}

extension DismissalReason {
    /// Indicates whether the user caused the dismissal.
    var isOfUser: Bool {
        switch self {
        case .scrim, .drag, .escape, .back, .button, .timeout: true
        default: false
        }
    }
}
