// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A spinner above a view, described as a value.
///
/// ```swift
/// let parameters = ProgressViewParameters(scalingFactor: 2, color: .white, isInteractionEnabled: false)
/// ```
public struct ProgressViewParameters {
    /// The scale of the spinner relative to its default size.
    public var scalingFactor: CGFloat?
    /// The color of the spinner, or `nil` for the default.
    public var color: Color?
    /// A Boolean value that indicates whether the view below stays interactive.
    public var isInteractionEnabled: Bool
    /// Custom values of the app.
    public var attributes: [String: Any?]

    /// Creates parameters for a spinner.
    public init(
        scalingFactor: CGFloat? = nil, color: Color? = nil, isInteractionEnabled: Bool = true,
        attributes: [String: Any?] = [:]
    ) {
        self.scalingFactor = scalingFactor
        self.color = color
        self.isInteractionEnabled = isInteractionEnabled
        self.attributes = attributes
    }
}

extension View {
    /// Shows a spinner above this view while the parameters are not `nil`.
    ///
    /// ```swift
    /// Form { … }.progressView(parameters: isSaving ? ProgressViewParameters(isInteractionEnabled: false) : nil)
    /// ```
    nonisolated public func progressView(parameters: ProgressViewParameters?) -> some View {
        modifier(BusyModifier(isBlocked: parameters?.isInteractionEnabled == false, isBusy: parameters != nil))
            .overlay {
                if let parameters {
                    ProgressView()
                        .scaleEffect(parameters.scalingFactor ?? 1)
                        .tint(parameters.color)
                }
            }
    }
}

nonisolated struct BusyModifier: BoxModifier {
    let isBlocked: Bool
    let isBusy: Bool

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        if isBusy { appearance.attribute("aria-busy", "true") }
        if isBlocked { appearance.attribute("inert", "") }
    }
}
