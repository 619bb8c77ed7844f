// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that can be part of a mask.
nonisolated protocol MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox)
    /// The length along an axis in points, if it is known without the browser.
    @MainActor func maskLength(along axis: Axis) -> Double?
    /// The views that a stack around the view arranges, or `nil` for the view itself.
    @MainActor var maskMembers: [any View]? { get }
}

extension MaskSource {
    @MainActor func maskLength(along axis: Axis) -> Double? { nil }
    @MainActor var maskMembers: [any View]? { nil }
}

// MARK: Views that are one image

extension Color: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) { mask.add(paint: _paint(), in: box) }
}

extension _ShapeView: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        if stroke != nil { return mask.refuse(StrokeStyle.self) }
        guard !paint.isImage, paint.backdrop == nil else {
            if case .corners(let radii, inset: 0) = shape._outline, Set(radii) == [0] {
                return mask.add(paint: paint, in: box)
            }
            return mask.refuse(Self.self)
        }
        mask.with {
            $0.opacity *= paint.strength
        } _: {
            $0.add(shape: shape, isEvenOdd: isEvenOdd, in: box)
        }
    }
}

extension _Paint {
    /// The opacity of a color, as far as its text says it.
    fileprivate var strength: Double {
        if css == "transparent" { return 0 }
        guard css.hasSuffix("%,transparent)"), let space = css.lastIndex(of: " ") else { return 1 }
        return (Double(css[css.index(after: space)...].dropLast("%,transparent)".count)) ?? 100) / 100
    }
}

extension Image: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        switch source {
        case .symbol(let name):
            let icon = Symbols.icon(name, .none)
            let side = isResizable ? nil : mask.font.points * 1.2
            let ratio = mask.contentMode == nil && isResizable ? " preserveAspectRatio='none'" : ""
            let style = "<style>.f{fill:%23000;stroke:none}</style>".replacing("%23", with: "#")
            mask.add(
                svg: " viewBox='0 0 24 24'\(ratio) fill='none' stroke='#000' stroke-width='1.75'"
                    + " stroke-linecap='round' stroke-linejoin='round'",
                style + icon.body.replacing("\"", with: "'"),
                in: box.fitting(width: side, height: side, mask.alignment))
        case .resource(let name, let bundle): add(PictureFile.address(of: name, in: bundle), &mask, box)
        case .picture(let image): add(PictureFile.address(of: image), &mask, box)
        case .address: mask.refuse(AsyncImage<Image>.self)
        }
    }

    @MainActor private func add(_ address: String?, _ mask: inout MaskDrawing, _ box: MaskBox) {
        guard let address else { return mask.refuse(Image.self) }
        let size: String? =
            !isResizable ? "auto" : mask.contentMode.map { $0 == .fit ? "contain" : "cover" }
        mask.append("url(\"\(address)\")", in: box, size: size)
    }
}

extension Text: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        let own = attributes?.value
        let font = own?.font ?? mask.font
        let size = font.points, line = size * 1.25
        let lines = string(in: EnvironmentValues()).split(separator: "\n", omittingEmptySubsequences: false)
        let (x, anchor) =
            switch mask.alignment.horizontal {
            case .leading: ("0", "start")
            case .trailing: ("100%", "end")
            default: ("50%", "middle")
            }
        let family = (own?.design ?? font.design)?.family ?? font.family
        var style = "font:\((own?.weight ?? font.heaviness).map { "\($0.value) " } ?? "")\(size.px) \(family)"
        if own?.isItalic ?? font.isItalic { style = style.replacing("font:", with: "font:italic ") }
        if let spacing = own?.spacing { style += ";letter-spacing:\(spacing.px)" }
        let opacity = mask.opacity < 1 ? " fill-opacity='\(mask.opacity.css)'" : ""
        var content = ""
        for (index, text) in lines.enumerated() {
            let offset = line * (Double(index) - Double(lines.count - 1) / 2)
            content += "<text x='\(x)' y='50%' dy='\(offset.css)' text-anchor='\(anchor)' dominant-baseline='central'"
            content += " style='\(style.replacing("'", with: ""))'\(opacity)>\(Self.escaped(text))</text>"
        }
        mask.add(svg: "", content, in: box)
    }

    private static func escaped(_ text: Substring) -> String {
        String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}

extension Font {
    /// The size in points.
    fileprivate var points: Double {
        switch base {
        case .style(let style): style.metrics.size * scale
        case .system(let size), .custom(_, let size): size * scale
        }
    }
    fileprivate var heaviness: Weight? { weight ?? (base == .style(.headline) ? .semibold : nil) }
    fileprivate var family: String {
        if case .custom(let name, _) = base { return "\(name.filter { $0.isLetter || $0 == " " }), sans-serif" }
        return "system-ui, sans-serif"
    }
}

extension Spacer: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {}
}

extension EmptyView: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {}
}
