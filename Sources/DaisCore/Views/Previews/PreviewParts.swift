// SPDX-License-Identifier: Apache-2.0

/// The settings that traits and modifiers give to a preview.
struct PreviewDescription {
    var name: String?
    var layout: PreviewLayout?
    var device: PreviewDevice?
    var orientation: InterfaceOrientation?
    /// The closures that prepare the view, in the order of the traits.
    var preparations: [@MainActor @Sendable (AnyView) -> AnyView] = []

    mutating func apply(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
        for trait in traits {
            switch trait.kind {
            case .layout(let value): layout = value
            case .orientation(let value): orientation = value
            case .preparation(let prepare): preparations.append(prepare)
            }
        }
    }
}

/// One of the views of a preview.
@MainActor
struct PreviewPart {
    var view: any View
    var description = PreviewDescription()

    /// Returns the views of a group, a loop or a tuple, each with the modifiers around all of them.
    static func parts(of view: any View) -> [PreviewPart] {
        (view as? any PreviewParts)?.previewParts ?? [PreviewPart(view: view)]
    }
}

/// A view that contains several previews, or has a setting of one.
@MainActor
protocol PreviewParts {
    @MainActor var previewParts: [PreviewPart] { get }
}

/// A view with a setting of its preview. It shows the view as it is.
nonisolated struct PreviewSettingView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout PreviewDescription) -> Void

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        Content._mount(view.content, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) { Content._patch(node, to: view.content) }
}

extension PreviewSettingView: PreviewParts {
    @MainActor var previewParts: [PreviewPart] {
        PreviewPart.parts(of: content).map { part in
            var part = part
            change(&part.description)
            return part
        }
    }
}

extension TupleView: PreviewParts {
    @MainActor var previewParts: [PreviewPart] { members.flatMap { PreviewPart.parts(of: $0) } }
}

extension Group: PreviewParts where Content: View {
    @MainActor var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension ForEach: PreviewParts where Content: View {
    @MainActor var previewParts: [PreviewPart] { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

extension AnyView: PreviewParts {
    @MainActor var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension EmptyView: PreviewParts {
    @MainActor var previewParts: [PreviewPart] { [] }
}

extension Optional: PreviewParts where Wrapped: View {
    @MainActor var previewParts: [PreviewPart] { map { PreviewPart.parts(of: $0) } ?? [] }
}

extension _ConditionalContent: PreviewParts where TrueContent: View, FalseContent: View {
    @MainActor var previewParts: [PreviewPart] {
        switch storage {
        case .first(let content): PreviewPart.parts(of: content)
        case .second(let content): PreviewPart.parts(of: content)
        }
    }
}

extension ModifiedContent: PreviewParts where Content: View, Modifier: ViewModifier {
    @MainActor var previewParts: [PreviewPart] {
        PreviewPart.parts(of: content).map { part in
            PreviewPart(view: AnyView(part.view).modifier(modifier), description: part.description)
        }
    }
}

extension EnvironmentView: PreviewParts {
    @MainActor var previewParts: [PreviewPart] {
        PreviewPart.parts(of: content).map { part in
            PreviewPart(
                view: EnvironmentView<AnyView>(content: AnyView(part.view), change: change),
                description: part.description)
        }
    }
}
