// SPDX-License-Identifier: Apache-2.0
import Foundation

// Views of a mask that arrange others, and modifiers that a mask knows.

extension ModifiedContent: MaskSource where Content: View, Modifier: ViewModifier {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        switch modifier {
        case let frame as FrameModifier:
            let part = box.fitting(
                width: frame.width.map { Double($0) }, height: frame.height.map { Double($0) }, mask.alignment)
            mask.with {
                $0.alignment = frame.alignment
            } _: {
                $0.draw(content, in: part)
            }
        case let frame as FlexibleFrameModifier where frame.maxWidth != nil || frame.maxHeight != nil:
            mask.with {
                $0.alignment = frame.alignment
            } _: {
                $0.draw(content, in: box)
            }
        case let padding as PaddingModifier: mask.draw(content, in: box.inset(by: padding.insets))
        case let offset as OffsetModifier:
            var moved = box
            moved.x.points += offset.x
            moved.y.points += offset.y
            mask.draw(content, in: moved)
        case let fade as OpacityModifier:
            mask.with {
                $0.opacity *= fade.opacity
            } _: {
                $0.draw(content, in: box)
            }
        case let aspect as AspectRatioModifier where aspect.ratio == nil:
            mask.with {
                $0.contentMode = aspect.mode
            } _: {
                $0.draw(content, in: box)
            }
        case let font as FontModifier:
            mask.with {
                $0.font = font.font ?? .body
            } _: {
                $0.draw(content, in: box)
            }
        case let blend as BlendModifier where blend.mode == .destinationOut:
            mask.with {
                $0.erases = true
            } _: {
                $0.draw(content, in: box)
            }
        // A mask has no color, and takes space to its edges anyway.
        case is ForegroundModifier, is SafeAreaModifier: mask.draw(content, in: box)
        default: mask.refuse(Modifier.self)
        }
    }

    @MainActor func maskLength(along axis: Axis) -> Double? {
        let inner = (content as? any MaskSource)?.maskLength(along: axis)
        switch modifier {
        case let frame as FrameModifier:
            return (axis == .horizontal ? frame.width : frame.height).map { Double($0) } ?? inner
        case let padding as PaddingModifier:
            let insets = padding.insets
            return inner.map {
                $0 + Double(axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom)
            }
        default: return inner
        }
    }
}

extension EnvironmentView: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        var values = EnvironmentValues()
        values.font = mask.font
        change(&values)
        mask.with {
            $0.font = values.font ?? .body
        } _: {
            $0.draw(content, in: box)
        }
    }
    @MainActor func maskLength(along axis: Axis) -> Double? { (content as? any MaskSource)?.maskLength(along: axis) }
}

extension VStack: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        let place = Alignment(horizontal: alignment, vertical: .center)
        mask.with {
            $0.alignment = place
        } _: {
            $0.arrange(content, along: .vertical, spacing: spacing.map { Double($0) } ?? 8, in: box)
        }
    }
}

extension HStack: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        let place = Alignment(horizontal: .center, vertical: alignment)
        mask.with {
            $0.alignment = place
        } _: {
            $0.arrange(content, along: .horizontal, spacing: spacing.map { Double($0) } ?? 8, in: box)
        }
    }
}

extension ZStack: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        mask.with {
            $0.alignment = alignment
        } _: { mask in
            // The first layer of a mask is the front one.
            for view in MaskDrawing.members(of: content).reversed() { mask.draw(view, in: box) }
        }
    }
}

extension LayeredView: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        // The layer has the size of the content.
        let part = box.fitting(
            width: maskLength(along: .horizontal), height: maskLength(along: .vertical), mask.alignment)
        if isUnder { mask.draw(content, in: part) }
        mask.with {
            $0.alignment = alignment
        } _: {
            $0.draw(layer, in: part)
        }
        if !isUnder { mask.draw(content, in: part) }
    }
    @MainActor func maskLength(along axis: Axis) -> Double? { (content as? any MaskSource)?.maskLength(along: axis) }
}

extension TupleView: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        for view in maskMembers ?? [] { mask.draw(view, in: box) }
    }
    @MainActor var maskMembers: [any View]? {
        Mirror(reflecting: value).children.compactMap { $0.value as? any View }
            .flatMap { MaskDrawing.members(of: $0) }
    }
}

extension Group: MaskSource where Content: View {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) { mask.draw(content, in: box) }
    @MainActor var maskMembers: [any View]? { MaskDrawing.members(of: content) }
}

extension AnyView: MaskSource {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) { mask.draw(content, in: box) }
    @MainActor var maskMembers: [any View]? { MaskDrawing.members(of: content) }
    @MainActor func maskLength(along axis: Axis) -> Double? { (content as? any MaskSource)?.maskLength(along: axis) }
}

extension _ConditionalContent: MaskSource where TrueContent: View, FalseContent: View {
    @MainActor private var branch: any View {
        switch storage {
        case .first(let view): view
        case .second(let view): view
        }
    }
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) { mask.draw(branch, in: box) }
    @MainActor var maskMembers: [any View]? { MaskDrawing.members(of: branch) }
    @MainActor func maskLength(along axis: Axis) -> Double? { (branch as? any MaskSource)?.maskLength(along: axis) }
}

extension Optional: MaskSource where Wrapped: View {
    @MainActor func draw(on mask: inout MaskDrawing, in box: MaskBox) {
        if let self { mask.draw(self, in: box) }
    }
    @MainActor var maskMembers: [any View]? { map { MaskDrawing.members(of: $0) } ?? [] }
}

extension MaskDrawing {
    static func members(of view: any View) -> [any View] { (view as? any MaskSource)?.maskMembers ?? [view] }

    /// Draws the views of a stack. Those with a known length keep it, and the others share the rest equally.
    mutating func arrange(_ content: some View, along axis: Axis, spacing: Double, in box: MaskBox) {
        let views = Self.members(of: content)
        let lengths = views.map { ($0 as? any MaskSource)?.maskLength(along: axis) }
        let shared = lengths.count { $0 == nil }
        let taken = lengths.compactMap { $0 }.reduce(0, +) + spacing * Double(max(views.count - 1, 0))
        let whole = axis == .horizontal ? box.width : box.height
        let rest = whole - MaskLength(points: taken)
        var place = axis == .horizontal ? box.x : box.y
        // Without a view that takes the rest, the stack is in the middle.
        if shared == 0 { place = place + rest * 0.5 }
        for (view, length) in zip(views, lengths) {
            let size = length.map { MaskLength(points: $0) } ?? rest * (1 / Double(max(shared, 1)))
            var part = box
            if axis == .horizontal {
                (part.x, part.width) = (place, size)
            } else {
                (part.y, part.height) = (place, size)
            }
            draw(view, in: part)
            place = place + size + MaskLength(points: spacing)
        }
    }
}
