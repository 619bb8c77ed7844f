// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a style may take into account when it says its values.
///
/// Reading a number makes the style follow it: it is asked again when the window has another size, one round trip later.
/// Values that the browser resolves (``ModalFrame``) do without.
public struct ModalPresentationContext {
    /// Something that may not be known yet.
    public enum Known<Value> {
        case known(Value)
        case unknown

        public var value: Value? { if case .known(let value) = self { value } else { nil } }
    }

    private let environment: EnvironmentValues
    private let info: ModalInfo
    private let size: () -> CGSize?
    /// Whether the values are for an exit that a finger has begun.
    public let isInteractive: Bool

    init(_ environment: EnvironmentValues, info: ModalInfo, size: @escaping () -> CGSize?, isInteractive: Bool) {
        self.environment = environment
        self.info = info
        self.size = size
        self.isInteractive = isInteractive
    }

    /// The size of the host that the modal goes to, in points: of the window, unless there is a ``ModalHost`` around.
    public var containerSize: CGSize {
        if let host { return host.size }
        let facts = environment[BrowserFactsKey.self]
        return CGSize(width: facts.width, height: facts.height)
    }

    /// What the host keeps clear at its edges: notches, home indicators.
    public var containerSafeAreaInsets: EdgeInsets { host?.insets ?? environment[BrowserFactsKey.self].insets }

    private var host: HostSpace.Geometry? {
        guard let space = environment[HostSpaceKey.self] else { return nil }
        // Styles are asked in bodies.
        return MainActor.assumeIsolated { [info] in space.geometry(for: info) }
    }

    /// The size that the content would like to have, in points, if the behaviour's `usesPreferredContentSize` asks for it. Not
    /// known before the content has been laid out once, nor while there is nothing in it, so there must be values without.
    public var preferredContentSize: Known<CGSize> {
        guard let size = size(), size.width > 0, size.height > 0 else { return .unknown }
        return .known(size)
    }
}
