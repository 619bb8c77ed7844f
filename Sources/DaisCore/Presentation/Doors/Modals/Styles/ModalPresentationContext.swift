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
    private let frame: CGRect?
    /// A Boolean value that indicates whether the values are for an exit by dragging.
    public let isInteractive: Bool

    init(
        _ environment: EnvironmentValues, info: ModalInfo, frame: CGRect?, size: @escaping () -> CGSize?,
        isInteractive: Bool = false
    ) {
        self.environment = environment
        self.info = info
        self.frame = frame
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

    /// The frame of the on-screen keyboard in the window, in points, or `nil` without one and inside of a host that is not
    /// the window. A modal whose behavior adjusts for the keyboard has been moved above it already.
    public var containerKeyboardFrame: CGRect? {
        guard host == nil else { return nil }
        let height = MainActor.assumeIsolated { KeyboardCenter.current?.height ?? 0 }
        guard height > 0 else { return nil }
        let container = containerSize
        return CGRect(x: 0, y: container.height - height, width: container.width, height: height)
    }

    /// The frame of the modal in its container, in points. It is known for the values of exits and of reversals, and once
    /// the modal is presented, if the style computes a rectangle. It is unknown for the first values, for those of an
    /// entry, and for a ``ModalFrame`` that the browser resolves.
    public var currentFrame: Known<CGRect> { frame.map(Known.known) ?? .unknown }

    /// The number of pixels in a point, which is that of the environment's `displayScale`. Browsers round frames to
    /// pixels themselves.
    public var scale: CGFloat { environment.displayScale }

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
