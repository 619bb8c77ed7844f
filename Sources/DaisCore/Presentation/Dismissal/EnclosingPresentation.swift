// SPDX-License-Identifier: Apache-2.0

/// The presentation that contains a view, as far as pages and bars need to know it.
@MainActor
protocol EnclosingPresentation: AnyObject {
    /// The number of presentations that contain the view.
    var depth: Int { get }
    /// Indicates whether the presentation is being dismissed.
    var isLeaving: Bool { get }
}

enum EnclosingPresentationKey: EnvironmentKey {
    static var defaultValue: (any EnclosingPresentation)? { nil }
}

extension EnvironmentValues {
    var enclosingPresentation: (any EnclosingPresentation)? { self[EnclosingPresentationKey.self] }
}
