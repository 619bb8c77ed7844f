// SPDX-License-Identifier: Apache-2.0

/// The command-line option for the status file.
public enum StatusOption {
    /// The path of the status file in Debian.
    public static let systemPath = "/var/lib/dpkg/status"

    /// Returns the file of `--status FILE` or `--status=FILE`, the last one if there are several.
    ///
    /// - Parameter arguments: The arguments of the command line. Others are ignored.
    /// - Throws: `LoadError.noStatusPath` if the option has no value.
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
