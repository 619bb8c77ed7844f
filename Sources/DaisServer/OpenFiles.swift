// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The number of files and sockets that the process may have open.
package enum OpenFiles {
    /// The largest number worth asking for. Some systems allow a billion.
    private static let enough: rlim_t = 1 << 20

    /// The current limit.
    package static var limit: Int {
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0 else { return 1024 }
        return Int(min(limits.rlim_cur, enough))
    }

    /// Raises the limit as far as the system allows without privileges. Most systems start a process with 1,024,
    /// although they allow more.
    package static func raiseLimit() {
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0 else { return }
        let wanted = min(limits.rlim_max, enough)
        guard limits.rlim_cur < wanted else { return }
        limits.rlim_cur = wanted
        _ = setrlimit(resource, &limits)
    }

    #if os(Linux)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    private static let resource = RLIMIT_NOFILE
    #endif
}
