// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Canvas")
struct CanvasTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    /// The markup of what is inside the canvas.
    private func markup(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
        let screen = Screen { Canvas(renderer: draw) }
        return screen.tree.root.descendant { $0.classes == "canvas" }?.children.map(\.markup).joined() ?? ""
    }

    /// The declarations of the first element with a class.
    private func style(
        _ name: String, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> (String) -> String? {
        let screen = Screen { Canvas(renderer: draw) }
        let element = screen.tree.root.descendant { $0.classes == name }
        return { element?.style[$0] }
    }

    @Test("paths are elements of one drawing, in the order of their commands")
    func paths() {
        let html = markup { context, _ in
            context.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
            context.opacity = 0.5
            context.translateBy(x: 3, y: 4)
            context.stroke(square, with: .foreground, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2]))
        }
        #expect(
            html == """
                <svg class="ink"><path d="M0 0L10 0L10 10L0 10Z" fill="var(--red)" fill-rule="evenodd"></path>\
                <path d="M0 0L10 0L10 10L0 10Z" fill="none" stroke="currentColor" stroke-width="2" \
                stroke-miterlimit="10" stroke-linecap="round" stroke-dasharray="1 2" stroke-dashoffset="0" \
                transform="matrix(1,0,0,1,3,4)" opacity="0.5"></path></svg>
                """)
    }

    @Test("a projection is around the origin of the context that it is added to, and a clip is not projected")
    func projection() {
        let pane = style("pane") { context, _ in
            context.translateBy(x: 10, y: 20)
            context.addFilter(.projectionTransform(ProjectionTransform(CATransform3DMakeScale(2, 3, 1))))
            context.fill(square, with: .color(.red))
        }
        #expect(pane("transform") == "matrix3d(2.0,0.0,0.0,0.0,0.0,3.0,0.0,0.0,0.0,0.0,1.0,0.0,-10.0,-40.0,0.0,1.0)")
        #expect(pane("transform-origin") == "0 0")
        let clipped = style("pane") { context, _ in
            context.clip(to: square)
            context.addFilter(.projectionTransform(ProjectionTransform(CATransform3DMakeScale(2, 3, 1))))
            context.fill(square, with: .color(.red))
        }
        #expect(clipped("clip-path") != nil && clipped("transform") == nil)
    }

    @Test("nobody can press what is on a canvas, and assistive technology does not read it")
    func isInert() {
        let html = Screen { Canvas { _, _ in } }.html
        #expect(html.contains("class=\"canvas gx gy\" aria-hidden=\"true\" inert"))
    }

    @Test("a change of state only sends the attributes that differ")
    func changes() {
        struct Bars: View {
            @State var height = 10.0
            var body: some View {
                Button("Grow") { height = 20 }
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue))
                    context.fill(Path(CGRect(x: 8, y: 0, width: 5, height: height)), with: .color(.blue))
                }
            }
        }
        let screen = Screen { Bars() }
        let sent = screen.record { screen.button("Grow").tap() }.operations
        #expect(sent.count == 1)
        guard case .attribute(_, "d", "M8 0L13 0L13 20L8 20Z") = sent.first else {
            Issue.record("\(sent)")
            return
        }
    }

    @Test("transforms apply from the last to the first, and a copy has its own")
    func transforms() {
        let html = markup { context, _ in
            var copy = context
            copy.scaleBy(x: 2, y: 3)
            copy.translateBy(x: 5, y: 5)
            copy.rotate(by: .degrees(90))
            copy.fill(square, with: .color(.red))
            context.concatenate(CGAffineTransform(translationX: 1.00005, y: 0))
            context.fill(square, with: .color(.red))
        }
        #expect(html.contains("transform=\"matrix(0,3,-2,0,10,15)\""))
        #expect(html.contains("transform=\"matrix(1,0,0,1,1.00005,0)\""))
    }

    @Test("a gradient between points is a box that the path cuts out, at the place of its points")
    func gradient() {
        let colors = Gradient(colors: [.red, .blue])
        let style = style("canvas-item") { context, _ in
            context.fill(
                square.offsetBy(dx: 20, dy: 30),
                with: .linearGradient(colors, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 20, y: 50)))
        }
        #expect(style("transform") == "translate(20px,30px)")
        #expect(style("width") == "10px" && style("height") == "10px")
        #expect(style("clip-path") == "path(\"M0 0L10 0L10 10L0 10Z\")")
        // The box begins 30 points after the start, and ends 10 points before the end.
        #expect(style("background-image") == "linear-gradient(180deg,var(--red) -30px,var(--blue) 20px)")
    }

    @Test("gradients repeat, go back and forth, and go around")
    func gradientOptions() {
        func image(_ shading: GraphicsContext.Shading) -> String? {
            style("canvas-item") { context, _ in context.fill(square, with: shading) }("background-image")
        }
        let colors = Gradient(colors: [.red, .blue])
        let (start, end) = (CGPoint.zero, CGPoint(x: 4, y: 0))
        #expect(
            image(.linearGradient(colors, startPoint: start, endPoint: end, options: .repeat))
                == "repeating-linear-gradient(90deg,var(--red) 0,var(--blue) 4px)")
        #expect(
            image(.linearGradient(colors, startPoint: start, endPoint: end, options: .mirror))
                == "repeating-linear-gradient(90deg,var(--red) 0,var(--blue) 4px,var(--blue) 4px,var(--red) 8px)")
        #expect(
            image(.radialGradient(colors, center: CGPoint(x: 5, y: 5), startRadius: 1, endRadius: 5))
                == "radial-gradient(circle at 5px 5px,var(--red) 1px,var(--blue) 5px)")
        #expect(
            image(.conicGradient(colors, center: CGPoint(x: 5, y: 5)))
                == "conic-gradient(from 90deg at 5px 5px,var(--red) 0%,var(--blue) 100%)")
        #expect(
            image(.linearGradient(colors, startPoint: end, endPoint: end)) == "linear-gradient(var(--blue) 0 0)")
    }

    @Test("a gradient strokes the outline of the line")
    func strokedGradient() {
        let style = style("canvas-item") { context, _ in
            context.stroke(
                Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]) },
                with: .style(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)),
                lineWidth: 4)
        }
        #expect(style("transform") == "translate(0,3px)")
        #expect(style("height") == "4px")
        #expect(style("background-image") == "linear-gradient(90deg,var(--red) 0%,var(--blue) 100%)")
    }

    @Test("clips, blend modes and filters are on an element around the command")
    func panes() {
        let style = style("pane") { context, _ in
            context.translateBy(x: 5, y: 0)
            context.clip(to: square)
            context.blendMode = .multiply
            context.addFilter(.blur(radius: 3))
            context.addFilter(.shadow(color: .red, radius: 2, x: 1, y: 1))
            context.fill(square, with: .color(.red))
        }
        #expect(style("clip-path") == "path(\"M5 0L15 0L15 10L5 10Z\")")
        #expect(style("mix-blend-mode") == "multiply")
        // The filter that was added last applies first, so that a threshold can cut what a later blur has spread.
        #expect(style("filter") == "drop-shadow(1px 1px 2px var(--red)) blur(3px)")
    }

    @Test("filters of colors and of the opacity reach the page before the drawing that they change")
    func colorFilters() throws {
        let screen = Screen {
            Canvas { context, _ in
                context.addFilter(.colorMultiply(.red))
                context.addFilter(.luminanceToAlpha)
                context.addFilter(.alphaThreshold(min: 0.25, max: 0.75, color: .blue))
                var matrix = ColorMatrix()
                (matrix.r1, matrix.r5) = (0.5, 0.25)
                context.addFilter(.colorMatrix(matrix))
                context.fill(square, with: .color(.green))
            }
        }
        let filter = try #require(screen.tree.root.descendant { $0.classes == "pane" }?.style["filter"])
        #expect(filter.split(separator: " ").count == 4 && filter.hasPrefix("url(#f-"))
        let sent = screen.tree.document.writePage().symbols
        for address in filter.split(separator: " ") {
            #expect(sent.contains("<filter id=\"\(address.dropFirst(5).dropLast())\""))
        }
        #expect(sent.contains("values='0.5 0 0 0 0.25 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0'"))
        #expect(sent.contains("slope='32' intercept='-7.5'") && sent.contains("slope='-32' intercept='24.5'"))
    }

    @Test("tiles begin at their origin, wherever the path is")
    func tiles() throws {
        let picture = try #require(UIImage(data: Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)))
        let style = style("canvas-item") { context, _ in
            context.fill(
                square.offsetBy(dx: 7, dy: 9), with: .tiledImage(Image(uiImage: picture), origin: CGPoint(x: 2, y: 3)))
        }
        #expect(style("background-position") == "-5px -6px")
        #expect(style("background-image")?.hasPrefix("url(") == true)
    }

    @Test("commands with the same clip share an element, and several clips are nested")
    func clips() {
        let html = markup { context, _ in
            context.clip(to: square)
            context.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
            context.clip(to: square, options: .inverse)
            context.fill(square, with: .color(.green))
        }
        #expect(html.ranges(of: "<svg").count == 2)
        #expect(html.ranges(of: "class=\"pane").count == 3)
        #expect(html.contains(#/<div class="pane[^>]*><div class="pane[^>]*><svg class="ink"><path d="M0 0[^>]*green/#))
    }

    @Test("a layer is one element with the opacity of its context, and draws with its transform")
    func layers() {
        let style = style("pane") { context, _ in
            context.opacity = 0.5
            context.translateBy(x: 5, y: 0)
            context.drawLayer { $0.fill(square, with: .color(.red)) }
        }
        #expect(style("opacity") == "0.5")
        let html = markup { context, _ in
            context.opacity = 0.5
            context.translateBy(x: 5, y: 0)
            context.drawLayer { $0.fill(square, with: .color(.red)) }
        }
        #expect(html.contains("transform=\"matrix(1,0,0,1,5,0)\"></path>"))
    }

    @Test("texts and images are views at their places")
    func views() {
        let screen = Screen {
            Canvas { context, _ in
                context.draw(Text("Hello").bold(), at: CGPoint(x: 40, y: 20), anchor: .topLeading)
                context.draw(Image(systemName: "star"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
            }
        }
        let spots = screen.tree.root.descendant { $0.classes == "canvas" }?.children ?? []
        #expect(spots.map { $0.style["transform"] } == ["translate(40px,20px) translate(0%,0%)", "translate(1px,2px)"])
        #expect(spots[0].children[0].text == "Hello")
        #expect(spots[1].style["width"] == "30px")
    }

    @Test("a symbol is the view with the tag, and each drawing has its own")
    func symbols() {
        let screen = Screen {
            Canvas { context, _ in
                guard let dot = context.resolveSymbol(id: 2) else { return }
                context.draw(dot, at: .zero)
                context.draw(dot, at: CGPoint(x: 9, y: 9))
            } symbols: {
                Text("one").tag(1)
                Text("two").tag(2)
            }
        }
        let spots = screen.tree.root.descendant { $0.classes == "canvas" }?.children ?? []
        #expect(spots.count == 2)
        #expect(spots.allSatisfy { $0.children.map(\.classes) == ["T spare", "T"] && $0.children[1].text == "two" })
    }

    @Test("the browser measures what the renderer asks for, and the canvas draws again")
    func measuring() throws {
        let screen = Screen {
            Canvas { context, _ in
                let text = context.resolve(Text("Hello"))
                let size = text.measure(in: CGSize(width: 200, height: 100))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
                context.draw(text, at: .zero, anchor: .topLeading)
            }
        }
        #expect(screen.html.contains("d=\"M0 0L40 0L40 22L0 22Z\""))
        let probe = try #require(screen.tree.root.descendant { $0.classes.contains("probe") })
        #expect(probe.style["max-width"] == "200px")
        screen.send(.measure, to: probe, .array([48, 24, 0, 0, 0, 0, 0, 0].map { .number($0) }))
        #expect(screen.html.contains("d=\"M0 0L48 0L48 24L0 24Z\""))
    }

    @Test("the canvas draws again in the size that the browser measures")
    func size() throws {
        let screen = Screen {
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        }
        let reader = try #require(screen.tree.root.descendant { $0.handles(.measure) })
        screen.send(.measure, to: reader, .array([120, 80, 0, 0, 0, 0, 0, 0].map { .number($0) }))
        #expect(screen.html.contains("d=\"M0 0L120 0L120 80L0 80Z\""))
    }

    @Test("numbers that are none draw nothing and end nothing")
    func notANumber() {
        let html = markup { context, size in
            context.opacity = .nan
            context.scaleBy(x: .nan, y: 1)
            context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), with: .color(.red))
            context.fill(Path(), with: .color(.red))
            context.fill(
                Path(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1)), with: .style(Color.red.gradient))
        }
        #expect(!html.contains("nan") && !html.contains("inf"))
    }
}
