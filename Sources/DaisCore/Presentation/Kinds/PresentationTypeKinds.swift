// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PresentationType {
    /// The name in logs and saved state.
    var name: String {
        switch self {
        case .sheet: "sheet"
        case .fullScreenCover: "fullScreenCover"
        case .alert: "alert"
        case .confirmationDialog: "confirmationDialog"
        case .popover: "popover"
        case .drawer(let edge): "drawer.\(edge.name)"
        case .custom(let custom): custom.kind?.name ?? "custom.\(custom.name)"
        }
    }

    /// Returns the descriptor for the engine.
    nonisolated func descriptor(
        key: PresentationKey, content: @escaping () -> AnyView, withdraw: @escaping () -> Void
    ) -> PresentationDescriptor {
        var descriptor: PresentationDescriptor
        switch self {
        case .sheet: descriptor = .init(key: key, kind: .sheet, content: content, withdraw: withdraw)
        case .fullScreenCover:
            descriptor = .init(key: key, kind: .fullScreenCover, content: content, withdraw: withdraw)
        case .alert, .confirmationDialog:
            let kind: PresentationKind = self == .alert ? .alert : .confirmationDialog
            let answers = {
                AnyView(
                    DialogButtons(kind: kind, actions: content())
                        .environment(\.buttonStyle, .builtIn(.automatic))
                        .environment(\.labelStyle, .builtIn(.titleOnly)))
            }
            descriptor = .init(key: key, kind: kind, content: answers, withdraw: withdraw)
        case .popover(let anchor, let edge):
            descriptor = .init(key: key, kind: .popover, content: content, withdraw: withdraw)
            descriptor.options.set(PopoverPlacement(place: anchor.place, edge: edge))
        case .drawer(let edge):
            descriptor = PresentationDescriptor(key: key, kind: .drawer, content: content, withdraw: withdraw)
                .asDrawer(at: edge, size: nil)
        case .custom(let custom) where custom.kind != nil:
            descriptor = .init(key: key, kind: custom.kind!, content: content, withdraw: withdraw)
            if custom.kind == .toast { descriptor.options.set(ToastOption()) }
        case .custom(let custom):
            descriptor = custom.base.descriptor(key: key, content: content, withdraw: withdraw)
            descriptor.options.set(CustomPresentationOption(custom: custom))
            if let transition = custom.transition { descriptor.options.set(TransitionOption(transition: transition)) }
        }
        descriptor.type = self
        return descriptor
    }
}

extension PresentationMachine {
    /// The type that coordinators and observers see.
    var type: PresentationType {
        if let type = descriptor.type { return type }
        switch kind.name {
        case "sheet": return .sheet
        case "fullscreen": return .fullScreenCover
        case "alert": return .alert
        case "dialog": return .confirmationDialog
        case "popover":
            let placement = descriptor.options.option(PopoverPlacement.self)
            return .popover(anchor: placement?.place.attachment ?? .default, edge: placement?.edge ?? .top)
        case "toast": return .toast
        case "inspector": return .inspector
        default: return .custom(CustomPresentation(kind.name))
        }
    }
}

/// The differences between a custom type and its base.
nonisolated struct CustomPresentationOption: PresentationOption {
    let custom: CustomPresentation

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.addClass("custom-\(custom.name)")
        if let placement = custom.placement {
            layer.overlay.addClass("placed")
            layer.surface.set("place-self", placement.css)
        }
        switch custom.isDismissible {
        case true?:
            for reason in [DismissalReason.scrim, .escape] where !layer.dismissals.contains(reason) {
                layer.dismissals.append(reason)
            }
        case false?: layer.dismissals.removeAll { $0 != .button }
        case nil: break
        }
    }
}

extension AnchorPosition {
    fileprivate var attachment: PopoverAttachmentAnchor {
        if case .unit(let point) = self { .point(point) } else { .rect(Anchor<CGRect>.Source(place: self)) }
    }
}
