// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import CompilerPluginSupport
import PackageDescription

/// `DAIS_CORE_ONLY=1` leaves out the server and everything built on it: the core builds in seconds,
/// Hummingbird in a minute and a half.
let coreOnly = Context.environment["DAIS_CORE_ONLY"] == "1"

/// `scripts/fuzz` sets this to the library of libFuzzer. The modules that read text from outside then count what an
/// input reaches, and the program `Fuzz` runs inputs.
let fuzzer = Context.environment["DAIS_FUZZER"]

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
let shimSettings = settings + (coreOnly ? [.define("DAIS_CORE_ONLY")] : [])
let countedSettings = settings + (fuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])])

var products: [Product] = [
    .library(name: "DaisCore", targets: ["DaisCore"]),
    .library(name: "DaisTesting", targets: ["DaisTesting"]),
]
var dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0"),
]
var targets: [Target] = [
    .target(
        name: "DaisObjects",
        dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
        swiftSettings: settings),
    .target(name: "CDaisCrashNote"),
    .target(
        name: "DaisCore",
        dependencies: [
            "DaisObjects", "DaisMacros", "CDaisConformances", "CDaisCrashNote", "CDaisThread",
            .product(name: "Logging", package: "swift-log"),
        ],
        swiftSettings: countedSettings),
    .target(name: "CDaisConformances"),
    .target(name: "CDaisThread"),
    // Without swift-syntax, which would add more than a minute and a half to the first build of every app.
    .macro(name: "DaisMacros", dependencies: ["DaisMacroExpansion"], swiftSettings: settings),
    .target(name: "DaisMacroExpansion", swiftSettings: settings),
    .target(name: "DaisTesting", dependencies: ["DaisCore"], swiftSettings: settings),
    .target(name: "GalleryModel", path: "Examples/Gallery/PackageBrowser/Model", swiftSettings: settings),
    .executableTarget(
        name: "GalleryModelBenchmark",
        dependencies: ["GalleryModel"],
        path: "Benchmarks/GalleryModel",
        swiftSettings: settings),
    .target(name: "CHeap", path: "Benchmarks/CHeap"),
    .executableTarget(
        name: "EngineBenchmark", dependencies: ["DaisCore", "CHeap"], path: "Benchmarks/Engine", exclude: ["growth.py"],
        swiftSettings: settings),
    .testTarget(
        name: "DaisMacroExpansionTests", dependencies: ["DaisMacroExpansion"], swiftSettings: settings),
    .testTarget(
        name: "DaisObjectsTests",
        dependencies: ["DaisObjects"],
        swiftSettings: settings),
    .testTarget(
        name: "DaisCoreTests",
        dependencies: ["DaisCore", "DaisTesting"],
        swiftSettings: settings),
]

