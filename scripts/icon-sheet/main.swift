// SPDX-License-Identifier: Apache-2.0

// Prints a page with every symbol at 24, 17 and 48 points, light and dark.
// Arguments: the first and the last letter of the names to show.
let arguments = CommandLine.arguments
let range = arguments.count > 2 ? arguments[1]...(arguments[2] + "~") : "0"..."zz"
let names = Icons.allNames.filter { range.contains($0) } + ["no.such.symbol"]
let icons = names.map { Icons.symbol(named: $0) ?? Icons.fallback }
var seen: Set<String> = []
let sprite = icons.filter { seen.insert($0.id).inserted }.map { Icons.symbolMarkup(for: $0) }.joined()

print(
    """
    <!doctype html><meta charset="utf-8"><title>Icons</title><style>
    body { margin: 0; font: 9px system-ui, sans-serif; background: #fff }
    .cells { display: grid; grid-template-columns: repeat(10, 1fr) }
    .cell { padding: 6px 2px 4px; text-align: center; overflow: hidden; white-space: nowrap }
    .dark { color: #fff; background: #1c1c1e; padding: 2px; display: inline-block }
    .icon { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
    .icon { width: 1em; height: 1em; vertical-align: middle; margin: 1px }
    symbol .f { fill: currentColor; stroke: none }
    .s17 { font-size: 17px } .s24 { font-size: 24px } .s48 { font-size: 48px }
    </style><svg width="0" height="0" aria-hidden="true">\(sprite)</svg><div class="cells">
    """)
for (name, icon) in zip(names, icons) {
    func use(_ size: Int) -> String { "<svg class=\"icon s\(size)\"><use href=\"#\(icon.id)\"/></svg>" }
    print("<div class=\"cell\">\(use(48))\(use(24))<span class=\"dark\">\(use(24))\(use(17))</span><br>\(name)</div>")
}
print("</div>")
