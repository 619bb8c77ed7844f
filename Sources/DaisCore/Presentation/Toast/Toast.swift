// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Tells the user something in passing, with content of your own, while a binding is true.
    ///
    /// A toast takes no focus and blocks nothing; it can be used above sheets and alerts, is read out once by screen
    /// readers and reached with F6. At most three are on the page, others wait their turn. It stays for its time even if
    /// this view goes.
    ///
    /// ```swift
    /// List(songs) { … }
    ///     .toast(isPresented: $isAdded) { SongBanner(song) }
    /// ```
    /// - Parameters:
    ///   - isPresented: set to `false` when its time is over, it is swiped away, or dismissed from inside.
    ///   - duration: how long it stays; ten seconds at least if there is something to press in it.
    ///   - placement: the edge or corner of the window.
    ///   - priority: `.assertive` for errors.
    ///   - onDismiss: called once, after the toast has gone.
    nonisolated public func toast<Content: View>(
        isPresented: Binding<Bool>, duration: ToastDuration = .short, placement: ToastPlacement = .automatic,
        priority: ToastPriority = .polite, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.whether(isPresented, .toast, onDismiss: onDismiss) { AnyView(content()) }
                    .saying(ToastOption(duration: duration, placement: placement, priority: priority))
            })
    }

    /// Tells the user something in passing for an item while there is one.
    ///
    /// The same id with other values updates the toast where it stands, and is read out again; another id replaces it.
    /// - Parameters:
    ///   - item: set to `nil` when the toast is dismissed.
    ///   - duration: how long it stays; if the duration changes, the time starts again.
    ///   - placement: the edge or corner of the window.
    ///   - priority: `.assertive` for errors.
    ///   - onDismiss: called once for each toast, after it has gone.
    nonisolated public func toast<Item: Identifiable, Content: View>(
        item: Binding<Item?>, duration: ToastDuration = .short, placement: ToastPlacement = .automatic,
        priority: ToastPriority = .polite, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.item(item, .toast, onDismiss: onDismiss) { AnyView(content($0)) }
                    .saying(ToastOption(duration: duration, placement: placement, priority: priority))
            })
    }
}

extension [PresentationDescriptor] {
    nonisolated func saying(_ option: ToastOption) -> Self {
        map { descriptor in
            var descriptor = descriptor
            descriptor.options.set(option)
            // What says "Saved" is often closed in the same moment.
            descriptor.outlivesSource = option.duration.time != nil
            return descriptor
        }
    }
}
