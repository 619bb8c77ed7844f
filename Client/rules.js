// SPDX-License-Identifier: Apache-2.0
/** Style rules that arrive while the page lives (operation 10). */

/** A sheet takes rules until it has this many characters; re-parsing one this small is not noticeable. */
const LIMIT = 8192

/** @type {CSSStyleSheet | null} */ let sheet = null
let text = ''

/** @param {string} css */
export function addRules(css) {
  if (!('adoptedStyleSheets' in document)) {
    // The element keeps its nonce, so a text added later passes the policy as the first one did.
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
