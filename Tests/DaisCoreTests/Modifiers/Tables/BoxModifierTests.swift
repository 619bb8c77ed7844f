// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Testing

@Suite("Modifiers of size, place and paint")
struct BoxModifierTests {
    @Test("a modifier of size or place has exactly its class and style", arguments: layout)
    func layoutHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @Test("a modifier that paints or clips has exactly its class and style", arguments: paint)
    func paintHolds(_ row: ModifierRow) async {
        await row.check()
    }

    private struct Rank: LayoutValueKey { static let defaultValue = 1 }

    /// Two squares in the same direction, one inside the other.
    private struct Frame: Shape {
        func path(in rect: CGRect) -> Path {
            Path { $0.addRects([rect, rect.insetBy(dx: rect.width / 4, dy: rect.height / 4)]) }
        }
    }

    @ModifierRows static var layout: [ModifierRow] {
        ModifierRow.elements("scenePadding(.leading)", "span.T{padding-block:0;padding-inline:16px 0} A") {
            Leaf().scenePadding(.leading)
        }
        ModifierRow.elements("padding(.leading, 8)", "span.T{padding-block:0;padding-inline:8px 0} A") {
            Leaf().padding(.leading, 8)
        }
        ModifierRow.elements(
            "frame(width: 10, height: 20)",
            """
            div.W.F.fw.fh{width:10px;max-width:none;height:20px}
              span.T A
            """
        ) { Leaf().frame(width: 10, height: 20) }
        ModifierRow.elements(
            "frame(maxWidth: .infinity, alignment: .leading)",
            """
            div.W.F.gx{place-items:center start;justify-content:start}
              span.T A
            """
        ) {
            Leaf().frame(maxWidth: .infinity, alignment: .leading)
        }
        ModifierRow.elements(
            "fixedSize()", "span.T{width:max-content;max-width:none;flex-shrink:0;height:max-content} A"
        ) { Leaf().fixedSize() }
        ModifierRow.elements("fixedSize(horizontal: false, vertical: true)", "span.T{height:max-content} A") {
            Leaf().fixedSize(horizontal: false, vertical: true)
        }
        ModifierRow.elements(
            "aspectRatio(1.5, contentMode: .fill)",
            """
            div.fillbox.i-fill.ar.gx.sx{background-color:var(--red);aspect-ratio:1.5;--ar:1.5}
            """
        ) {
            Color.red.aspectRatio(1.5, contentMode: .fill)
        }
        ModifierRow.elements("scaledToFit()", "div.fillbox.i-fit.gx.gy.sx.sy{background-color:var(--red)}") {
            Color.red.scaledToFit()
        }
        ModifierRow.elements("scaledToFill()", "div.fillbox.i-fill.gx.gy.sx.sy{background-color:var(--red)}") {
            Color.red.scaledToFill()
        }
        ModifierRow.elements("offset(x: 3, y: -4)", "span.T.moved{translate:3px -4px} A") { Leaf().offset(x: 3, y: -4) }
        ModifierRow.operations("offset(x: isOn ? 9 : 3)", #"style 2,"translate","9px 0""#) {
            Leaf().offset(x: $0 ? 9 : 3)
        }
        ModifierRow.elements(
            "position(x: 5, y: 6)",
            """
            div.W.thru.pos.gx.gy.sx.sy
              span.T{left:5px;top:6px} A
            """
        ) { Leaf().position(x: 5, y: 6) }
        ModifierRow.elements("zIndex(2)", "span.T{z-index:2} A") { Leaf().zIndex(2) }
        ModifierRow.elements("layoutValue(key: Rank.self, value: 2)", "span.T A") {
            Leaf().layoutValue(key: Rank.self, value: 2)
        }
        ModifierRow.elements("layoutPriority(1)", "span.T{--grow:1e12;flex-shrink:1} A") { Leaf().layoutPriority(1) }
        ModifierRow.elements("layoutPriority(-1)", "span.T{--grow:1e2;flex-shrink:1e12} A") {
            Leaf().layoutPriority(-1)
        }
        ModifierRow.elements("hidden()", "span.T.hide[aria-hidden=true][inert] A") { Leaf().hidden() }
        ModifierRow.elements(
            "ignoresSafeArea(.container, edges: .top)",
            "span.T.beyond{margin-top:calc(-1*env(safe-area-inset-top) - var(--over,0px))} A"
        ) {
            Leaf().ignoresSafeArea(.container, edges: .top)
        }
        ModifierRow.elements(
            "edgesIgnoringSafeArea(.bottom)",
            """
            span.T.beyond{margin-bottom:calc(-1*max(env(safe-area-inset-bottom),var(--inset,0px)) - var(--low,0px))} A
            """
        ) { Leaf().edgesIgnoringSafeArea(.bottom) }
        ModifierRow.elements(
            "safeAreaInset(edge: .bottom)",
            """
            div.V.gap.gx.gy{gap:0}
              div.W.F.gx.gy
                span.T A
              div.W.F.gx
                span.T B
            """
        ) { Leaf().safeAreaInset(edge: .bottom) { Text("B") } }
        ModifierRow.elements(
            "safeAreaBar(edge: .leading)",
            """
            div.H.gap.gx.gy{gap:0}
              div.W.F.gy
                span.T B
              div.W.F.gx.gy
                span.T A
            """
        ) { Leaf().safeAreaBar(edge: .leading) { Text("B") } }
        ModifierRow.elements("safeAreaPadding(.horizontal, 7)", "span.T{padding-block:0;padding-inline:7px} A") {
            Leaf().safeAreaPadding(.horizontal, 7)
        }
        ModifierRow.elements("gridCellAnchor(.bottomTrailing)", "span.T{place-self:end end} A") {
            Leaf().gridCellAnchor(.bottomTrailing)
        }
        ModifierRow.elements("gridCellUnsizedAxes(_:)", "span.T{justify-self:stretch;align-self:stretch} A") {
            Leaf().gridCellUnsizedAxes([.horizontal, .vertical])
        }
        ModifierRow.elements("gridCellColumns(3)", "span.T{grid-column-end:span 3} A") { Leaf().gridCellColumns(3) }
        ModifierRow.elements("gridColumnAlignment(.trailing)", "span.T{justify-self:end} A") {
            Leaf().gridColumnAlignment(.trailing)
        }
        ModifierRow.elements(
            "withDisabledKeyboardResponsiveness()",
            """
            div.W.F.beyond.gx.gy{margin-bottom:calc(-1*max(env(safe-area-inset-bottom),var(--inset,0px)) - var(--low,0px))\
            ;margin-top:calc(-1*env(safe-area-inset-top) - var(--over,0px));margin-left:calc(-1*env(safe-area-inset-left))\
            ;margin-right:calc(-1*env(safe-area-inset-right))}
              span.T A
            """
        ) {
            Leaf().withDisabledKeyboardResponsiveness()
        }
        ModifierRow.elements("geometryGroup()", "span.T A") { Leaf().geometryGroup() }
        ModifierRow.elements("defersSystemGestures(on: .all)", "span.T.defers-x.defers-y A") {
            Leaf().defersSystemGestures(on: .all)
        }
        ModifierRow.elements("equatable()", "span.T A") { Same().equatable() }
    }

