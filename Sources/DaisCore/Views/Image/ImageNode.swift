// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Image {
    // An element cannot change its tag, so changing a symbol into a picture replaces the element.
    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        let node = BranchNode(context)
        node.fill(ImageElement(image: view), branch: branch(of: view))
        return node
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: BranchNode.self).show(ImageElement(image: view), branch: branch(of: view))
    }

    @MainActor private static func branch(of view: Self) -> Int8 { view.tag == .svg ? 0 : 1 }
}

/// An image that stays a symbol or stays a picture.
nonisolated struct ImageElement: PrimitiveView {
    let image: Image

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ImageNode(view.image, in: context)
    }
    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ImageNode.self).patch(to: view.image)
    }
}

/// The node of an image: `<svg><use>` for a symbol, `<img>` for a picture.
final class ImageNode: BoxNode, ForegroundDrawing {
    private var view: Image
    private let use: Element?
    private var cut: PaintCut?
    private var watcher: EnvironmentWatcher?
    /// The number of symbols that another one has replaced with a motion.
    private var replacements = 0

    init(_ view: Image, in context: _MountContext) {
        self.view = view
        use = view.tag == .svg ? Element(.use, in: context.tree) : nil
        super.init(view.tag, in: context)
        let values = EnvironmentValues(scope: environment)
        var follows = values.setsRedaction
        if case .symbol = view.source {
            // Only a variant that a view above sets can change.
            if values.symbolVariants != .none { follows = true }
        }
        if follows { watch() }
        if case .address = view.source, let failed = EnvironmentValues(scope: environment).pictureFailed {
            // A late report may be about the previous URL.
            element.on(.error) { [unowned self] payload in
                if case .address(let address) = self.view.source, payload.string == address { failed.report(address) }
            }
        }
        finishMounting()
    }

    func patch(to new: Image) {
        guard new != view else { return }
        if replaces(new) { replacements += 1 }
        view = new
        restyle()
    }

    private var replacement: SymbolReplacement? { EnvironmentValues(scope: environment).contentTransition.symbols }

    private func replaces(_ new: Image) -> Bool {
        guard case .symbol(let old) = view.source, case .symbol(let name) = new.source else { return false }
        return old != name && replacement != nil && tree.carried?.transaction.disablesAnimations != true
    }

    override func describe(_ appearance: inout Appearance) {
        let gradient = foreground.flatMap { draws($0) ? $0 : nil }
        view.describe(&appearance, use, isCutter: gradient != nil, EnvironmentValues(scope: environment), tree)
        if replacements > 0 { replacement?.apply(to: &appearance, after: replacements) }
        guard let use else { return }
        guard let gradient else { return element.replaceChildren(with: [use]) }
        let cut = cut ?? PaintCut(in: tree)
        self.cut = cut
        element.replaceChildren(with: cut.elements(cutWith: use, gradient, width: "100%", height: "100%"))
        appearance.addFilters(gradient.shadows.map(\.filter))
    }

    /// A symbol draws gradients, because only colors are inherited in CSS.
    func draws(_ paint: _Paint) -> Bool { paint.isImage && use != nil }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let watcher { visit(watcher) }
    }

    private func watch() {
        let context = _MountContext(
            tree: tree, parent: self, environment: environment, modifiers: nil, container: element, window: nil,
            preferences: nil)
        watcher = EnvironmentWatcher(context) { [unowned self] values in
            _ = (values.symbolVariants, values.redactionReasons)
            if watcher != nil { restyle() }
        }
    }
}

extension Image {
    nonisolated var tag: ElementTag {
        if case .symbol = source { return .svg }
        return .img
    }

