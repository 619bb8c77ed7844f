// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Detents")
struct DetentTests {
    struct Home: View {
        let detents: Set<PresentationDetent>
        var refuses = false
        var isBound = true
        var interaction = PresentationBackgroundInteraction.automatic
        var indicator = Visibility.automatic
        @State private var shown = true
        @State private var detent = PresentationDetent.medium
        var body: some View {
            VStack {
                Text(detent == .large ? "large" : "not large")
                Button("Grow") { detent = .large }
                Button("Open") { shown = true }
            }
            .sheet(isPresented: $shown) {
                content
                    .presentationBackgroundInteraction(interaction)
                    .presentationDragIndicator(indicator)
            }
        }

        @ViewBuilder private var content: some View {
            if !isBound {
                Text("Inside").presentationDetents(detents)
            } else if refuses {
                Text("Inside").presentationDetents(detents, selection: .constant(.medium))
            } else {
                Text("Inside").presentationDetents(detents, selection: $detent)
            }
        }
    }

    private func screen(_ home: Home) -> Screen {
        let screen = Screen { home }
        screen.entered(screen.top)
        return screen
    }

    /// The user lets a sheet rest at another of its heights.
    @discardableResult
    private func rest(_ screen: Screen, at index: Int, epoch: Double = 1) -> [DaisCore.Operation] {
        let layer = screen.top
        screen.send(.detent, to: layer, .array([.string("began"), .number(epoch)]))
        return screen.send(.detent, to: layer, .array([.string("ended"), .number(epoch), .number(Double(index))]))
    }

    @Test("heights are CSS, smallest first, and the selected one is named")
    func markup() {
        let screen = screen(Home(detents: [.large, .medium]))
        let layer = screen.top
        #expect(layer.attribute("data-detents") == "2")
        #expect(layer.attribute("data-detent") == "0")
        #expect(layer.style["--d0"] == "calc(var(--max)*0.5)")
        #expect(layer.style["--d1"] == "var(--max)")
        #expect(layer.style["--detent"] == "var(--d0)")
    }

    @Test("points are limited to the room there is, and ordered among fractions by the window")
    func mixed() {
        let screen = screen(Home(detents: [.large, .height(150), .fraction(0.6)], isBound: false))
        #expect(screen.top.style["--d0"] == "min(150px,var(--max))")
        #expect(screen.top.style["--d1"] == "calc(var(--max)*0.6)")
        #expect(screen.top.style["--d2"] == "var(--max)")
    }

