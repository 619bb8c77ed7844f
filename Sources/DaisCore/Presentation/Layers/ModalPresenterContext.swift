// SPDX-License-Identifier: Apache-2.0
public import DaisObjects
public import Foundation
public import Observation

/// What a modal knows of its place and of its coming and going: size, insets, orientation and the three events.
///
/// ```swift
/// @Environment(ModalPresenterContext.self) private var context
/// content.onReceive(context.presentPublisher, perform: animateIn)
/// ```
@MainActor
public final class ModalPresenterContext: Observable {
    public internal(set) var link = ModalPresenterLink(linkID: "")
    private weak var stage: LayerStage?
    private var mode: PresentationHostPresentationMode?

    nonisolated init() {}

    func attach(to stage: LayerStage?, _ mode: PresentationHostPresentationMode) {
        self.stage = stage
        self.mode = mode
    }

    /// How the window is held, by its shape: a browser does not tell left from right.
    public var interfaceOrientation: PlatformInterfaceOrientation {
        stage.map { $0.isLandscape ? .landscapeLeft : .portrait } ?? .unknown
    }

    /// The size of the root, in points.
    public var containerSize: CGSize { stage?.size ?? .zero }

    /// What notches and bars cover of the root, in points.
    public var safeAreaInsets: EdgeInsets { stage?.safeAreaInsets ?? EdgeInsets() }

    /// Fires when the modal has been put into its root, and again when it is wanted back while it leaves.
    public var presentPublisher: AnyPublisher<Void, Never> {
        mode?.presentPublisher ?? Empty().eraseToAnyPublisher()
    }

    /// Fires when the modal shall leave, with the completion to call when it has.
    public var dismissPublisher: AnyPublisher<() -> Void, Never> {
        mode?.dismissPublisher ?? Empty().eraseToAnyPublisher()
    }

    /// Fires when the dimming view is pressed while this is the topmost modal.
    public var dimmingViewTapActionPublisher: AnyPublisher<Void, Never> {
        mode?.dimmingViewTapActionPublisher ?? Empty().eraseToAnyPublisher()
    }
}

/// How a window is held.
public enum PlatformInterfaceOrientation: Int, Sendable, CaseIterable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
