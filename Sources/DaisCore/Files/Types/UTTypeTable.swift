// SPDX-License-Identifier: Apache-2.0

/// The known types, with identifiers as Apple declares them, and extensions and MIME types as registered with IANA.
nonisolated enum UTTypeTable {
    struct Entry {
        let parents: [String]
        let extensions: [String]
        let mimeTypes: [String]
    }

    static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        for (identifier, parents, extensions, mimeTypes) in rows {
            entries[identifier] = Entry(parents: parents, extensions: extensions, mimeTypes: mimeTypes)
        }
        return entries
    }()

    static let byExtension = index(\.2)
    static let byMIMEType = index(\.3)

    private typealias Row = (String, [String], [String], [String])

    private static func index(_ names: (Row) -> [String]) -> [String: [String]] {
        var index: [String: [String]] = [:]
        for row in rows {
            for name in names(row) { index[name, default: []].append(row.0) }
        }
        return index
    }

    /// The identifier, the supertypes, the extensions and the MIME types, the preferred ones first.
    private static let rows: [Row] = [
        ("public.item", [], [], []),
        ("public.content", [], [], []),
        ("public.composite-content", ["public.content"], [], []),
        ("public.data", ["public.item"], [], ["application/octet-stream"]),
        ("public.directory", ["public.item"], [], []),
        ("public.folder", ["public.directory"], [], []),
        ("public.text", ["public.data", "public.content"], [], []),
        ("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
        ("public.utf8-plain-text", ["public.plain-text"], [], []),
        ("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
        ("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
        ("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
        ("public.yaml", ["public.text"], ["yml", "yaml"], ["application/yaml", "application/x-yaml"]),
        ("public.json", ["public.text"], ["json"], ["application/json"]),
        ("public.delimited-values-text", ["public.text"], [], []),
        (
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
            ["text/csv", "text/comma-separated-values"]
        ),
        ("public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"]),
        ("public.vcard", ["public.text"], ["vcf", "vcard"], ["text/vcard", "text/x-vcard"]),
        ("com.apple.ical.ics", ["public.text"], ["ics"], ["text/calendar"]),
        ("com.apple.log", ["public.plain-text"], ["log"], []),
        ("public.source-code", ["public.plain-text"], [], []),
        ("public.swift-source", ["public.source-code"], ["swift"], ["text/x-swift"]),
        (
            "com.netscape.javascript-source", ["public.source-code"], ["js", "mjs"],
            ["text/javascript", "application/javascript"]
        ),
        ("public.shell-script", ["public.source-code"], ["sh"], ["text/x-shellscript", "application/x-sh"]),
        ("public.python-script", ["public.source-code"], ["py"], ["text/x-python"]),
        ("public.image", ["public.data", "public.content"], [], []),
        ("public.png", ["public.image"], ["png"], ["image/png"]),
        ("public.jpeg", ["public.image"], ["jpeg", "jpg"], ["image/jpeg"]),
        ("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
        ("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
        ("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
        ("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon", "image/x-icon"]),
        ("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
        ("public.svg-image", ["public.image", "public.text"], ["svg"], ["image/svg+xml"]),
        ("public.heic", ["public.image"], ["heic"], ["image/heic"]),
        ("public.heif", ["public.image"], ["heif"], ["image/heif"]),
        ("public.camera-raw-image", ["public.image"], ["dng"], ["image/x-adobe-dng"]),
        ("public.audiovisual-content", ["public.data", "public.content"], [], []),
        ("public.movie", ["public.audiovisual-content"], [], []),
        ("public.video", ["public.movie"], [], []),
        ("public.audio", ["public.audiovisual-content"], [], []),
        ("public.mpeg-4", ["public.movie"], ["mp4", "m4v"], ["video/mp4"]),
        ("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
        ("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"]),
        ("public.avi", ["public.movie"], ["avi"], ["video/x-msvideo"]),
        ("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
        ("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4", "audio/x-m4a"]),
        ("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/wav", "audio/x-wav"]),
        ("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
        ("public.midi-audio", ["public.audio"], ["mid", "midi"], ["audio/midi"]),
        ("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
        ("org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"]),
        ("public.spreadsheet", ["public.content"], [], []),
        ("public.presentation", ["public.composite-content"], [], []),
        (
            "org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"], ["docx"],
            ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]
        ),
        (
            "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"], ["xlsx"],
            ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]
        ),
        (
            "org.openxmlformats.presentationml.presentation", ["public.data", "public.presentation"], ["pptx"],
            ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]
        ),
        ("com.apple.property-list", ["public.data"], ["plist"], []),
        ("public.database", ["public.data"], [], []),
        (
            "public.font", ["public.data"], ["ttf", "otf", "woff2", "woff"],
            ["font/ttf", "font/otf", "font/woff2", "font/woff"]
        ),
        ("public.archive", ["public.data"], [], []),
        ("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
        ("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], ["application/gzip", "application/x-gzip"]),
        ("public.tar-archive", ["public.archive"], ["tar"], ["application/x-tar"]),
        ("public.executable", ["public.data"], [], []),
        ("public.url", ["public.data"], [], []),
    ]
}