// The real modules exist on Apple's platforms; the names are only taken where they are free.
#if os(Linux)
products += [
    // With the other modules that source files of apps import beside SwiftUI.
    .library(
        name: "SwiftUI", targets: ["SwiftUI", "Combine", "CoreGraphics", "OSLog", "UniformTypeIdentifiers", "os"]),
    // The package manager keeps the modules of a build in one folder, so a package that asks `canImport(Combine)` finds
    // ours if it compiles later. This product builds no such module.
    .library(name: "SwiftUIOnly", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
]
targets += [
    .target(
        name: "SwiftUI",
        dependencies: coreOnly ? ["DaisCore"] : ["Dais"],
        swiftSettings: shimSettings),
    .target(name: "Combine", dependencies: ["DaisObjects", "DaisUnfairLock"], swiftSettings: settings),
    .target(name: "CCoreGraphics"),
    .target(name: "CoreGraphics", dependencies: ["DaisCore", "CCoreGraphics"], swiftSettings: settings),
    .target(name: "CDaisUnfairLock"),
    .target(name: "DaisUnfairLock", dependencies: ["CDaisUnfairLock"], swiftSettings: settings),
    .target(
        name: "os", dependencies: ["DaisUnfairLock", .product(name: "Logging", package: "swift-log")],
        swiftSettings: settings),
    .target(name: "COSLog"),
    .target(name: "OSLog", dependencies: ["os", "COSLog"], swiftSettings: settings),
    .testTarget(
        name: "OSLogTests", dependencies: ["OSLog", "os", .product(name: "Logging", package: "swift-log")],
        swiftSettings: settings),
    .target(
        name: "GalleryCheckout", dependencies: ["SwiftUI"], path: "Examples/Gallery/Checkout", swiftSettings: settings),
    .testTarget(
        name: "GalleryModelTests", dependencies: ["GalleryModel", "GalleryCheckout", "DaisTesting", "SwiftUI"],
        swiftSettings: settings),
    .target(name: "UniformTypeIdentifiers", dependencies: ["DaisCore"], swiftSettings: settings),
    .testTarget(
        name: "SourceCompatibilityTests",
        dependencies: ["SwiftUI", "Combine", "CoreGraphics", "OSLog", "UniformTypeIdentifiers", "os", "DaisTesting"],
        swiftSettings: settings),
    .testTarget(
        name: "SourceCompatibilityMode5Tests",
        dependencies: ["SwiftUI", "Combine", "CoreGraphics", "OSLog", "os", "DaisTesting"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
]
#endif

if !coreOnly {
    products += [
        .library(name: "Dais", targets: ["Dais"]),
        .library(name: "DaisServer", targets: ["DaisServer"]),
        .library(name: "DaisRedis", targets: ["DaisRedis"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
    ]
    dependencies += [
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0", traits: []),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.35.0"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.5.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.5.0"),
        // Hummingbird builds it anyway, as the next.
        .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-crypto.git", from: "4.0.0"),
    ]
    targets += [
        .target(name: "CDaisClient"),
        .target(name: "CDaisHeap"),
        .target(name: "CDaisZlib"),
        .target(name: "CDaisMainQueue"),
        .target(
            name: "DaisServer",
            dependencies: [
                "DaisCore", "CDaisClient", "CDaisHeap", "CDaisZlib",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            swiftSettings: countedSettings),
        // Without the trait, these are empty, and nothing needs hiredis.
        .systemLibrary(name: "CHiredis", providers: [.apt(["libhiredis-dev"])]),
        .target(
            name: "DaisRedis",
            dependencies: [
                "DaisCore", "DaisServer", .target(name: "CHiredis", condition: .when(traits: ["Redis"])),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "RedisTestApp",
            dependencies: ["DaisCore", "DaisTesting", "DaisRedis"],
            path: "Tests/RedisTestApp",
            swiftSettings: settings),
        .testTarget(
            name: "DaisRedisTests",
            dependencies: ["Dais", "DaisRedis", "DaisTesting", "RedisTestApp"],
            swiftSettings: settings),
        .target(
            name: "Dais",
            dependencies: [
                "DaisCore", "DaisObjects", "DaisServer", "CDaisCrashNote", "CDaisMainQueue",
                .target(name: "DaisRedis", condition: .when(traits: ["Redis"])),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings),
        .target(name: "CGalleryDocs", path: "Examples/GalleryDocs"),
        .executableTarget(
            name: "Gallery",
            dependencies: ["SwiftUI", "GalleryModel", "GalleryCheckout", "CGalleryDocs"],
            path: "Examples/Gallery",
            exclude: ["PackageBrowser/Model", "Checkout"],
            swiftSettings: settings),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Gallery", "DaisTesting", "DaisCore"],
            swiftSettings: settings),
        // The whole programs of the browser tests, without a browser.
        .testTarget(
            name: "ProgramTests",
            dependencies: ["BrowserFixtures", "SwiftUI", "DaisTesting"],
            swiftSettings: settings),
        // The views that the browser tests open, one small view per behavior.
        .executableTarget(
            name: "BrowserFixtures",
            dependencies: ["SwiftUI", "Combine"],
            path: "Tests/BrowserFixtures",
            swiftSettings: settings),
        .executableTarget(
            name: "ServerBenchmark",
            dependencies: ["Dais"],
            path: "Benchmarks/Server",
            exclude: ["bytes.py", "capacity.py", "load.py", "prepared.py", "scale.py"],
            swiftSettings: settings),
        .executableTarget(
            name: "ClientBenchmark", dependencies: ["DaisServer"], path: "Benchmarks/Client",
            exclude: ["drag.py", "traffic.py"],
            swiftSettings: settings),
        // A whole app for the tests to start, stop and crash as a process of its own.
        .executableTarget(
            name: "ServerTestApp",
            dependencies: ["Dais"],
            path: "Tests/ServerTestApp",
            swiftSettings: settings),
        // An app with a login, for the browser tests.
        .executableTarget(
            name: "LoginTestApp",
            dependencies: ["SwiftUI"],
            path: "Tests/LoginTestApp",
            swiftSettings: settings),
        .testTarget(
            name: "DaisServerTests",
            dependencies: [
                "Dais", "DaisServer", "DaisTesting", "CDaisClient", "ServerTestApp",
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: settings),
    ]
}

if let fuzzer {
    targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: ["DaisCore", .product(name: "Logging", package: "swift-log")]
                + (coreOnly ? [] : ["DaisServer"]),
            path: "Tests/Fuzz",
            swiftSettings: countedSettings + (coreOnly ? [.define("DAIS_CORE_ONLY")] : []),
            linkerSettings: [.unsafeFlags([fuzzer]), .linkedLibrary("stdc++")]))
}

let package = Package(
    name: "Dais",
    products: products,
    traits: [
        .trait(
            name: "Redis",
            description: "Shares values, messages and states of pages between machines. It needs libhiredis-dev.")
    ],
    dependencies: dependencies,
    targets: targets,
    swiftLanguageModes: [.v6]
)
