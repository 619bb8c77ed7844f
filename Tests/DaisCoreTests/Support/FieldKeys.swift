// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The markup without the keys of form controls, for tests of everything else.
    var withoutFieldKeys: String { replacing(#/ data-record(="[^"]*")?/#, with: "") }
}
