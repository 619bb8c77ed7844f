// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ModalPresentationStyleProvider {
    /// All of the container; slides in from below. Nothing beside the content ends it.
    ///
    /// - Parameter onDismiss: called when the content dismisses itself with `dismiss()`; without it one of a list stays.
    nonisolated public static func full(onDismiss: (() -> Void)? = nil) -> ModalPresentationStyleProvider {
        ModalPresentationStyleProvider { FullModalStyle(sheet: $0.modalStylesheet, onDismiss: onDismiss) }
    }

    /// The same for which nobody waits to be told.
    nonisolated public static var full: ModalPresentationStyleProvider { full() }
    nonisolated public static var card: ModalPresentationStyleProvider { card() }
    nonisolated public static var sheet: ModalPresentationStyleProvider { sheet() }
    nonisolated public static var popover: ModalPresentationStyleProvider { popover() }

    /// A card in the middle, as high as its content.
    ///
    /// - Parameter onDismiss: called when the user dismisses it; without it a card of a list stays, and one that was
    ///   presented by a call goes.
    nonisolated public static func card(onDismiss: (() -> Void)? = nil) -> ModalPresentationStyleProvider {
        ModalPresentationStyleProvider { CardModalStyle(sheet: $0.modalStylesheet, onDismiss: onDismiss) }
    }

    /// A sheet at the bottom, as high as its content, with a handle; it is swiped away.
    ///
    /// - Parameter onDismiss: called when the user dismisses it; without it a sheet of a list stays, and one that was
    ///   presented by a call goes.
    nonisolated public static func sheet(onDismiss: (() -> Void)? = nil) -> ModalPresentationStyleProvider {
        ModalPresentationStyleProvider { SheetModalStyle(sheet: $0.modalStylesheet, onDismiss: onDismiss) }
    }

    /// A bubble beside the view that presents it, in narrow windows too. A content that wants to be a sheet there says
    /// `.presentationCompactAdaptation(.sheet)`.
    ///
    /// - Parameters:
    ///   - anchor: the part of that view it stands beside.
    ///   - arrowEdge: the edge of the anchor where the arrow stands; `nil` means below, or above if there is more room.
    ///   - onDismiss: called when the user dismisses it.
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
