// SPDX-License-Identifier: Apache-2.0
public import DaisObjects
public import Foundation
public import Observation

/// The geometry of a modal's root, and the events of its entry and exit.
///
/// ```swift
/// @Environment(ModalPresenterContext.self) private var context
/// content.onReceive(context.presentPublisher, perform: animateIn)
/// ```
@MainActor
public final class ModalPresenterContext: Observable {
    /// The link that presents the modal.
    public internal(set) var link = ModalPresenterLink(linkID: "")
    private weak var stage: NamedLayer?
    private var mode: PresentationHostPresentationMode?

    nonisolated init() {}

    func attach(to stage: NamedLayer?, _ mode: PresentationHostPresentationMode) {
        self.stage = stage
        self.mode = mode
    }

    /// The orientation of the window, derived from its shape. Browsers do not tell landscape left from right.
    public var interfaceOrientation: PlatformInterfaceOrientation {
        stage.map { $0.isLandscape ? .landscapeLeft : .portrait } ?? .unknown
    }

    /// The size of the root, in points.
    public var containerSize: CGSize { stage?.size ?? .zero }

    /// The safe-area insets of the root, in points.
    public var safeAreaInsets: EdgeInsets { stage?.safeAreaInsets ?? EdgeInsets() }

    /// Fires when the modal has been added to its root, and again when an exit is reversed.
    public var presentPublisher: AnyPublisher<Void, Never> {
        mode?.presentPublisher ?? Empty().eraseToAnyPublisher()
    }

    /// Fires when the modal has to leave, with a completion to call after its exit.
    public var dismissPublisher: AnyPublisher<() -> Void, Never> {
        mode?.dismissPublisher ?? Empty().eraseToAnyPublisher()
    }

    /// Fires when the dimming view is pressed while this is the topmost modal.
    public var dimmingViewTapActionPublisher: AnyPublisher<Void, Never> {
        mode?.dimmingViewTapActionPublisher ?? Empty().eraseToAnyPublisher()
    }
}

/// The orientation of a window.
///
/// ```swift
/// @Environment(ModalPresenterContext.self) private var context
///
/// HStack { Details() }.opacity(context.interfaceOrientation.isPortrait ? 0 : 1)
/// ```
public enum PlatformInterfaceOrientation: Int, Sendable, CaseIterable {
    /// The orientations of iOS, of which a browser window is in `portrait`, `landscapeLeft` or `unknown`.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// A Boolean value that indicates whether the window is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the window is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
