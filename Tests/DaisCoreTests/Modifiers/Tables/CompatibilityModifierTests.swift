// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Former names, and modifiers that browsers take over")
struct CompatibilityModifierTests {
    @Test("a former name has the effect of the present one", arguments: former)
    func formerHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @Test("what a browser decides by itself leaves the view as it is", arguments: unchanged)
    func unchangedHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @Test("a modifier of scrolling has exactly its classes and lengths", arguments: scrolling)
    func scrollingHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @Test("other modifiers have exactly their markup", arguments: others)
    func othersHold(_ row: ModifierRow) async {
        await row.check()
    }

    @ModifierRows static var former: [ModifierRow] {
        ModifierRow.elements("accessibility(label:)", "span.T[aria-label=Name][role=img] A") {
            Leaf().accessibility(label: Text("Name"))
        }
        ModifierRow.elements("accessibility(hint:)", "span.T[aria-description=Hint] A") {
            Leaf().accessibility(hint: Text("Hint"))
        }
        ModifierRow.elements("accessibility(value:)", "span.T[aria-description=Half] A") {
            Leaf().accessibility(value: Text("Half"))
        }
        ModifierRow.elements("accessibility(hidden:)", "span.T[aria-hidden=true] A") {
            Leaf().accessibility(hidden: true)
        }
        ModifierRow.elements("accessibility(identifier:)", "span.T[data-testid=a] A") {
            Leaf().accessibility(identifier: "a")
        }
        ModifierRow.elements(
            "accessibility(addTraits:) accessibility(removeTraits:)", "span.T[role=heading][aria-level=2] A"
        ) { Leaf().accessibility(addTraits: [.isHeader, .isSelected]).accessibility(removeTraits: .isSelected) }
        ModifierRow.elements("accessibility(sortPriority:)", "span.T.ro{reading-order:-2} A") {
            Leaf().accessibility(sortPriority: 2)
        }
        ModifierRow.elements("colorScheme(.dark)", "span.T{color-scheme:dark;color:var(--label)} A") {
            Leaf().colorScheme(.dark)
        }
        ModifierRow.difference("autocapitalization(.allCharacters)", "+ input.field [autocapitalize=characters]") {
            InputModifierTests.field.autocapitalization(.allCharacters)
        } from: {
            InputModifierTests.field
        }
        ModifierRow.difference("autocapitalization(.none)", "+ input.field [autocapitalize=none]") {
            InputModifierTests.field.autocapitalization(.none)
        } from: {
            InputModifierTests.field
        }
    }

