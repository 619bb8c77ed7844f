// SPDX-License-Identifier: Apache-2.0

/// The moment at which the server prepares what a button, a link or a tab leads to, or a context menu.
public enum PresentationPreparation: Sendable, Hashable {
    /// When the user points at the button or the view, moves the focus to it or presses it.
    case onIntent
    /// As soon as the button is on the page, and again after each dismissal. The content costs memory and bytes although
    /// nobody may open it, so use this for the few that almost everybody opens.
    case eager
    /// Never. The content appears after one round trip.
    case never
}

extension View {
    /// Sets when the server prepares what the buttons, links and tabs of the view lead to.
    ///
    /// A presentation that is prepared opens in the frame of the press, however far away the server is.
    ///
    /// ```swift
    /// Button("Edit", presents: $isEditing)
    ///     .presentationPreparation(.eager)
    /// ```
    /// It affects buttons that say what they present, with `presents`, the pages of navigation links, the tabs of a tab view,
    /// the content of disclosure groups and sections, and context menus. The menu of a selection is prepared for one row at
    /// a time, so `.eager` means `.onIntent` for it. SwiftUI has no equivalent.
    nonisolated public func presentationPreparation(_ preparation: PresentationPreparation) -> some View {
        environment(\.presentationPreparation, preparation)
    }
}

extension EnvironmentValues {
    var presentationPreparation: PresentationPreparation {
        get { self[PresentationPreparationKey.self] }
        set { self[PresentationPreparationKey.self] = newValue }
    }
}

enum PresentationPreparationKey: EnvironmentKey {
    static var defaultValue: PresentationPreparation { .onIntent }
}
