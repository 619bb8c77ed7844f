// SPDX-License-Identifier: Apache-2.0
/** Adds style rules that arrive while the page is open (operation 10), and removes those that nothing uses (17). */

/** A sheet takes rules until it has this many characters. Parsing one of this size again is not noticeable. */
const LIMIT = 8192

/** @type {CSSStyleSheet | null} */ let sheet = null
let text = ''

/** @param {string} css */
export function addRules(css) {
  if (!('adoptedStyleSheets' in document)) {
    // The element keeps its nonce, so later text passes the content security policy too.
    document.getElementById('dais-rules')?.append(css)
    return
  }
  if (!sheet || text.length > LIMIT) {
    sheet = new CSSStyleSheet()
    text = ''
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  text += css + '\n'
  sheet.replaceSync(text)
}

/** Removes the rules of classes, and the sheets that become empty. @param {string} names separated by spaces */
export function dropRules(names) {
  const selectors = new Set(names.split(' ').map((name) => '.' + name))
  const first = /** @type {HTMLStyleElement | null} */ (document.getElementById('dais-rules'))?.sheet
  for (const each of [...first ? [first] : [], ...document.adoptedStyleSheets ?? []]) {
    for (let index = each.cssRules.length; index--;) {
      if (selectors.has(/** @type {CSSStyleRule} */ (each.cssRules[index]).selectorText)) each.deleteRule(index)
    }
  }
  // The next rule parses the text of the last sheet again.
  if (sheet) text = [...sheet.cssRules].map((rule) => rule.cssText).join('\n') + '\n'
  document.adoptedStyleSheets &&= document.adoptedStyleSheets.filter((each) => each === sheet || each.cssRules.length)
}