    @ModifierRows static var unchanged: [ModifierRow] {
        ModifierRow.elements("accessibility(selectionIdentifier:)", "span.T A") {
            Leaf().accessibility(selectionIdentifier: 1)
        }
        ModifierRow.elements("fileDialogDefaultDirectory(_:)", "span.T A") { Leaf().fileDialogDefaultDirectory(nil) }
        ModifierRow.elements("fileDialogCustomizationID(_:)", "span.T A") { Leaf().fileDialogCustomizationID("a") }
        ModifierRow.elements("fileDialogImportsUnresolvedAliases(_:)", "span.T A") {
            Leaf().fileDialogImportsUnresolvedAliases(true)
        }
        ModifierRow.elements("fileDialogURLEnabled(_:)", "span.T A") {
            Leaf().fileDialogURLEnabled(#Predicate { $0.isFileURL })
        }
        ModifierRow.elements("fileExporterFilenameLabel(_:)", "span.T A") { Leaf().fileExporterFilenameLabel("Name") }
        ModifierRow.elements("presentationBreakthroughEffect(_:)", "span.T A") {
            Leaf().presentationBreakthroughEffect(.subtle)
        }
        ModifierRow.elements("breakthroughEffect(_:)", "span.T A") { Leaf().breakthroughEffect(.none) }
        ModifierRow.elements("fileDialogBrowserOptions(_:)", "span.T A") {
            Leaf().fileDialogBrowserOptions(.includeHiddenFiles)
        }
        ModifierRow.elements("accessibilityInputLabels(_:)", "span.T A") {
            Leaf().accessibilityInputLabels(["a", "b"])
        }
        ModifierRow.elements("accessibilityShowsLargeContentViewer()", "span.T A") {
            Leaf().accessibilityShowsLargeContentViewer().accessibilityShowsLargeContentViewer { Text("B") }
        }
        ModifierRow.elements("accessibilityRespondsToUserInteraction(_:)", "span.T A") {
            Leaf().accessibilityRespondsToUserInteraction(false)
        }
        ModifierRow.elements("handlesExternalEvents(preferring:allowing:)", "span.T A") {
            Leaf().handlesExternalEvents(preferring: ["a"], allowing: ["*"])
        }
        ModifierRow.elements("accessibilityTextContentType(_:)", "span.T A") {
            Leaf().accessibilityTextContentType(.sourceCode)
        }
        ModifierRow.elements("glassEffectID(_:in:)", "span.T A") {
            Leaf().glassEffectID("a", in: Namespace().wrappedValue)
        }
        ModifierRow.elements("glassEffectUnion(id:namespace:)", "span.T A") {
            Leaf().glassEffectUnion(id: "a", namespace: Namespace().wrappedValue)
        }
        ModifierRow.elements(
            "glassEffectTransition(_:)", #"span.T[data-transition=[[{"opacity":"0"}]]] A"#
        ) { Leaf().glassEffectTransition(.materialize) }
        ModifierRow.elements("speechAdjustedPitch(_:)", "span.T A") { Leaf().speechAdjustedPitch(0.5) }
        ModifierRow.elements("speechAnnouncementsQueued()", "span.T A") { Leaf().speechAnnouncementsQueued() }
        ModifierRow.elements("scrollBounceBehavior(_:)", "span.T A") { Leaf().scrollBounceBehavior(.basedOnSize) }
        ModifierRow.elements("scrollDismissesKeyboard(_:)", "span.T A") { Leaf().scrollDismissesKeyboard(.immediately) }
        ModifierRow.elements("scrollIndicatorsFlash(onAppear:)", "span.T A") {
            Leaf().scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
        }
        ModifierRow.elements("statusBarHidden()", "span.T A") { Leaf().statusBarHidden() }
        ModifierRow.elements("persistentSystemOverlays(_:)", "span.T A") {
            Leaf().persistentSystemOverlays(.hidden)
        }
        ModifierRow.elements("statusBar(hidden:)", "span.T A") { Leaf().statusBar(hidden: true) }
        ModifierRow.elements("dialogPreventsAppTermination(_:)", "span.T A") {
            Leaf().dialogPreventsAppTermination(true)
        }
        ModifierRow.elements("presentationPreventsAppTermination(_:)", "span.T A") {
            Leaf().presentationPreventsAppTermination(nil)
        }
        ModifierRow.elements("allowsTightening(_:)", "span.T A") { Leaf().allowsTightening(true) }
    }

    private static func onScrollView<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location, content) { ScrollView { Leaf() } }
    }

    @ModifierRows static var scrolling: [ModifierRow] {
        onScrollView("scrollTargetBehavior(.paging)", "+ div.scroll .by-page.ones{scroll-snap-type:y mandatory}") {
            ScrollView { Leaf() }.scrollTargetBehavior(.paging)
        }
        onScrollView("scrollTargetBehavior(.viewAligned)", "+ div.scroll {scroll-snap-type:y mandatory}") {
            ScrollView { Leaf() }.scrollTargetBehavior(.viewAligned)
        }
        onScrollView(
            "scrollTargetBehavior(.viewAligned(limitBehavior: .always))",
            "+ div.scroll .ones{scroll-snap-type:y mandatory}"
        ) {
            ScrollView { Leaf() }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        }
        ModifierRow.elements("scrollTargetLayout()", "div.H.targets\n  span.T A") {
            HStack { Leaf() }.scrollTargetLayout()
        }
        ModifierRow.elements("scrollTargetLayout(isEnabled: false)", "span.T A") {
            Leaf().scrollTargetLayout(isEnabled: false)
        }
        ModifierRow.elements("scrollTarget()", "span.T{scroll-snap-align:start} A") { Leaf().scrollTarget() }
        onScrollView("contentMargins(.horizontal, 20)", "+ div.scroll {padding-inline:20px;scroll-padding-inline:20px}")
        {
            ScrollView { Leaf() }.contentMargins(.horizontal, 20)
        }
        onScrollView(
            "contentMargins(.all, _: EdgeInsets)",
            "+ div.scroll {padding-block:1px 3px;scroll-padding-block:1px 3px;padding-inline:0 2px;"
                + "scroll-padding-inline:0 2px}"
        ) {
            ScrollView { Leaf() }.contentMargins(.all, EdgeInsets(top: 1, leading: 0, bottom: 3, trailing: 2))
        }
        onScrollView("contentMargins(8, for: .scrollIndicators)", "") {
            ScrollView { Leaf() }.contentMargins(8, for: .scrollIndicators)
        }
        onScrollView(
            "scrollClipDisabled()",
            "+ div.scroll {padding-block:40px;scroll-padding-block:40px;padding-inline:40px;"
                + "scroll-padding-inline:40px;margin:-40px}"
        ) { ScrollView { Leaf() }.scrollClipDisabled() }
        ModifierRow.elements(
            "containerRelativeFrame(.horizontal)", "div.W.F.crw.fw{width:100cqw;max-width:none}\n  span.T A"
        ) { Leaf().containerRelativeFrame(.horizontal) }
        ModifierRow.elements(
            "containerRelativeFrame(.vertical, count: 4, span: 2, spacing: 10)",
            "div.W.F.crh.fh{height:calc(50cqh + -5px)}\n  span.T A"
        ) { Leaf().containerRelativeFrame(.vertical, count: 4, span: 2, spacing: 10) }
        ModifierRow.elements(
            "containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length * 0.8 - 4 }",
            "div.W.F.crw.fw{width:calc(80cqw + -4px);max-width:none;place-items:center start}\n  span.T A"
        ) { Leaf().containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length * 0.8 - 4 } }
    }

    /// The look of a redacted text.
    private static let block =
        "[aria-hidden=true]{background:var(--fill);border-radius:4px;"
        + "-webkit-text-fill-color:transparent;user-select:none;object-position:-9999px}"

    @ModifierRows static var others: [ModifierRow] {
        ModifierRow.elements("speechSpellsOutCharacters()", "span.T{speak-as:spell-out} A") {
            Leaf().speechSpellsOutCharacters()
        }
        ModifierRow.elements("speechAlwaysIncludesPunctuation()", "span.T{speak-as:literal-punctuation} A") {
            Leaf().speechAlwaysIncludesPunctuation()
        }
        ModifierRow.elements("redacted(reason: .placeholder)", "span.T\(Self.block) A") {
            Leaf().redacted(reason: .placeholder)
        }
        ModifierRow.elements("redacted(reason: [])", "span.T A") { Leaf().redacted(reason: []) }
        ModifierRow.elements("unredacted()", "span.T A") { Leaf().unredacted().redacted(reason: .placeholder) }
        ModifierRow.elements(
            "privacySensitive()",
            """
            div.V
              span.T\(Self.block) A
              span.T A
            """
        ) {
            VStack {
                Leaf().privacySensitive()
                Leaf()
            }
            .redacted(reason: .privacy)
        }
        ModifierRow.elements("hoverEffect()", "span.T.lights A") { Leaf().hoverEffect() }
        ModifierRow.elements("hoverEffect(.lift)", "span.T.lifts A") { Leaf().hoverEffect(.lift) }
        ModifierRow.difference(
            "indexViewStyle(_:)",
            "+ div.dots {background:var(--fill3);border-radius:20px;align-self:center;padding:0 8px}"
        ) {
            TabView { Leaf() }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
        } from: {
            TabView { Leaf() }.tabViewStyle(.page)
        }
    }
}
