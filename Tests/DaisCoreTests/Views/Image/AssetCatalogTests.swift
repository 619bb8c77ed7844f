// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Asset catalogs")
struct AssetCatalogTests {
    private static let pixel = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
            + "gg==")!

    /// Makes a folder of resources with a catalog, and returns its bundle.
    private func bundle(_ files: [String: Data]) throws -> Bundle {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        for (name, data) in files {
            let file = root.appendingPathComponent("Assets.xcassets").appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return try #require(Bundle(path: root.path))
    }

    private func set(_ entries: String) -> Data { Data(#"{"images":[\#(entries)],"info":{"version":1}}"#.utf8) }

    @Test("an image set shows its picture with two pixels in a point, in the size in points")
    func scales() throws {
        let large = Self.pixel + Data(repeating: 0, count: 200_000)
        let bundle = try bundle([
            "map.imageset/Contents.json": set(
                """
                {"idiom":"universal","filename":"map.png","scale":"1x"},
                {"idiom":"universal","filename":"map@2x.png","scale":"2x"},
                {"idiom":"universal","filename":"map@3x.png","scale":"3x"}
                """),
            "map.imageset/map.png": Self.pixel, "map.imageset/map@2x.png": Self.pixel,
            "map.imageset/map@3x.png": Self.pixel,
            "big.imageset/Contents.json": set(
                """
                {"idiom":"universal","filename":"big.png","scale":"1x"},
                {"idiom":"universal","filename":"big@2x.png","scale":"2x"}
                """),
            "big.imageset/big.png": Self.pixel, "big.imageset/big@2x.png": large,
        ])
        let images = Screen {
            VStack {
                Image("map", bundle: bundle)
                Image("big", bundle: bundle)
            }
        }.elements(.img)
        let address = "data:image/png;base64,\(Self.pixel.base64EncodedString())"
        #expect(images[0].attribute("srcset") == address + " 2x")
        #expect(images[0].attribute("src") == nil)
        #expect(images[1].attribute("src") == address)
        #expect(UIImage(named: "map", in: bundle) != nil && UIImage(named: "sea", in: bundle) == nil)
    }

    @Test("sets in groups have their own name and that with the group, and dark variants are for dark windows")
    func groups() throws {
        let bundle = try bundle([
            "Places/zion.imageset/Contents.json": set(
                """
                {"idiom":"universal","filename":"dark.png","appearances":[{"appearance":"luminosity","value":"dark"}]},
                {"idiom":"universal","filename":"zion.png"}
                """),
            "Places/zion.imageset/zion.png": Self.pixel,
            "Colors/brand.colorset/Contents.json": Data(
                """
                {"colors":[{"idiom":"universal","color":{"components":{"red":"0xFF","green":"0","blue":"0",
                "alpha":"1"}}}]}
                """.utf8),
        ])
        let images = Screen {
            VStack {
                Image("zion", bundle: bundle)
                Image("Places/zion", bundle: bundle)
            }
        }.elements(.img)
        #expect(images.compactMap { $0.attribute("src") }.count == 2)
        #expect(Color.named("brand", in: bundle) != nil && Color.named("Colors/brand", in: bundle) != nil)
        #expect(Color.named("other", in: bundle) == nil)
    }
}
