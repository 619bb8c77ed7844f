// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a toast with custom content while a binding is true.
    ///
    /// A toast takes no focus and blocks nothing. It stays interactive above sheets and alerts, screen readers announce
    /// it once, and F6 moves the focus to it. At most three are on the page; further ones wait. A toast stays for its
    /// duration even if this view is removed.
    ///
    /// ```swift
    /// List(songs) { Text($0.title) }
    ///     .toast(isPresented: $isAdded) { SongBanner(song) }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the toast times out or is dismissed.
    ///   - duration: The duration, at least ten seconds if the toast contains controls.
    ///   - placement: The edge or corner of the window.
    ///   - priority: The priority of the announcement; `.assertive` is for errors.
    ///   - onDismiss: A closure called once, after the toast has been removed.
    ///   - content: The content of the toast.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func toast<Content: View>(
        isPresented: Binding<Bool>, duration: ToastDuration = .short, placement: ToastPlacement = .automatic,
        priority: ToastPriority = .polite, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .toast, isPresented, DismissalHandlers(onDismiss), content) {
            $0.saying(ToastOption(duration: duration, placement: placement, priority: priority))
        }
    }

    /// Shows a toast for an item while it is not `nil`.
    ///
    /// An item with the same id updates the toast in place and is announced again. A different id replaces the toast.
    ///
    /// - Parameters:
    ///   - item: A binding that is set to `nil` when the toast is dismissed.
    ///   - duration: The duration. A change restarts it.
    ///   - placement: The edge or corner of the window.
    ///   - priority: The priority of the announcement; `.assertive` is for errors.
    ///   - onDismiss: A closure called once for each toast, after it has been removed.
    ///   - content: The content of the toast.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func toast<Item: Identifiable, Content: View>(
        item: Binding<Item?>, duration: ToastDuration = .short, placement: ToastPlacement = .automatic,
        priority: ToastPriority = .polite, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .toast, item, DismissalHandlers(onDismiss), content) {
            $0.saying(ToastOption(duration: duration, placement: placement, priority: priority))
        }
    }
}

extension [PresentationDescriptor] {
    nonisolated func saying(_ option: ToastOption) -> Self {
        map { descriptor in
            var descriptor = descriptor
            descriptor.options.set(option)
            // Toasts such as "Saved" often appear while their view closes.
            descriptor.outlivesSource = option.duration.time != nil
            return descriptor
        }
    }
}
