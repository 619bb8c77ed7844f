// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A spinner above a view, as a value.
public struct ProgressViewParameters {
    /// How much larger than usual the spinner is.
    public var scalingFactor: CGFloat?
    public var color: Color?
    /// Whether the view below can be used meanwhile.
    public var isInteractionEnabled: Bool
    /// Whatever an app wants to tell by this value.
    public var attributes: [String: Any?]

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
    /// Shows a spinner above this view while there are parameters.
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
