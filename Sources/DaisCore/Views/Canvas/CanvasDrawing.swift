// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The items that a renderer has drawn so far, and the sizes that it asked for.
final class CanvasDrawing {
    private(set) var items: [CanvasItem] = []
    /// The subjects of which the browser shall tell the size. A layer asks through the drawing around it.
    private(set) var asked: [CanvasSubject] = []
    private let sizes: [MeasuredSubject]
    private let outer: CanvasDrawing?

    init(sizes: [MeasuredSubject]) {
        self.sizes = sizes
        outer = nil
    }

    init(layerOf outer: CanvasDrawing) {
        sizes = outer.sizes
        self.outer = outer
    }

    /// Adds an item. Consecutive paths share one element, and consecutive items with the same clips one pane.
    func add(_ item: CanvasItem, in pane: CanvasPaneStyle?) {
        guard let pane else { return Self.add(item, to: &items) }
        if pane.onlyClips, case .pane(let style, var inner) = items.last, style == pane {
            Self.add(item, to: &inner)
            items[items.count - 1] = .pane(style, inner)
        } else {
            items.append(.pane(pane, [item]))
        }
    }

    private static func add(_ item: CanvasItem, to items: inout [CanvasItem]) {
        if case .paths(let new) = item, case .paths(var paths) = items.last {
            // The old list is released first, so that the new path is appended in place.
            items.removeLast()
            paths += new
            items.append(.paths(paths))
        } else {
            items.append(item)
        }
    }

    /// Returns the measured size of a subject, or `nil` until the browser has reported it.
    func size(of subject: CanvasSubject) -> CGSize? {
        ask(subject)
        return sizes.first { $0.subject == subject }?.size
    }

    private func ask(_ subject: CanvasSubject) {
        if let outer { return outer.ask(subject) }
        if !asked.contains(subject) { asked.append(subject) }
    }
}

/// A part of a drawing.
indirect enum CanvasItem {
    /// Paths in colors, as the attributes of their elements.
    case paths([[Attribute]])
    /// A box with a gradient or material, which a path cuts out.
    case fill(CanvasFill)
    /// A text, an image or a symbol.
    case subject(CanvasSubject, CanvasPlace)
    /// Items with common effects.
    case pane(CanvasPaneStyle, [CanvasItem])
}

/// A view on the canvas.
enum CanvasSubject: Equatable {
    case text(Text, CGSize?)
    case image(Image)
    case symbol(AnyHashable)
}

struct MeasuredSubject: Equatable {
    let subject: CanvasSubject
    let size: CGSize
}

/// The position of a view on the canvas, as CSS.
struct CanvasPlace: Equatable {
    var transform: String
    var opacity = 1.0
    /// The size in points, or `nil` for the view's own size.
    var size: CGSize?
    var paint: AnyShapeStyle?
}

struct CanvasFill: Equatable {
    let rect: CGRect
    let outline: String
    let paint: _Paint
    let transform: String?
    let opacity: Double
}

/// The effects that several items have together.
struct CanvasPaneStyle: Equatable {
    var opacity = 1.0
    var blendMode: String?
    var filters: [PageFilter] = []
    /// The paths that clip, as values of `clip-path`. The items are visible inside all of them.
    var clips: [String] = []
    /// The projection of the items, as a value of `transform`.
    var transform: String?
    var isRoot = false

    static let root = CanvasPaneStyle(isRoot: true)

    var onlyClips: Bool { opacity == 1 && blendMode == nil && filters.isEmpty && transform == nil }
}
