// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text, an image or a symbol on the canvas.
nonisolated struct CanvasSubjectView<Symbols: View>: View, BuiltInView {
    let subject: CanvasSubject
    let place: CanvasPlace?
    let symbols: Symbols

    @MainActor var body: some View {
        switch subject {
        case .text(let text, _): text
        case .image(let image): image.frame(width: place?.size?.width, height: place?.size?.height)
        case .symbol(let tag): CanvasSymbol(symbols: symbols, tag: tag).id(tag)
        }
    }
}

/// Invisible copies of the views whose size the renderer has asked for. The browser measures them.
nonisolated struct CanvasProbes<Symbols: View>: View, BuiltInView {
    let subjects: [CanvasSubject]
    let symbols: Symbols
    let measured: (CanvasSubject, CGSize) -> Void

    @MainActor var body: some View {
        ForEach(subjects.indices, id: \.self) { index in
            let subject = subjects[index]
            CanvasSpot(place: CanvasPlace(transform: "none")) {
                CanvasSubjectView(subject: subject, place: nil, symbols: symbols)
            }
            .modifier(ProbeModifier(width: subject.width))
            .modifier(
                GeometryChangeModifier(
                    transform: { MeasuredSubject(subject: subject, size: $0.size) },
                    action: { measured($1.subject, $1.size) }, waits: false)
            )
            // The browser does not measure an element again whose content changes and whose size does not.
            .id(subject.name)
        }
    }
}

extension CanvasSubject {
    /// A value that differs for subjects that differ in more than their size.
    @MainActor fileprivate var name: AnyHashable {
        switch self {
        case .text(let text, let size):
            return AnyHashable("\(text.string(in: EnvironmentValues())) \(size.debugDescription)")
        case .image(let image):
            if case .picture(let file) = image.source { return AnyHashable(ObjectIdentifier(file)) }
            return AnyHashable("\(image.source)")
        case .symbol(let tag): return tag
        }
    }

    /// The width that the renderer proposes to a text.
    fileprivate var width: CGFloat? { if case .text(_, let size?) = self { size.width } else { nil } }
}

private nonisolated struct ProbeModifier: BoxModifier {
    let width: CGFloat?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass("probe")
        if let width { appearance.set("max-width", width.px) }
    }
}

/// The view with a tag among the symbols of a canvas. All of them are evaluated, and those with other tags are not shown.
nonisolated struct CanvasSymbol<Symbols: View>: PrimitiveView {
    let symbols: Symbols
    let tag: AnyHashable

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        CanvasSymbolNode<Symbols>(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: CanvasSymbolNode<Symbols>.self).patch(to: view)
    }
}

final class CanvasSymbolNode<Symbols: View>: BoxModifierBase {
    private let tag: AnyHashable
    private var child: _Node!

    init(_ view: CanvasSymbol<Symbols>, in context: _MountContext) {
        tag = view.tag
        super.init(context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Symbols._mount(view.symbols, in: inner)
    }

    func patch(to new: CanvasSymbol<Symbols>) { Symbols._patch(child, to: new.symbols) }

    override var layer: BoxLayer { .anywhere }

    override func apply(to appearance: inout Appearance) {
        if appearance.viewTraits?.tag != tag { appearance.addClass("spare") }
    }

    override func collect(into elements: inout [Element]) { child?.collect(into: &elements) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
