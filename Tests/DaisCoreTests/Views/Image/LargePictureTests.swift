// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Pictures that are too large for the markup")
struct LargePictureTests {
    private static func drawing(_ mark: String) -> Data {
        Data("<svg width='6' height='4'><!--\(mark)\(String(repeating: "x", count: 140_000))--></svg>".utf8)
    }

    /// Makes the folder of a target's resources beside the program, and removes it afterwards.
    private func withBundle<T>(_ files: [String: Data], _ body: (Bundle, String) throws -> T) throws -> T {
        let name = "Pictures_\(UUID()).resources"
        let folder = Bundle.main.bundleURL.appendingPathComponent(name)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, data) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return try body(try #require(Bundle(path: folder.path)), name)
    }

    private func hash(in address: String) -> String { String(address.split(separator: "/")[2]) }

    @Test("a resource has an address with its name, its bundle and a hash, by which every process finds it")
    func resource() throws {
        try withBundle(["Sea side.svg": Self.drawing("a"), "Lake.svg": Self.drawing("b")]) { bundle, folder in
            let screen = Screen {
                VStack {
                    Image("Sea side", bundle: bundle)
                    Image(uiImage: UIImage(named: "Lake", in: bundle)!)
                }
            }
            let addresses = screen.elements(.img).compactMap { $0.attribute("src") }
            try #require(addresses.count == 2)
            let (sea, lake) = (hash(in: addresses[0]), hash(in: addresses[1]))
            #expect(addresses[0] == "/_dais/pictures/\(sea)/Sea%20side?in=\(folder)")
            #expect(addresses[1] == "/_dais/pictures/\(lake)/Lake?in=\(folder)")
            #expect(sea != lake)
            let found = try #require(PictureResource.named("Sea side", in: folder, hash: sea))
            #expect(found.mediaType == "image/svg+xml" && found.size == Self.drawing("a").count)
            #expect(PictureResource.named("Sea side", in: folder, hash: lake) == nil)
            #expect(PictureResource.named("Sea side", in: nil, hash: sea) == nil)
        }
    }

    @Test("an image set shows two pixels in a point, however large they are")
    func set() throws {
        let set = Data(
            #"{"images":[{"filename":"m.svg","scale":"1x"},{"filename":"m2.svg","scale":"2x"}]}"#.utf8)
        let folder = "Assets.xcassets/Places/map.imageset/"
        let files = [
            folder + "Contents.json": set, folder + "m.svg": Data("<svg></svg>".utf8),
            folder + "m2.svg": Self.drawing("c"),
        ]
        try withBundle(files) { bundle, name in
            let image = try #require(Screen { Image("Places/map", bundle: bundle) }.elements(.img).first)
            let source = try #require(image.attribute("srcset"))
            #expect(source.hasSuffix("/Places/map?in=\(name) 2x"))
            #expect(PictureResource.named("Places/map", in: name, hash: hash(in: source)) != nil)
        }
    }

    @Test("no address leads to a file that is no picture of a bundle")
    func others() throws {
        try withBundle(["secret.txt": Self.drawing("d"), "Sea.svg": Self.drawing("e")]) { bundle, folder in
            let image = try #require(Screen { Image("Sea", bundle: bundle) }.elements(.img).first)
            let hash = hash(in: try #require(image.attribute("src")))
            let names = [
                "secret.txt", "../\(folder)/Sea", "./../\(folder)/Sea", "/etc/passwd", "..", "", "Sea\0",
                bundle.bundlePath + "/Sea",
            ]
            for name in names { #expect(PictureResource.named(name, in: folder, hash: hash) == nil, "\(name)") }
            for place in ["../\(folder)", "\(folder)/..", "..", ".", "", "/tmp/x.resources", "x.resources\0", "debug"] {
                #expect(PictureResource.named("Sea", in: place, hash: hash) == nil, "\(place)")
            }
        }
    }

    @Test("a picture from data has an address of its session, and loses it with the last view")
    func data() throws {
        let screen = Screen { Drawn() }
        screen.operations(after: { screen.elements(.button)[0].click() })
        let address = try #require(screen.elements(.img).first?.attribute("src"))
        #expect(address.wholeMatch(of: /\/_dais\/files\/[^\/]+\/[0-9a-f]{32}/) != nil)
        let token = String(address.split(separator: "/").last ?? "")
        #expect(screen.tree.scope.pictures?.picture(token)?.data == Self.drawing("f"))
        #expect(screen.tree.scope.pictures?.picture("0") == nil)
        screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(screen.tree.scope.pictures?.picture(token) == nil)
    }

    private struct Drawn: View {
        @State private var isShown = false
        var body: some View {
            VStack {
                if isShown { Image(uiImage: UIImage(data: LargePictureTests.drawing("f"))!) }
                Button("Turn") { isShown.toggle() }
            }
        }
    }
}
