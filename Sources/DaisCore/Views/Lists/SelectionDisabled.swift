// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets whether people can select the view in a list with a selection.
    ///
    /// ```swift
    /// List(selection: $selected) {
    ///     ForEach(files) { file in
    ///         FileRow(file: file).selectionDisabled(file == song)
    ///     }
    /// }
    /// ```
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(SelectionDisabledModifier.make(isDisabled))
    }
}

/// The modifier of rows that cannot be selected.
enum SelectionDisabledModifier {
    nonisolated static func make(_ isDisabled: Bool) -> TraitModifier<Bool> {
        TraitModifier(value: isDisabled) { $0.isSelectionDisabled = $0.isSelectionDisabled ?? $1 }
    }
}