    struct Same: View, Equatable {
        var body: some View { Text("A") }
    }

    @ModifierRows static var paint: [ModifierRow] {
        ModifierRow.elements("background(.red)", "span.T{background-color:var(--red);pointer-events:auto} A") {
            Leaf().background(.red)
        }
        ModifierRow.elements(
            "background(_:) with a view",
            """
            div.O
              div.ov.under
                span.T B
              span.T A
            """
        ) { Leaf().background { Text("B") } }
        ModifierRow.elements(
            "overlay(alignment: .topTrailing)",
            """
            div.O
              span.T A
              div.ov{place-items:start end}
                span.T B
            """
        ) {
            Leaf().overlay(alignment: .topTrailing) { Text("B") }
        }
        ModifierRow.elements(
            "border(.red, width: 2)",
            """
            div.O
              span.T A
              div.ov
                div.shape.hollow.gx.gy.sx.sy{outline:2px solid var(--red);outline-offset:-2px}
            """
        ) { Leaf().border(.red, width: 2) }
        ModifierRow.elements("clipped()", "span.T.clip A") { Leaf().clipped() }
        ModifierRow.elements(
            "containerShape(_:)",
            "span.T{--corner-1:8px;--corner-2:8px;--corner-3:8px;--corner-4:8px} A"
        ) { Leaf().containerShape(RoundedRectangle(cornerRadius: 8)) }
        ModifierRow.elements("allowedDynamicRange(_:)", "span.T{dynamic-range-limit:standard} A") {
            Leaf().allowedDynamicRange(.standard)
        }
        ModifierRow.elements("clipShape(.capsule)", "span.T.clip{border-radius:9999px} A") {
            Leaf().clipShape(Capsule())
        }
        ModifierRow.elements("mask(_:)", "span.T.clip{border-radius:5px} A") {
            Leaf().mask { RoundedRectangle(cornerRadius: 5) }
        }
        ModifierRow.elements(
            "mask(_: LinearGradient)",
            "span.T{mask-image:linear-gradient(180deg,#000 0%,transparent 100%);mask-repeat:no-repeat;"
                + "mask-size:100% 100%} A"
        ) { Leaf().mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)) }
        ModifierRow.elements("cornerRadius(6)", "span.T.clip{border-radius:6px} A") {
            Leaf().cornerRadius(6)
        }
        ModifierRow.elements("contentShape(Circle()), the whole rectangle", "span.T{pointer-events:auto} A") {
            Leaf().contentShape(Circle())
        }
        ModifierRow.elements("allowsHitTesting(false)", "span.T.untouched A") { Leaf().allowsHitTesting(false) }
        ModifierRow.elements("hiddenInPrint()", "span.T[data-unprinted] A") { Leaf().hiddenInPrint() }
        ModifierRow.operations("hiddenInPrint(isOn)", #"attribute 2,"data-unprinted","""#) {
            Leaf().hiddenInPrint($0)
        }
        ModifierRow.elements("opacity(0.5)", "span.T{opacity:0.5} A") { Leaf().opacity(0.5) }
        ModifierRow.elements("opacity(0)", "span.T{opacity:0;visibility:hidden} A") { Leaf().opacity(0) }
        ModifierRow.operations("opacity(isOn ? 0.25 : 0.5)", #"style 2,"opacity","0.25""#) {
            Leaf().opacity($0 ? 0.25 : 0.5)
        }
        ModifierRow.elements("foregroundStyle(.red)", "span.T{color:var(--red);--fg:var(--red)} A") {
            Leaf().foregroundStyle(.red)
        }
        ModifierRow.elements(
            "foregroundStyle(.red, .blue)", "span.T{color:var(--red);--fg:var(--red);--fg2:var(--blue)} A"
        ) { Leaf().foregroundStyle(.red, .blue) }
        ModifierRow.elements("foregroundColor(.blue)", "span.T{color:var(--blue);--fg:var(--blue)} A") {
            Leaf().foregroundColor(.blue)
        }
        ModifierRow.elements(
            "tint(.orange)",
            """
            span.T{--tint:light-dark(#ff9500,#ff9f0a);--on:light-dark(#ff9500,#ff9f0a);--tf:color-mix(in \
            srgb,light-dark(#ff9500,#ff9f0a) 18%,transparent)} A
            """
        ) { Leaf().tint(.orange) }
        ModifierRow.elements("accentColor(.orange)", "span.T{--tint:light-dark(#ff9500,#ff9f0a)} A") {
            Leaf().accentColor(.orange)
        }
        ModifierRow.elements("scaleEffect(2)", "span.T{scale:2} A") { Leaf().scaleEffect(2) }
        ModifierRow.elements(
            "scaleEffect(x: 2, y: 3, anchor: .topLeading)", "span.T{scale:2 3;transform-origin:0% 0%} A"
        ) {
            Leaf().scaleEffect(x: 2, y: 3, anchor: .topLeading)
        }
        ModifierRow.elements("rotationEffect(.degrees(30))", "span.T{rotate:30deg} A") {
            Leaf().rotationEffect(.degrees(30))
        }
        ModifierRow.elements("rotation3DEffect(_:axis:)", "span.T{rotate:0 1 0 40deg} A") {
            Leaf().rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        }
        ModifierRow.elements(
            "transformEffect(_:)",
            """
            div.W{transform:matrix3d(1.0,2.0,0.0,0.0,3.0,4.0,0.0,0.0,0.0,0.0,1.0,0.0,5.0,6.0,0.0,1.0)\
            ;transform-origin:0 0}
              span.T A
            """
        ) {
            Leaf().transformEffect(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        }
        ModifierRow.elements(
            "projectionEffect(_:)",
            """
            div.W{transform:matrix3d(1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0,0.0,5.0,6.0,0.0,1.0)\
            ;transform-origin:0 0}
              span.T A
            """
        ) {
            Leaf().projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 5, y: 6)))
        }
        ModifierRow.elements("blur(radius: 3)", "span.T{filter:blur(3px)} A") { Leaf().blur(radius: 3) }
        ModifierRow.elements("brightness(0.5)", "span.T{filter:invert(0.25) brightness(2) contrast(1)} A") {
            Leaf().brightness(0.5)
        }
        ModifierRow.elements("brightness(-0.5)", "span.T{filter:invert(0) brightness(0.5) contrast(2)} A") {
            Leaf().brightness(-0.5)
        }
        ModifierRow.elements("contrast(1.5)", "span.T{filter:contrast(1.5)} A") { Leaf().contrast(1.5) }
        ModifierRow.elements("saturation(0.4)", "span.T{filter:saturate(0.4)} A") { Leaf().saturation(0.4) }
        ModifierRow.elements("grayscale(0.6)", "span.T{filter:grayscale(0.6)} A") { Leaf().grayscale(0.6) }
        ModifierRow.elements("hueRotation(.degrees(90))", "span.T{filter:hue-rotate(90deg)} A") {
            Leaf().hueRotation(.degrees(90))
        }
        ModifierRow.elements("colorInvert()", "span.T{filter:invert(1)} A") { Leaf().colorInvert() }
        ModifierRow.elements("shadow(radius: 4, y: 2)", "span.T{filter:drop-shadow(0 2px 4px rgb(0 0 0 / 0.33))} A") {
            Leaf().shadow(radius: 4, y: 2)
        }
        ModifierRow.elements("colorMultiply(.red)", "span.T{filter:url(#f-aafd82a9b13aa750)} A") {
            Leaf().colorMultiply(.red)
        }
        ModifierRow.elements("luminanceToAlpha()", "span.T{filter:url(#f-62bf7442b946fa7)} A") {
            Leaf().luminanceToAlpha()
        }
        ModifierRow.elements(
            "backgroundStyle(.red)", "span.T{background:var(--back,var(--bg));pointer-events:auto;--back:var(--red)} A"
        ) {
            Leaf().background().backgroundStyle(.red)
        }
        ModifierRow.elements("pointerStyle(.grabIdle)", "span.T{cursor:grab} A") { Leaf().pointerStyle(.grabIdle) }
        ModifierRow.elements("pointerVisibility(.hidden)", "span.T{cursor:none} A") {
            Leaf().pointerVisibility(.hidden)
        }
        ModifierRow.elements("contentShape(.focusEffect, Circle())", "span.T A") {
            Leaf().contentShape(.focusEffect, Circle())
        }
        ModifierRow.elements(
            "clipShape(_:style:), with a hole",
            """
            span.T{clip-path:polygon(evenodd,0% 0%,100% 0%,100% 100%,0% 100%,0% 0%,0% 0%,25% 25%,75% 25%,75% 75%,25% 75%,\
            25% 25%,0% 0%)} A
            """
        ) { Leaf().clipShape(Frame(), style: FillStyle(eoFill: true)) }
        ModifierRow.elements(
            "foregroundStyle(_: ShadowStyle)",
            """
            span.T.inked{--ink:drop-shadow(0 1px 2px var(--red));color:var(--blue);--fg:var(--blue)} A
            """
        ) { Leaf().foregroundStyle(.blue.shadow(.drop(color: .red, radius: 2, y: 1))) }
        ModifierRow.elements(
            "background(_: ShadowStyle)",
            """
            span.T{background-color:var(--blue);box-shadow:inset 0 1px 2px var(--red);pointer-events:auto} A
            """
        ) { Leaf().background(.blue.shadow(.inner(color: .red, radius: 2, y: 1))) }
        ModifierRow.elements("compositingGroup()", "span.T{isolation:isolate} A") { Leaf().compositingGroup() }
        ModifierRow.elements("drawingGroup()", "span.T{isolation:isolate} A") { Leaf().drawingGroup() }
        ModifierRow.elements("blendMode(.multiply)", "span.T{mix-blend-mode:multiply} A") {
            Leaf().blendMode(.multiply)
        }
        ModifierRow.elements("blendMode(.colorDodge)", "span.T{mix-blend-mode:color-dodge} A") {
            Leaf().blendMode(.colorDodge)
        }
        ModifierRow.elements("blendMode(.sourceAtop)", "span.T{mix-blend-mode:normal} A") {
            Leaf().blendMode(.sourceAtop)
        }
        ModifierRow.elements("blendMode(.destinationOut)", "span.T{visibility:hidden} A") {
            Leaf().blendMode(.destinationOut)
        }
        ModifierRow.elements("symbolRenderingMode(.multicolor)", "span.T A") { Leaf().symbolRenderingMode(.multicolor) }
        ModifierRow.elements(
            "symbolVariant(.fill)",
            """
            svg.icon[role=img][aria-label=Favorite]
              use[href=#i-heart-fill]
            """
        ) { Image(systemName: "heart").symbolVariant(.fill) }
        ModifierRow.elements(
            "imageScale(.large)",
            """
            svg.icon[role=img][aria-label=Favorite]{--is:1.28}
              use[href=#i-heart]
            """
        ) { Image(systemName: "heart").imageScale(.large) }
    }
}
