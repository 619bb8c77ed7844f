// SPDX-License-Identifier: Apache-2.0

/// How one modal stands in its layer.
public struct PresentationHostUIModel: Equatable, Sendable {
    /// Where in the layer the modal stands.
    public var alignment: Alignment = .center

    /// The colour of the dimming view while this modal is alone in its layer; `nil` leaves it to the layer.
    public var preferredDimmingViewColor: Color?

    /// Whether the modal goes when the view that presents it goes; otherwise it stays until its binding is `false`.
    public var dismissesModalWhenHostDisappears: Bool = true

    public init() {}
}
