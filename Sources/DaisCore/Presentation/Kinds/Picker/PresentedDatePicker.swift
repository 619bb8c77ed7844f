// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Lets the user choose a date, a time, or both, while a binding is true: in a popover beside this view, and in a
    /// sheet on phones.
    ///
    /// ```swift
    /// Button("Due date") { picksDate = true }
    ///     .datePicker("Due date", isPresented: $picksDate, selection: $due, displayedComponents: .date)
    /// ```
    /// It looks the same in all browsers: a calendar for the date, buttons for the hour and the minute. A `DatePicker`
    /// opens the browser's own picker, which some browsers do not have for times. Each press sets the selection.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which also names the picker for assistive technology.
    ///   - isPresented: A binding that is set to `false` when the picker is dismissed.
    ///   - selection: The date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts of the date that are chosen.
    ///   - onWillDismiss: A closure called at the start of each exit.
    ///   - onDismiss: A closure called with the reason, once, after the picker has been removed.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func datePicker(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, selection: Binding<Date>,
        in range: ClosedRange<Date>? = nil, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .popover, isPresented, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            {
                PickerPanel(title: Text(titleKey)) {
                    DateTimeGrids(selection: selection, range: range, components: displayedComponents)
                }
            }, adjust: { $0.placed(PopoverAttachmentAnchor.default.place, nil) })
    }
}

/// A calendar, and buttons for the hour and the minute.
nonisolated struct DateTimeGrids: View, BuiltInView {
    let selection: Binding<Date>
    let range: ClosedRange<Date>?
    let components: DatePickerComponents

    @MainActor var body: some View {
        if components.contains(.date) {
            DateGrid(selection: selection, earliest: range?.lowerBound, latest: range?.upperBound)
        }
        if components == [.hourAndMinute, .date] { Divider() }
        if components.contains(.hourAndMinute) { TimeGrid(selection: selection, range: range) }
    }
}

/// The title of a picker, a button that closes it, and its content.
nonisolated struct PickerPanel<Content: View>: View, BuiltInView {
    let title: Text
    /// The action of the button. Without one, it dismisses the picker.
    let done: (@MainActor () -> Void)?
    let content: Content
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    init(title: Text, done: (@MainActor () -> Void)? = nil, @ViewBuilder content: () -> Content) {
        self.title = title
        self.done = done
        self.content = content()
    }

    @MainActor var body: some View {
        VStack(spacing: 12) {
            HStack {
                title.font(.headline).accessibilityAddTraits(.isHeader)
                Spacer()
                Button(BuiltInStrings(locale)[.done]) { if let done { done() } else { dismiss() } }
                    .buttonStyle(.borderless).fontWeight(.semibold)
            }
            .frame(minHeight: 32)
            content
        }
        .frame(maxWidth: 380)
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
        .frame(minWidth: 328)
        .presentationSizing(.fitted)
        .presentationDragIndicator(.visible)
    }
}