    @Test("several heights have a slider that says where it rests; one height needs none, and can have an ornament")
    func indicator() {
        let several = screen(Home(detents: [.medium, .large]))
        #expect(
            several.overlayHTML.contains(
                """
                <div class="sheet-grabber" role="slider" tabindex="0" aria-label="Sheet height" \
                aria-orientation="vertical" aria-valuemin="1" aria-valuemax="2" aria-valuenow="1" \
                aria-valuetext="Medium"></div>
                """))
        #expect(!screen(Home(detents: [.medium])).overlayHTML.contains("sheet-grabber"))
        let shown = screen(Home(detents: [.medium], indicator: .visible))
        #expect(shown.overlayHTML.contains("<div class=\"sheet-grabber\" aria-hidden=\"true\"></div>"))
        let hidden = screen(Home(detents: [.medium, .large], indicator: .hidden))
        #expect(hidden.overlayHTML.contains("<div class=\"sheet-grabber quiet\" role=\"slider\""))
    }

    @Test("writing the selection moves the sheet, and the browser tells when it has arrived")
    func programmatic() {
        let screen = screen(Home(detents: [.medium, .large]))
        let id = screen.top.id
        let operations = screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(operations.contains(.attribute(id, name: "data-detent", value: "1")))
        #expect(operations.contains(.style(id, property: "--detent", value: "var(--d1)")))
        #expect(screen.machines[0].state == .adapting)
        screen.entered(screen.top)
        #expect(screen.machines[0].state == .presented)
    }

    @Test("the user's choice writes the selection; the browser is not told what it did itself")
    func chosen() {
        let screen = screen(Home(detents: [.medium, .large]))
        let id = screen.top.id
        screen.send(.detent, to: screen.top, .array([.string("began"), .number(1)]))
        #expect(screen.machines[0].state == .interacting)
        let operations = screen.send(.detent, to: screen.top, .array([.string("ended"), .number(1), .number(1)]))
        #expect(screen.html.contains(">large<"))
        #expect(screen.machines[0].state == .entering)
        #expect(!operations.contains(.attribute(id, name: "data-detent", value: "1")))
        #expect(screen.overlayHTML.contains("aria-valuetext=\"Large\""))
        screen.entered(screen.top)
        #expect(screen.machines[0].state == .presented)
    }

    @Test("a selection that refuses to change takes the sheet back")
    func refused() {
        let screen = screen(Home(detents: [.medium, .large], refuses: true))
        let id = screen.top.id
        let operations = rest(screen, at: 1)
        #expect(operations.contains(.attribute(id, name: "data-detent", value: "0")))
        #expect(screen.top.attribute("data-detent") == "0")
    }

    @Test("without a selection binding the user's detent is kept while the sheet is presented")
    func unbound() {
        let screen = screen(Home(detents: [.medium, .large], isBound: false))
        rest(screen, at: 1)
        #expect(screen.top.attribute("data-detent") == "1")
        #expect(screen.overlayHTML.contains("aria-valuenow=\"2\""))
        #expect(screen.top.style["--detent"] == "var(--d1)")
    }

    @Test(
        "a detent report for an earlier appearance, or with an invalid number, changes nothing",
        arguments: [-1, 2, 99])
    func nonsense(_ index: Int) {
        let screen = screen(Home(detents: [.medium, .large], isBound: false))
        rest(screen, at: 1, epoch: 7)
        #expect(screen.top.attribute("data-detent") == "0")
        rest(screen, at: index)
        #expect(screen.top.attribute("data-detent") == "0")
        #expect(screen.overlayHTML.contains("aria-valuenow=\"1\""))
    }

    @Test("a drag that ends where it began is told, and dismissed by drag is a reason of its own")
    func dragged() {
        let screen = screen(Home(detents: [.medium]))
        screen.send(.detent, to: screen.top, .array([.string("began"), .number(1)]))
        screen.send(.detent, to: screen.top, .array([.string("ended"), .number(1)]))
        #expect(screen.machines[0].state == .entering)
        screen.entered(screen.top)
        screen.send(.detent, to: screen.top, .array([.string("began"), .number(1)]))
        screen.dismiss(screen.top, "drag")
        #expect(screen.machines[0].state == .exiting(.drag))
    }

    private func resize(_ screen: Screen, to width: Double, _ height: Double) {
        screen.operations(after: {
            screen.scope.viewportChanged(.array([.number(width), .number(height), .bool(false), .bool(false)]))
        })
    }

    struct Third: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.verticalSizeClass == .compact ? nil : context.maxDetentValue / 4
        }
    }

    @Test("custom detents are computed from the window and again when it changes; without a height they are left out")
    func custom() {
        let screen = Screen { Home(detents: [.custom(Third.self), .large], isBound: false) }
        resize(screen, to: 390, 850)
        #expect(screen.top.style["--d0"] == "min(210px,var(--max))")
        resize(screen, to: 390, 650)
        #expect(screen.top.style["--d0"] == "min(160px,var(--max))")
        resize(screen, to: 844, 390)
        #expect(screen.top.attribute("data-detents") == "1")
        #expect(screen.top.style["--d0"] == "var(--max)")
    }

    @Test("detents are equal by what they mean, closures by their name or place")
    func identity() {
        func made() -> PresentationDetent { .custom { $0.maxDetentValue } }
        #expect(made() == made())
        let elsewhere = PresentationDetent.custom { $0.maxDetentValue }
        #expect(made() != elsewhere)
        #expect(PresentationDetent.custom("a") { _ in 1 } == PresentationDetent.custom("a") { _ in 2 })
        #expect(PresentationDetent.fraction(0.5) == .medium)
        #expect(PresentationDetent.height(0.5) != .fraction(0.5))
        #expect(Set([PresentationDetent.custom(Third.self), .custom(Third.self)]).count == 1)
    }

    @Test("resolved heights are clamped")
    func resolved() {
        var values = EnvironmentValues()
        values[BrowserFactsKey.self].width = 390
        values[BrowserFactsKey.self].height = 810
        let context = PresentationDetent.Context(environment: values)
        #expect(context.maxDetentValue == 800)
        #expect(PresentationDetent.medium.resolvedHeight(in: context) == 400)
        #expect(PresentationDetent.height(2000).resolvedHeight(in: context) == 800)
        #expect(PresentationDetent.fraction(3).resolvedHeight(in: context) == 800)
        #expect(context.colorScheme == .light)
    }

    @Test("no detents, or impossible ones, are large; a selection that is none of them is the smallest")
    func contradictions() {
        #expect(screen(Home(detents: [], isBound: false)).top.attribute("data-detents") == nil)
        let impossible = screen(Home(detents: [.height(-4), .fraction(.nan), .fraction(0), .large], isBound: false))
        #expect(impossible.top.attribute("data-detents") == "1")
        let unknown = screen(Home(detents: [.height(100), .large]))
        #expect(unknown.top.attribute("data-detent") == "0")
    }

    @Test("a height of 0, with which apps begin that measure their content, is an edge of the sheet")
    func zero() {
        let screen = screen(Home(detents: [.height(0)], isBound: false))
        #expect(screen.takeReports().isEmpty)
        var problems: [DetentProblem] = []
        let context = PresentationDetent.Context(environment: EnvironmentValues())
        let heights = DetentHeight.list([.height(0), .height(200)], in: context, problems: &problems)
        #expect(heights.map(\.css) == ["min(16px,var(--max))", "min(200px,var(--max))"])
        #expect(problems.isEmpty)
    }

    @Test("a mistake with detents is reported once, with the presenting view and the remedy")
    func diagnostics() async {
        let screen = screen(Home(detents: [.height(100), .large]))
        screen.tap("Grow")
        var reports: [String] = []
        while reports.isEmpty {
            await Task.yield()
            reports += screen.takeReports()
        }
        #expect(reports.count == 1)
        #expect(
            reports[0].hasPrefix(
                "Home presents a sheet whose selected detent is not among its detents; it rests at the smallest. Give "
                    + "presentationDetents(_:selection:) a set that contains the selection. (DaisCoreTests/"))
    }

    @Test("the background is usable always, or up through a detent that is there")
    func background() {
        let enabled = screen(Home(detents: [.medium, .large], interaction: .enabled))
        #expect(enabled.top.attribute("data-through") == "all")
        #expect(enabled.top.attribute("data-modal") == nil)
        #expect(!enabled.overlayHTML.contains("aria-modal"))
        let through = screen(Home(detents: [.medium, .large], interaction: .enabled(upThrough: .medium)))
        #expect(through.top.attribute("data-through") == "0")
        #expect(through.top.attribute("data-modal") == "true")
        let unknown = screen(Home(detents: [.medium, .large], interaction: .enabled(upThrough: .height(9))))
        #expect(unknown.top.attribute("data-through") == nil)
    }
}
