// SPDX-License-Identifier: Apache-2.0

/// The named types, as on Apple's platforms.
nonisolated extension UTType {
    /// The base type of everything with content or identity.
    public static let item = UTType(known: "public.item")
    /// The base type of documents and media.
    public static let content = UTType(known: "public.content")
    /// Documents with parts of several types, such as PDF.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// The base type of byte streams.
    public static let data = UTType(known: "public.data")
    /// A directory.
    public static let directory = UTType(known: "public.directory")
    /// A directory that the user sees as a folder.
    public static let folder = UTType(known: "public.folder")
    /// The base type of text.
    public static let text = UTType(known: "public.text")
    /// Text without markup (`txt`, `text/plain`).
    public static let plainText = UTType(known: "public.plain-text")
    /// Plain text in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rich Text Format (`rtf`).
    public static let rtf = UTType(known: "public.rtf")
    /// HTML (`html`, `text/html`).
    public static let html = UTType(known: "public.html")
    /// XML (`xml`).
    public static let xml = UTType(known: "public.xml")
    /// YAML (`yaml`).
    public static let yaml = UTType(known: "public.yaml")
    /// JSON (`json`, `application/json`).
    public static let json = UTType(known: "public.json")
    /// Text tables with separators.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Comma-separated values (`csv`).
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Tab-separated values (`tsv`).
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// A contact card (`vcf`).
    public static let vCard = UTType(known: "public.vcard")
    /// A calendar event (`ics`).
    public static let calendarEvent = UTType(known: "com.apple.ical.ics")
    /// A log file (`log`).
    public static let log = UTType(known: "com.apple.log")
    /// The base type of source code.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift source code (`swift`).
    public static let swiftSource = UTType(known: "public.swift-source")
    /// JavaScript source code (`js`).
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// A shell script (`sh`).
    public static let shellScript = UTType(known: "public.shell-script")
    /// A Python script (`py`).
    public static let pythonScript = UTType(known: "public.python-script")
    /// The base type of images.
    public static let image = UTType(known: "public.image")
    /// A PNG image (`png`).
    public static let png = UTType(known: "public.png")
    /// A JPEG image (`jpg`).
    public static let jpeg = UTType(known: "public.jpeg")
    /// A GIF image (`gif`).
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image (`tiff`).
    public static let tiff = UTType(known: "public.tiff")
    /// A Windows bitmap (`bmp`).
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// A Windows icon (`ico`).
    public static let ico = UTType(known: "com.microsoft.ico")
    /// A WebP image (`webp`).
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An SVG image (`svg`).
    public static let svg = UTType(known: "public.svg-image")
    /// An HEIC image (`heic`).
    public static let heic = UTType(known: "public.heic")
    /// An HEIF image (`heif`).
    public static let heif = UTType(known: "public.heif")
    /// A raw image of a camera.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// The base type of audio and video.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// The base type of videos, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// A video without sound.
    public static let video = UTType(known: "public.video")
    /// The base type of audio.
    public static let audio = UTType(known: "public.audio")
    /// An MPEG-4 video (`mp4`).
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime video (`mov`).
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG video (`mpg`).
    public static let mpeg = UTType(known: "public.mpeg")
    /// An AVI video (`avi`).
    public static let avi = UTType(known: "public.avi")
    /// MP3 audio (`mp3`).
    public static let mp3 = UTType(known: "public.mp3")
    /// MPEG-4 audio (`m4a`).
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Waveform audio (`wav`).
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// AIFF audio (`aiff`).
    public static let aiff = UTType(known: "public.aiff-audio")
    /// MIDI audio (`mid`).
    public static let midi = UTType(known: "public.midi-audio")
    /// A PDF document (`pdf`).
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// An EPUB book (`epub`).
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// The base type of spreadsheets.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// The base type of presentations.
    public static let presentation = UTType(known: "public.presentation")
    /// A property list (`plist`).
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// The base type of databases.
    public static let database = UTType(known: "public.database")
    /// The base type of fonts.
    public static let font = UTType(known: "public.font")
    /// The base type of archives.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive (`zip`).
    public static let zip = UTType(known: "public.zip-archive")
    /// A gzip archive (`gz`).
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// The base type of executable files.
    public static let executable = UTType(known: "public.executable")
    /// A link to a resource.
    public static let url = UTType(known: "public.url")
}
