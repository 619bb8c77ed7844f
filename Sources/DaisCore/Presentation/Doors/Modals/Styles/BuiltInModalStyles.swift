// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ModalPresentationStyleProvider {
    /// A style that fills the container and slides in from the bottom. Only the content dismisses it.
    ///
    /// - Parameter onDismiss: A closure called when the content calls `dismiss()`. Without it, a modal in a list stays.
    nonisolated public static func full(onDismiss: (() -> Void)? = nil) -> ModalPresentationStyleProvider {
        ModalPresentationStyleProvider { FullModalStyle(sheet: $0.modalStylesheet, onDismiss: onDismiss) }
    }

    /// A style that fills the container, without a dismissal handler.
    nonisolated public static var full: ModalPresentationStyleProvider { full() }
    /// A card in the middle, without a dismissal handler.
    nonisolated public static var card: ModalPresentationStyleProvider { card() }
    /// A sheet at the bottom, without a dismissal handler.
    nonisolated public static var sheet: ModalPresentationStyleProvider { sheet() }
    /// A popover beside the presenting view, without a dismissal handler.
    nonisolated public static var popover: ModalPresentationStyleProvider { popover() }

    /// A card in the middle with the height of its content.
    ///
    /// - Parameter onDismiss: A closure called when the user dismisses it. Without it, a card in a list stays, and one
    ///   of a
    ///   presenter is dismissed.
    nonisolated public static func card(onDismiss: (() -> Void)? = nil) -> ModalPresentationStyleProvider {
        ModalPresentationStyleProvider { CardModalStyle(sheet: $0.modalStylesheet, onDismiss: onDismiss) }
    }

    /// A sheet at the bottom with the height of its content and a handle. The user can swipe it away.
    ///
    /// - Parameter onDismiss: A closure called when the user dismisses it. Without it, a sheet in a list stays, and one
    ///   of a
    ///   presenter is dismissed.
    nonisolated public static func sheet(onDismiss: (() -> Void)? = nil) -> ModalPresentationStyleProvider {
        ModalPresentationStyleProvider { SheetModalStyle(sheet: $0.modalStylesheet, onDismiss: onDismiss) }
    }

    /// A popover beside the presenting view, also in narrow windows unless its content uses
    /// `.presentationCompactAdaptation(.sheet)`.
    ///
    /// - Parameters:
    ///   - anchor: The part of the view that the arrow points to.
    ///   - arrowEdge: The edge of the anchor at which the arrow appears. The default is the bottom, or the top if there is
    ///     more space.
    ///   - onDismiss: A closure called when the user dismisses it.
    nonisolated public static func popover(
        anchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, onDismiss: (() -> Void)? = nil
    ) -> ModalPresentationStyleProvider {
        ModalPresentationStyleProvider(PopoverModalStyle(anchor: anchor, edge: arrowEdge, onDismiss: onDismiss))
    }
}

private struct FullModalStyle: ModalPresentationStyle {
    let sheet: ModalStylesheet
    let onDismiss: (() -> Void)?

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(onDismiss: onDismiss)
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues { ModalDisplayValues(frame: .full) }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(frame: .beyond(.bottom), animation: sheet.animation)
    }
}

private struct CardModalStyle: ModalPresentationStyle {
    let sheet: ModalStylesheet
    let onDismiss: (() -> Void)?

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(overlayTap: .dismiss(onDismiss: onDismiss))
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        let inset = max(sheet.inset, 16)
        var frame = ModalFrame(
            width: .fill, height: .content,
            insets: EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
        frame.maxWidth = sheet.cardMaxWidth
        return ModalDisplayValues(
            frame: frame, roundedCorners: ModalRoundedCorners(radius: sheet.cornerRadius),
            overlayOpacity: sheet.overlayOpacity, overlayColor: sheet.overlayColor, shadow: sheet.shadow)
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(alpha: 0, transform: .scale(sheet.scale), animation: sheet.animation)
    }
    func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(alpha: 0, transform: .scale(sheet.scale), animation: .easeOut(duration: 0.2))
    }
}

private struct SheetModalStyle: ModalPresentationStyle {
    let sheet: ModalStylesheet
    let onDismiss: (() -> Void)?

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(
            overlayTap: .dismiss(onDismiss: onDismiss), interactiveDismiss: .swipeDown(onDismiss: onDismiss))
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        let inset = sheet.inset
        var frame = ModalFrame(
            width: .fill, height: .content, alignment: .bottom,
            insets: EdgeInsets(top: 44, leading: inset, bottom: inset, trailing: inset))
        frame.maxWidth = 640
        return ModalDisplayValues(
            frame: frame, roundedCorners: ModalRoundedCorners(radius: sheet.cornerRadius),
            overlayOpacity: sheet.overlayOpacity, overlayColor: sheet.overlayColor, shadow: sheet.shadow,
            decorations: [handle])
    }
    private var handle: ModalDecoration {
        ModalDecoration(
            id: "handle", alignment: .top, offset: CGSize(width: 0, height: 6), size: sheet.handleSize, isHandle: true
        ) {
            Capsule().fill(Color.secondary.opacity(0.5))
        }
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(frame: .beyond(.bottom), animation: sheet.animation)
    }
    func reverseTransitionValues(for context: ModalPresentationContext) -> ModalReverseTransitionValues? {
        ModalReverseTransitionValues(distance: sheet.reverseInset)
    }
}

private struct PopoverModalStyle: ModalPresentationStyle {
    let anchor: PopoverAttachmentAnchor
    let edge: Edge?
    let onDismiss: (() -> Void)?

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(overlayTap: .dismiss(onDismiss: onDismiss))
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        ModalDisplayValues(frame: .beside(anchor, arrowEdge: edge))
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(alpha: 0, transform: .scale(0.94), animation: .easeOut(duration: 0.18))
    }
}
