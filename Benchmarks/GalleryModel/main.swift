// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryModel

// swift run -c release GalleryModelBenchmark [FILE]
//
// Without a file, a made-up one of 30,000 packages is read. Every number is the median of 15 runs.

func median(_ body: () throws -> Void) rethrows -> Duration {
    var times: [Duration] = []
    for _ in 0..<15 { times.append(try ContinuousClock().measure(body)) }
    return times.sorted()[times.count / 2]
}

func row(_ what: String, _ time: Duration) {
    let milliseconds = Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
    print("| \(what) | \(String(format: "%.2f", milliseconds)) ms |")
}

let bytes: [UInt8]
if CommandLine.arguments.count > 1 {
    bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
} else {
    bytes = Array(syntheticStatus(packages: 30_000).utf8)
}
let result = try StatusFile.parse(bytes)
let catalog = PackageCatalog(result)
print("\(result.packages.count) packages, \(bytes.count) bytes, \(result.problemCount) problems\n")
print("| what | median |\n|---|---|")
let parsing = try median { _ = try StatusFile.parse(bytes) }
row("parse", parsing)
row("parse, per 5 MB", parsing * (5_000_000 / Double(bytes.count)))
row("sort and index", median { _ = PackageCatalog(result) })
for query in ["e", "li", "lib", "python3 web", "Überträger", "no such package"] {
    row("search “\(query)”", median { _ = catalog.groups(matching: query, sort: .name) })
}
row("search “lib” by size", median { _ = catalog.groups(matching: "lib", sort: .size) })
row("all by name", median { _ = catalog.groups(matching: "", sort: .name) })
row("all by section", median { _ = catalog.groups(matching: "", sort: .section) })
if let package = catalog.packages.max(by: { catalog.dependants(of: $0).count < catalog.dependants(of: $1).count }) {
    row("what removing \(package.name) breaks", median { _ = catalog.broken(byRemoving: [package]) })
}
