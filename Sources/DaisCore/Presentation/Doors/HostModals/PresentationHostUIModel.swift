// SPDX-License-Identifier: Apache-2.0

/// The alignment and dimming of one modal in its layer.
///
/// ```swift
/// var uiModel = PresentationHostUIModel()
/// uiModel.alignment = .bottom
/// ```
public struct PresentationHostUIModel: Equatable, Sendable {
    /// The alignment in the layer.
    public var alignment: Alignment = .center

    /// The color of the dimming view while this modal is alone in its layer, or `nil` for the layer's color.
    public var preferredDimmingViewColor: Color?

    /// A Boolean value that indicates whether the modal is dismissed when its presenting view disappears: it is removed,
    /// its page is covered by another one, or its tab is left. Otherwise the modal stays until its binding is `false`.
    public var dismissesModalWhenHostDisappears: Bool = true

    /// Creates a model with the default values.
    public init() {}
}
