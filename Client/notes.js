// SPDX-License-Identifier: Apache-2.0
/** Shows diagnostics for developers in the console and in a corner of the page. A server in production sends none. */
import { make } from '../start/basics.js'
import { addRules } from '../start/rules.js'

const CSS = `
.dais-notes{position:fixed;inset:auto auto 8px 8px;z-index:2147483646;max-width:min(560px,100vw - 32px);max-height:50vh;
overflow:auto;padding:3px 8px;border-radius:8px;background:#8c1d18;color:#fff;font:12px/1.4 system-ui,sans-serif}
.dais-notes p{margin:6px 0}
.dais-build{inset:auto 0 0;max-width:none;padding:12px 16px;border-radius:0;background:#2b0b0b;
font:13px/1.5 ui-monospace,monospace;direction:ltr}
.dais-build pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
@media print{.dais-notes{display:none}}`

/** @type {HTMLElement | undefined} */ let box
/** @type {HTMLElement | undefined} */ let report
let count = 0, isStyled = false

function style() {
  if (!isStyled) addRules(CSS)
  isStyled = true
}

/** @param {string} level @param {string} text */
export function note(level, text) {
  if (level === 'build') return showReport(text)
  const log = /** @type {any} */ (console)[level] ?? console.log
  log('dais:', text)
  if (level !== 'warn' && level !== 'error') return
  if (!box) {
    style()
    box = make('details', { className: 'dais-notes' }, document.body)
    make('summary', {}, box)
  }
  make('p', { textContent: text }, box)
  count += 1
  if (box.firstChild) box.firstChild.textContent = `${count} ${count > 1 ? 'warnings' : 'warning'}`
}

/**
 * Shows a report of a build over the page. Its first line is a summary, which hides the rest when it is pressed.
 * @param {string} text an empty text removes the report
 */
function showReport(text) {
  report?.remove()
  if (!text) return
  const [title, ...lines] = text.split('\n')
  style()
  report = make('details', { className: 'dais-notes dais-build', role: 'alert', open: true }, document.body)
  make('summary', { textContent: title }, report)
  make('pre', { textContent: lines.join('\n').trim() }, report)
}
