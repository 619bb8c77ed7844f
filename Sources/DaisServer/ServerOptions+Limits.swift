// SPDX-License-Identifier: Apache-2.0

package import DaisCore

extension ServerOptions {
    var fileLimits: FileLimits {
        var limits = FileLimits()
        limits.fileBytes = maximumFileBytes
        limits.filesPerImport = maximumFilesPerImport
        limits.sessionBytes = maximumFileBytesPerSession
        return limits
    }

    var fileQuota: FileQuota.Limits {
        var limits = FileQuota.Limits()
        limits.totalBytes = maximumFileBytesInTotal
        limits.clientBytes = maximumFileBytesPerClient
        limits.freeBytes = minimumFreeDiskBytes
        return limits
    }

    package var sessionLimits: SessionLimits {
        var limits = SessionLimits()
        limits.maxFrameBytes = maximumFrameBytes
        limits.graceSeconds = gracePeriod
        return limits
    }
}
