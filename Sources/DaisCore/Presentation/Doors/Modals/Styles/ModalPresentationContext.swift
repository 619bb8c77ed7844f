// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The context in which a style determines a modal's values.
///
/// Reading a number makes the style depend on it: the style is evaluated again when the window's size changes, one
/// round trip later. Values that the browser resolves (``ModalFrame``) need no round trip.
///
/// ```swift
/// func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
///     ModalDisplayValues(frame: .rect(CGRect(origin: .zero, size: context.containerSize)))
/// }
/// ```
public struct ModalPresentationContext {
    /// A value that may be unknown yet.
    public enum Known<Value> {
        /// The value is known.
        case known(Value)
        /// The value is not known yet.
        case unknown

        /// The value, or `nil` if it is unknown.
        public var value: Value? { if case .known(let value) = self { value } else { nil } }
    }

    private let environment: EnvironmentValues
    private let info: ModalInfo
    private let size: () -> CGSize?
    /// A Boolean value that indicates whether the values are for an exit by dragging.
    public let isInteractive: Bool

    init(_ environment: EnvironmentValues, info: ModalInfo, size: @escaping () -> CGSize?, isInteractive: Bool) {
        self.environment = environment
        self.info = info
        self.size = size
        self.isInteractive = isInteractive
    }

    /// The size of the modal's host in points: that of the enclosing ``ModalHost``, or of the window.
    public var containerSize: CGSize {
        if let host { return host.size }
        let facts = environment[BrowserFactsKey.self]
        return CGSize(width: facts.width, height: facts.height)
    }

    /// The safe-area insets of the host, in points.
    public var containerSafeAreaInsets: EdgeInsets { host?.insets ?? environment[BrowserFactsKey.self].insets }

    private var host: HostSpace.Geometry? {
        guard let space = environment[HostSpaceKey.self] else { return nil }
        // Styles are evaluated in bodies.
        return MainActor.assumeIsolated { [info] in space.geometry(for: info) }
    }

    /// The preferred size of the content in points, if the behavior sets `usesPreferredContentSize`. It is unknown
    /// until the content has been laid out and while it is empty, so a style needs values without it.
    public var preferredContentSize: Known<CGSize> {
        guard let size = size(), size.width > 0, size.height > 0 else { return .unknown }
        return .known(size)
    }
}
