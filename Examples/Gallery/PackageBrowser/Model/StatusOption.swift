// SPDX-License-Identifier: Apache-2.0

/// Which status file the person who started the program wants to see.
public enum StatusOption {
    /// Where Debian keeps it.
    public static let systemPath = "/var/lib/dpkg/status"

    /// The file named by `--status FILE` or `--status=FILE`, the last one if there are several.
    ///
    /// - Parameter arguments: the words of the command line; others are left to whom they concern.
    /// - Throws: `LoadError.noStatusPath` when the option has no value.
    public static func path(in arguments: [String]) throws(LoadError) -> String {
        var path = systemPath
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--status" {
                guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else { throw .noStatusPath }
                path = value
            } else if argument.hasPrefix("--status=") {
                path = String(argument.dropFirst("--status=".count))
                if path.isEmpty { throw .noStatusPath }
            }
        }
        return path
    }
}
