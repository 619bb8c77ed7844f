// SPDX-License-Identifier: Apache-2.0

extension Session {
    /// Returns a file for the browser to save. Each file is returned once.
    package func takeFile(_ token: String) -> FileDownload? {
        SessionContext.$current.withValue(scope) { scope.files.take(token) }
    }
}
