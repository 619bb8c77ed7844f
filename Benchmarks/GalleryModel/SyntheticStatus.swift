// SPDX-License-Identifier: Apache-2.0

/// A status file with the proportions of a real one, about 870 bytes per package, the same at every run.
func syntheticStatus(packages count: Int) -> String {
    let stems = ["lib", "python3-", "golang-", "fonts-", "node-", "ruby-", "gir1.2-", "r-cran-", "linux-", ""]
    let nouns = ["audio", "browser", "codec", "daemon", "editor", "font", "graph", "http", "image", "json", "kernel"]
    let verbs = ["converts", "draws", "reads", "serves", "stores", "tests", "überträgt", "watches", "writes"]
    let sections = ["admin", "libs", "python", "golang", "fonts", "javascript", "ruby", "science", "web", "utils"]
    func name(_ index: Int) -> String { "\(stems[index % 10])\(nouns[index % 11])-\(nouns[index / 11 % 11])\(index)" }

    var text = ""
    for index in 0..<count {
        let needs = (1...4).map { "\(name(index * 7 % (index / $0 + 1))) (>= 1.\($0))" }.joined(separator: ", ")
        text += """
            Package: \(name(index))
            Status: install ok installed
            Priority: optional
            Section: \(sections[index % 10])
            Installed-Size: \(index * 7919 % 200_000)
            Maintainer: Debian \(nouns[index % 11]) Maintainers <\(nouns[index % 11])@lists.example.org>
            Architecture: amd64
            Multi-Arch: same
            Version: 1:\(index % 9).\(index % 31)-\(index % 4)+deb12u1
            Depends: libc6 (>= 2.36), \(needs), \(name(index / 2)) | \(name(index / 3))
            Suggests: \(name(index / 5))
            Description: \(nouns[index % 11]) that \(verbs[index % 9]) every \(nouns[index / 9 % 11])
             This package \(verbs[index % 9]) one \(nouns[index % 11]) after the other and does so in the
             background, without being asked twice, for as long as the machine runs.
             .
              - it knows \(index % 12) formats
              - it needs no configuration
             .
             The program is meant for measuring how long a status file takes to read, which
             is why it says so little in so many words.
            Homepage: https://www.example.org/\(nouns[index % 11])/\(index)


            """
    }
    return text
}
