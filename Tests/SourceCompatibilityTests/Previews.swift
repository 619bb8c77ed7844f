// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Every form of previews, as files for Apple's platforms have them.

struct PreviewedBadge: View {
    var title = "New"
    var isWide = false
    var body: some View { Text(title).padding(isWide ? 20 : 4) }
}

struct PreviewedBadge_Previews: PreviewProvider {
    static var previews: some View {
        PreviewedBadge()
        Group {
            PreviewedBadge(title: "A").previewLayout(.sizeThatFits).previewDisplayName("Small")
            PreviewedBadge(title: "B").previewLayout(.fixed(width: 300, height: 70))
            PreviewedBadge(title: "C")
                .previewDevice(PreviewDevice(rawValue: "iPhone 15 Pro"))
                .previewInterfaceOrientation(.landscapeLeft)
                .preferredColorScheme(.dark)
            PreviewedBadge(title: "D").previewDevice("iPad Air").previewLayout(.device)
        }
        ForEach(["iPhone SE (3rd generation)", "iPhone 15"], id: \.self) { name in
            PreviewedBadge().previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
        }
        ForEach(InterfaceOrientation.allCases) { PreviewedBadge().previewInterfaceOrientation($0) }
    }
}

#if DEBUG
struct OldBadge_Previews: PreviewProvider {
    static var platform: PreviewPlatform? { .iOS }

    static var previews: some View {
        let title = "Local"
        return PreviewedBadge(title: title).previewContext(SmallWidget())
    }
}
#endif

private struct SmallWidget: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

private struct SampleTitles: PreviewModifier {
    static func makeSharedContext() async throws -> [String] { ["A", "B"] }

    func body(content: Content, context: [String]) -> some View {
        VStack {
            content
            ForEach(context, id: \.self) { Text($0) }
        }
    }
}

private struct DarkPreviews: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.preferredColorScheme(.dark) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleTitles: Self = .modifier(SampleTitles())
    fileprivate static func dark(_ isOn: Bool = true) -> Self { isOn ? .modifier(DarkPreviews()) : .defaultLayout }
}

#Preview {
    PreviewedBadge()
}

#Preview("Two views") {
    PreviewedBadge(title: "A")
    PreviewedBadge(title: "B")
}

#Preview("Return") {
    let title = ["a", "b"].joined()
    return PreviewedBadge(title: title)
}

#Preview("Branches") {
    let isWide = Int.random(in: 0...1) == 0
    if isWide {
        PreviewedBadge(isWide: true)
    } else {
        PreviewedBadge()
    }
}

#Preview("Layout", traits: .sizeThatFitsLayout) { PreviewedBadge() }

#Preview(traits: .fixedLayout(width: 320, height: 200), .landscapeLeft) { PreviewedBadge() }

#Preview("Modifier", traits: .sampleTitles, .dark(), .portrait) { PreviewedBadge() }

#Preview("Arguments", arguments: ["A", "B"]) { title in
    PreviewedBadge(title: title)
}

#Preview("Arguments and traits", traits: .portraitUpsideDown, .dark(false), arguments: [1, 2]) {
    PreviewedBadge(title: "\($0)")
}

#Preview("Previewable") {
    @Previewable @State var title = "New"
    @Previewable @State var isWide: Bool = false
    @Previewable @FocusState var isFocused: Bool
    @Previewable @Environment(\.colorScheme) var colorScheme
    @Previewable @Namespace var namespace

    VStack {
        TextField("Title", text: $title).focused($isFocused)
        Toggle("Wide", isOn: $isWide)
        PreviewedBadge(title: title, isWide: isWide || colorScheme == .dark)
            .matchedGeometryEffect(id: "badge", in: namespace)
    }
}

#Preview("Previewable object") {
    @Previewable @State var titles = PreviewedTitles()
    Button(titles.all.joined()) { titles.all.append("C") }
}

@Observable private final class PreviewedTitles {
    var all = ["A"]
}

@available(iOS 17.0, macOS 14.0, *)
#Preview("Availability") { PreviewedBadge() }

// Names of an app that the macros also have.
enum PreviewNames {
    struct Preview: View {
        var body: some View { Text("own") }
    }
    struct Entry: Identifiable {
        var id = 0
    }
    typealias Key = Entry
}

struct PreviewsInTypes: View {
    var body: some View { PreviewNames.Preview() }
}

extension PreviewsInTypes {
    #Preview { PreviewsInTypes() }
}
