// SPDX-License-Identifier: Apache-2.0
/** Shows diagnostics for developers in the console and in a corner of the page. A server in production sends none. */
import { make } from '../start/basics.js'
import { addRules } from '../start/rules.js'

const CSS = `
.dais-notes{position:fixed;inset:auto auto 8px 8px;z-index:2147483646;max-width:min(560px,100vw - 32px);max-height:50vh;
overflow:auto;padding:3px 8px;border-radius:8px;background:#8c1d18;color:#fff;font:12px/1.4 system-ui,sans-serif}
.dais-notes p{margin:6px 0}
@media print{.dais-notes{display:none}}`

/** @type {HTMLElement | undefined} */ let box
let count = 0

/** @param {string} level @param {string} text */
export function note(level, text) {
  (/** @type {any} */ (console)[level] ?? console.log)('dais:', text)
  if (level !== 'warn' && level !== 'error') return
  if (!box) {
    addRules(CSS)
    box = make('details', { className: 'dais-notes' }, document.body)
    make('summary', {}, box)
  }
  make('p', { textContent: text }, box)
  count += 1
  if (box.firstChild) box.firstChild.textContent = `${count} ${count > 1 ? 'warnings' : 'warning'}`
}
