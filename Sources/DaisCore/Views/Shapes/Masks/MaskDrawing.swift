// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A length as a share of the masked view and a number of points.
struct MaskLength: Equatable {
    var share = 0.0
    var points = 0.0

    var css: String {
        if points == 0 { return "\((share * 100).css)%" }
        return share == 0 ? points.px : "calc(\((share * 100).css)% + \(points.px))"
    }
    static func + (a: Self, b: Self) -> Self { Self(share: a.share + b.share, points: a.points + b.points) }
    static func - (a: Self, b: Self) -> Self { Self(share: a.share - b.share, points: a.points - b.points) }
    static func * (a: Self, factor: Double) -> Self { Self(share: a.share * factor, points: a.points * factor) }
}

/// A part of the masked view.
struct MaskBox: Equatable {
    var x = MaskLength()
    var y = MaskLength()
    var width = MaskLength(share: 1)
    var height = MaskLength(share: 1)

    var size: String { "\(width.css) \(height.css)" }

    /// The value of `mask-position`. A percentage there counts the space beside the image and not the whole.
    var position: String { "\(Self.place(x, beside: width)) \(Self.place(y, beside: height))" }

    private static func place(_ start: MaskLength, beside length: MaskLength) -> String {
        guard length.share < 1 else { return MaskLength(points: start.points).css }
        let share = start.share / (1 - length.share)
        return MaskLength(share: share, points: start.points + share * length.points).css
    }

    /// Returns the part for a smaller view.
    func fitting(width: Double?, height: Double?, _ alignment: Alignment) -> MaskBox {
        var box = self
        if let width {
            box.width = MaskLength(points: width)
            box.x = x + (self.width - box.width) * alignment.horizontal.fraction
        }
        if let height {
            box.height = MaskLength(points: height)
            box.y = y + (self.height - box.height) * alignment.vertical.fraction
        }
        return box
    }
}

struct MaskLayer {
    let image: String
    let box: MaskBox
    /// A size such as `contain`, in place of that of the box.
    var size: String?
    /// Indicates whether the image is cut out of what is behind it.
    var erases = false

    var position: String { size == nil ? box.position : "center" }
}

/// Collects the images of a mask.
@MainActor
struct MaskDrawing {
    var alignment: Alignment
    var font = Font.body
    var opacity = 1.0
    /// Indicates whether pictures keep their proportions: inside the box, or over all of it.
    var contentMode: ContentMode?
    /// Indicates whether the images are cut out of what is behind them.
    var erases = false
    private(set) var layers: [MaskLayer] = []
    /// The type of the first view that cannot be an image.
    private(set) var unsupported: String?

    init(alignment: Alignment) { self.alignment = alignment }

    mutating func refuse(_ type: Any.Type) { unsupported = unsupported ?? "\(type)" }

    mutating func draw<V: View>(_ view: V, in box: MaskBox) {
        if let source = view as? any MaskSource {
            source.draw(on: &self, in: box)
        } else if let paint = view as? any PaintView {
            add(paint: paint._paint(), in: box)
        } else if let shape = view as? any Shape {
            add(shape: shape, in: box)
        } else if V.Body.self != Never.self, FieldPlan.of(V.self).binders.isEmpty {
            // A view without state is what its body is.
            draw(view.body, in: box)
        } else {
            refuse(V.self)
        }
    }

    /// Draws with values that hold for one view.
    mutating func with(_ change: (inout MaskDrawing) -> Void, _ body: (inout MaskDrawing) -> Void) {
        let outer = (alignment, font, opacity, contentMode, erases)
        change(&self)
        body(&self)
        (alignment, font, opacity, contentMode, erases) = outer
    }

    // MARK: Images

    mutating func add(paint: _Paint, in box: MaskBox) {
        guard paint.backdrop == nil else { return refuse(Material.self) }
        let isFaded = opacity < 1
        if paint.isImage, isFaded { return refuse(OpacityModifier.self) }
        let color = isFaded ? "color-mix(in srgb,\(paint.css) \((opacity * 100).css)%,transparent)" : paint.css
        append(paint.isImage ? paint.css : "linear-gradient(\(color) 0 0)", in: box)
    }

    mutating func add(shape: some Shape, isEvenOdd: Bool = false, in box: MaskBox) {
        let fill = opacity < 1 ? " fill-opacity='\(opacity.css)'" : ""
        switch shape._outline {
        case .corners(let radii, let inset) where Set(radii).count == 1:
            let part = box.inset(by: inset)
            let radius = max(0, radii[0] - inset)
            // An unlimited radius, as that of a capsule, is half of the shorter side, which SVG cannot say.
            if radius > 1000 { return add(path: shape, isEvenOdd, in: box) }
            add(svg: "", "<rect width='100%' height='100%' rx='\(radius.css)'\(fill)/>", in: part)
        case .ellipse(let inset):
            add(svg: "", "<ellipse cx='50%' cy='50%' rx='50%' ry='50%'\(fill)/>", in: box.inset(by: inset))
        case .circle(let inset):
            add(svg: " viewBox='0 0 2 2'", "<circle cx='1' cy='1' r='1'\(fill)/>", in: box.inset(by: inset))
        default: add(path: shape, isEvenOdd, in: box)
        }
    }

    private mutating func add(path shape: some Shape, _ isEvenOdd: Bool, in box: MaskBox) {
        let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).description
        let fill =
            (isEvenOdd ? " fill-rule='evenodd'" : "") + (opacity < 1 ? " fill-opacity='\(opacity.css)'" : "")
        add(
            svg: " viewBox='0 0 100 100' preserveAspectRatio='none'", "<path d='\(path)'\(fill)/>", in: box)
    }

    /// Adds an SVG image.
    ///
    /// - Parameter attributes: Attributes of its root. Without `viewBox` its units are points.
    mutating func add(svg attributes: String, _ content: String, in box: MaskBox) {
        let source = "<svg xmlns='http://www.w3.org/2000/svg'\(attributes)>\(content)</svg>"
        let allowed = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\u{0}"..."\u{7F}"))
            .union(CharacterSet(charactersIn: " -_.=/:'(),"))
        append(
            "url(\"data:image/svg+xml,\(source.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")\")", in: box
        )
    }

    mutating func append(_ image: String, in box: MaskBox, size: String? = nil) {
        layers.append(MaskLayer(image: image, box: box, size: size, erases: erases))
    }

    /// Brings what is erased in front of what erases it, because a layer of a mask can only be reduced by those behind it.
    ///
    /// - Returns: The value of `mask-composite`, or `nil` if nothing erases.
    mutating func composite() -> String? {
        while layers.last?.erases == true { layers.removeLast() }
        guard let first = layers.firstIndex(where: \.erases) else { return nil }
        // Only one layer can be reduced: the result of two has no name in CSS.
        guard layers[first..<(layers.count - 1)].allSatisfy(\.erases) else {
            refuse(BlendModifier.self)
            return nil
        }
        layers.insert(layers.removeLast(), at: first)
        return layers.indices.map { $0 == first ? "subtract" : "add" }.joined(separator: ",")
    }
}

extension MaskBox {
    fileprivate func inset(by amount: CGFloat) -> MaskBox { inset(by: EdgeInsets(.all, amount)) }

    func inset(by insets: EdgeInsets) -> MaskBox {
        var box = self
        box.x.points += insets.leading
        box.y.points += insets.top
        box.width.points -= insets.leading + insets.trailing
        box.height.points -= insets.top + insets.bottom
        return box
    }
}

extension HorizontalAlignment {
    /// The share of the free space before an aligned view.
    fileprivate var fraction: Double { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
    fileprivate var fraction: Double { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