    /// Creates the element of an image in the line of a text.
    @MainActor func makeElement(_ attributes: TextAttributes, _ scope: EnvironmentScope, _ tree: Tree) -> Element {
        let element = Element(tag, in: tree)
        let use = tag == .svg ? Element(.use, in: tree) : nil
        if let use { element.replaceChildren(with: [use]) }
        var appearance = Appearance()
        describe(&appearance, use, EnvironmentValues(scope: scope), tree)
        attributes.require(in: tree.document)
        attributes.apply(to: &appearance)
        element.update(appearance)
        return element
    }

    /// Describes the element of the image.
    ///
    /// - Parameters:
    ///   - symbolUse: The element inside that shows a symbol.
    ///   - isCutter: A Boolean that is `true` if the symbol cuts out a gradient.
    @MainActor func describe(
        _ appearance: inout Appearance, _ symbolUse: Element?, isCutter: Bool = false, _ values: EnvironmentValues,
        _ tree: Tree
    ) {
        var name = label?.string(in: values)
        switch source {
        case .symbol(let symbol):
            appearance.addClass("icon")
            let icon = Symbols.icon(symbol, values.symbolVariants)
            tree.document.sprite.require(icon.id) { Icons.symbolMarkup(for: icon) }
            if icon.mirrors { appearance.addClass("flip") }
            var use = Appearance()
            use.attribute("href", "#" + icon.id)
            if values.isPlaceholder { use.set("visibility", "hidden") }
            if isCutter { use.set("color", "#fff") }
            symbolUse?.update(use)
            if name == nil { name = Symbols.spokenName(of: symbol) }
        case .resource(let resource, let bundle):
            let address = PictureFile.address(of: resource, in: bundle)
            if address == nil { Symbols.reportMissing(picture: resource) }
            // Browsers show a frame and the name for a picture that is missing, which helps only developers.
            let isHidden = address == nil && !tree.scope.isDevelopment
            picture(
                &appearance, isHidden ? PictureFile.transparent : address,
                scale: PictureFile.scale(of: resource, in: bundle))
            name = isHidden ? "" : name ?? resource
        case .picture(let image):
            picture(&appearance, image.data.isEmpty ? PictureFile.transparent : tree.scope.address(of: image))
        case .address(let address):
            picture(&appearance, SafeLink.leavesTheApp(address) || address.hasPrefix("data:image/") ? address : nil)
            appearance.attribute("loading", "lazy")
        }
        if isResizable {
            appearance.addClass("rs")
            appearance.layout.grows = [.horizontal, .vertical]
            appearance.layout.shrinks = [.horizontal, .vertical]
        }
        describeName(&appearance, isDecorative || values.isPlaceholder ? nil : name)
        if values.isPlaceholder { appearance.redact() }
    }

    @MainActor private func picture(_ appearance: inout Appearance, _ address: String?, scale: Int = 1) {
        appearance.addClass("I")
        // A source with a density has its size in points.
        if let address, scale > 1 {
            appearance.attribute("srcset", "\(address) \(scale)x")
        } else if let address {
            appearance.attribute("src", address)
        }
        if isTemplate == true, let address, !SafeLink.leavesTheApp(address) {
            // The image is a mask, filled with the text color.
            appearance.require(.templates)
            appearance.addClass("mono")
            appearance.set("--m", "url(\"\(address)\")")
        }
        guard isPixelated else { return }
        appearance.require(.pixels)
        appearance.addClass("pixel")
    }

    @MainActor private func describeName(_ appearance: inout Appearance, _ name: String?) {
        if tag == .img { return appearance.attribute("alt", name ?? "") }
        if let name, !name.isEmpty {
            appearance.attribute("role", "img")
            appearance.attribute("aria-label", name)
        } else {
            appearance.attribute("aria-hidden", "true")
        }
    }
}

extension FeatureStyle {
    fileprivate static let pixels = FeatureStyle("pixels", ".pixel { image-rendering: pixelated }")
    fileprivate static let templates = FeatureStyle(
        "templates",
        """
        .mono {
        background: currentColor; mask: var(--m) center / contain no-repeat; object-fit: none; object-position: -9999px
        }
        """)
}
