// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DaisCore

@Suite("Finding symbols by name")
struct IconsTests {
    @Test("Names are unique, also across the subjects")
    func unique() {
        let texts = [
            IconDrawings.basic, IconDrawings.arrows, IconDrawings.people, IconDrawings.objectsAToF,
            IconDrawings.objectsGToO, IconDrawings.objectsPToZ, IconDrawings.documents, IconDrawings.media,
            IconDrawings.devices, IconDrawings.weather, IconDrawings.text, IconDrawings.layout, IconDrawings.further,
            IconDrawings.more, IconDrawings.aliasLines,
        ]
        let names = texts.flatMap { $0.split(separator: "\n") }.compactMap { $0.split(separator: "|").first }
        #expect(names.count > 600)
        #expect(Set(names).count == names.count)
        #expect(Set(Icons.allNames).count == Icons.allNames.count)
    }

    @Test("Every listed name has a drawing, every alias leads to one")
    func allResolve() {
        for name in Icons.allNames {
            #expect(Icons.symbol(named: name) != nil, "\(name) has no drawing")
        }
        for (alias, target) in IconDrawings.aliases {
            #expect(Icons.symbol(named: alias)?.body == Icons.symbol(named: target)?.body)
            #expect(Icons.symbol(named: alias)?.name == target)
        }
    }

    @Test(
        "The names that apps use most are there",
        arguments: [
            "plus", "xmark", "checkmark", "chevron.right", "chevron.up.chevron.down", "arrow.clockwise", "trash.fill",
            "square.and.arrow.up", "square.and.pencil", "gearshape.fill", "magnifyingglass", "person.badge.plus",
            "house.fill", "star.fill", "heart.slash", "bell.badge", "envelope.fill", "lock.open", "eye.slash",
            "photo.on.rectangle", "speaker.wave.2.fill", "play.circle.fill", "doc.text", "folder.badge.plus",
            "archivebox", "paperclip", "mappin.and.ellipse", "location.fill", "wifi.slash", "cloud.rain",
            "sun.max.fill",
            "creditcard", "list.bullet", "line.3.horizontal.decrease.circle.fill", "ellipsis.circle",
            "exclamationmark.triangle.fill", "checkmark.seal.fill", "minus.circle.fill", "1.circle",
            "slider.horizontal.3",
            "chart.line.uptrend.xyaxis", "square.grid.2x2", "rectangle.stack", "sidebar.left", "arrow.uturn.backward",
            "shippingbox", "books.vertical", "hand.thumbsup", "wand.and.stars", "battery.100", "server.rack", "bold",
        ])
    func present(name: String) {
        #expect(Icons.symbol(named: name) != nil)
    }

    @Test("A name without a drawing answers nil, and the fallback is a symbol like any other")
    func fallback() {
        #expect(Icons.symbol(named: "no.such.symbol") == nil)
        #expect(Icons.symbol(named: "") == nil)
        #expect(Icons.symbol(named: ".circle") == nil)
        #expect(Icons.symbol(named: Icons.fallback.name) == nil)
        #expect(
            Icons.symbolMarkup(for: Icons.fallback).hasPrefix("<symbol id=\"i-missing\" viewBox=\"0 0 24 24\"><path"))
    }

    @Test("An id is the name with hyphens, and no two drawings share one")
    func ids() {
        #expect(Icons.symbol(named: "square.and.arrow.up")?.id == "i-square-and-arrow-up")
        let icons = Icons.allNames.compactMap { Icons.symbol(named: $0) }
        #expect(Set(icons.map(\.id)).count == Set(icons.map(\.name)).count)
    }

    @Test("Filled forms cut the small drawing out of one path")
    func enclosed() throws {
        let filled = try #require(Icons.symbol(named: "plus.circle.fill"))
        #expect(filled.body.hasPrefix("<path class=\"f\" fill-rule=\"evenodd\" d=\"M2 12a10"))
        #expect(filled.body.split(separator: "<").count == 1)
        let lined = try #require(Icons.symbol(named: "plus.circle"))
        #expect(lined.body.hasPrefix("<circle cx=\"12\" cy=\"12\" r=\"9.125\"/><path d=\"M12 8"))
    }

    @Test("Numbers up to fifty are in circles and squares, both digits inside")
    func numbers() throws {
        for number in 0...50 {
            for shape in ["circle", "circle.fill", "square", "square.fill"] {
                #expect(Icons.symbol(named: "\(number).\(shape)") != nil, "\(number).\(shape)")
            }
        }
        #expect(Icons.symbol(named: "51.circle") == nil)
        #expect(Icons.symbol(named: "05.circle") == nil)
        let icon = try #require(Icons.symbol(named: "41.circle"))
        // The 4 is left of the center and the 1 right of it, at 78 percent: 12 - 2.55 + (13.2 - 12) * 0.78 = 10.39.
        #expect(icon.body.contains("d=\"M10.39 15.12"))
        #expect(icon.body.contains("d=\"M13.15 9.97"))
    }

    @Test("Directions of the text mirror, directions of the screen and tape controls do not")
    func mirroring() {
        #expect(Icons.symbol(named: "chevron.forward")?.mirrors == true)
        #expect(Icons.symbol(named: "chevron.forward")?.body == Icons.symbol(named: "chevron.right")?.body)
        #expect(Icons.symbol(named: "chevron.right")?.mirrors == false)
        for name in ["arrow.backward.circle.fill", "arrow.uturn.backward", "sidebar.leading", "list.bullet"] {
            #expect(Icons.symbol(named: name)?.mirrors == true, "\(name)")
        }
        for name in ["forward.fill", "backward.end.fill", "goforward.10", "sidebar.left", "arrow.uturn.left"] {
            #expect(Icons.symbol(named: name)?.mirrors == false, "\(name)")
        }
    }

    @Test("A misspelled name is answered with close ones")
    func suggestions() {
        #expect(Icons.suggestions(for: "trash.filled").first == "trash.fill")
        #expect(Icons.suggestions(for: "chevron.rigth").first == "chevron.right")
        #expect(Icons.suggestions(for: "Person.Circle").first == "person.circle")
        #expect(Icons.suggestions(for: "zzzzzzzzzzzzzzzz").isEmpty)
    }
}
