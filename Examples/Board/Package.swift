// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
    name: "Board",
    dependencies: [
        .package(name: "Dais", path: "../..", traits: ["Redis"]),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-crypto.git", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0"),
        .package(url: "https://github.com/vapor/jwt-kit.git", from: "5.0.0"),
    ],
    targets: [
        .executableTarget(
            name: "Board",
            dependencies: [
                // The database asks `canImport(Combine)`.
                .product(name: "SwiftUIOnly", package: "Dais"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
            ]),
        .testTarget(
            name: "BoardTests",
            dependencies: ["Board", .product(name: "DaisTesting", package: "Dais")]),
    ],
    swiftLanguageModes: [.v6]
)
