// SPDX-License-Identifier: Apache-2.0
import Observation

extension ToastPresenter {
    /// Shows a message in one toast with others of its group.
    ///
    /// ```swift
    /// toastPresenter.present(mail.title, group: "mail", systemImage: "envelope") { "\($0) new messages" }
    /// ```
    /// The first message of a group is shown like any other. While its toast is there, further messages do not add
    /// toasts: it shows the summary with the newest message below, its time starts again, and screen readers announce
    /// it.
    ///
    /// - Parameters:
    ///   - title: The text of the message.
    ///   - group: A value that messages of a group have in common.
    ///   - systemImage: The name of the symbol.
    ///   - role: The role, which has a symbol and a color.
    ///   - duration: The time after the newest message.
    ///   - placement: The edge or corner of the window.
    ///   - priority: The priority of the announcement; `.assertive` is for errors.
    ///   - summary: A closure that returns the text for a number of messages, of two or more.
    /// - Returns: A handle that dismisses the toast of the group.
    @discardableResult
    public func present(
        _ title: String, group: some Hashable, systemImage: String? = nil, role: ToastRole? = nil,
        duration: ToastDuration = .short,
        placement: ToastPlacement = .automatic, priority: ToastPriority = .polite, summary: (Int) -> String
    ) -> any ModalLifetime {
        let groups = SessionContext.current?.shared(ToastGroups.self) { ToastGroups() }
        if let known = groups?.shown(group) {
            known.toast.add(title, summary)
            return known.handle
        }
        let toast = GroupedToast(title)
        let handle = present(
            GroupedToastLabel(
                toast: toast, systemImage: systemImage, role: role,
                option: ToastOption(duration: duration, placement: placement, priority: priority)))
        groups?.keep(toast, handle, group)
        return handle
    }
}

/// The toasts of a session that later messages can join.
@MainActor
final class ToastGroups {
    private var known: [AnyHashable: (toast: GroupedToast, handle: any ModalLifetime)] = [:]

    init() {}

    /// Returns the toast of a group, unless it leaves.
    func shown(_ group: some Hashable) -> (toast: GroupedToast, handle: any ModalLifetime)? {
        known = known.filter { $0.value.handle.isPresented }
        return known[AnyHashable(group)]
    }

    func keep(_ toast: GroupedToast, _ handle: any ModalLifetime, _ group: some Hashable) {
        known[AnyHashable(group)] = (toast, handle)
    }
}

/// The messages of one toast.
@MainActor @Observable
final class GroupedToast {
    private(set) var title: String
    private(set) var newest: String?
    private(set) var count = 1

    init(_ title: String) { self.title = title }

    func add(_ message: String, _ summary: (Int) -> String) {
        count += 1
        title = summary(count)
        newest = message
    }
}

/// The content of a toast of a group. It also sets how long the toast stays.
nonisolated struct GroupedToastLabel: View, BuiltInView {
    let toast: GroupedToast
    let systemImage: String?
    let role: ToastRole?
    let option: ToastOption

    init(toast: GroupedToast, systemImage: String?, role: ToastRole?, option: ToastOption) {
        self.toast = toast
        self.systemImage = systemImage
        self.role = role
        self.option = option
    }

    @MainActor var body: some View {
        ToastLabel(
            title: Text(toast.title), message: toast.newest.map { Text($0) }, systemImage: systemImage, role: role,
            action: EmptyView?.none
        )
        .closing(option.duration.time == nil)
        .presentationOption(restarted)
    }

    /// The time of a toast starts again when it changes, so each message adds a millisecond.
    @MainActor private var restarted: ToastOption {
        var option = option
        if let time = option.duration.time {
            let duration = (time / .milliseconds(1) + Double(toast.count - 1)) / 1000
            option.duration = .seconds(duration)
        }
        return option
    }
}
