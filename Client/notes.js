// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client that shows diagnostics for developers, in the console and in a corner of the page where they
 * cover no control. A server in production sends none.
 */
import { make } from './start/basics.js'
import { LOG } from './start/operations.js'
import { join } from './start/parts.js'
import { addRules } from './start/rules.js'

const CSS = `
.dais-notes{position:fixed;inset:auto auto 8px 8px;z-index:2147483646;max-width:min(560px,100vw - 32px);max-height:50vh;
overflow:auto;padding:3px 8px;border-radius:8px;background:#8c1d18;color:#fff;font:12px/1.4 system-ui,sans-serif}
.dais-notes p{margin:6px 0}
.dais-build{inset:auto 0 0;max-width:none;padding:12px 16px;border-radius:0;background:#2b0b0b;
font:13px/1.5 ui-monospace,monospace;direction:ltr}
.dais-build pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
@media print{.dais-notes{display:none}}`
/** The insets of the places of the diagnostics, in the order of their use. */
const PLACES = ['auto auto 8px 8px', 'auto 8px 8px auto', '8px 8px auto auto', '8px auto auto 8px', '45% auto auto 8px',
  '45% 8px auto auto']
const CONTROLS = 'a,button,input,select,textarea,label,summary,[role=button],[role=tab],[role=option],[data-on~=click]'

/** @type {HTMLElement | undefined} */ let box
/** @type {HTMLElement | undefined} */ let report
let count = 0, isStyled = false, due = 0

join({
  perform: {
    [LOG]: (level, [text]) => note(/** @type {any} */ (level), text),
  },
  settle: placeSoon,
})
for (const event of ['resize', 'scroll', 'click']) addEventListener(event, placeSoon, { capture: true, passive: true })

function style() {
  if (!isStyled) addRules(CSS)
  isStyled = true
}

/** @param {string} level @param {string} text */
function note(level, text) {
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
  placeSoon()
}

/** Places the diagnostics when nothing moves any more. */
function placeSoon() {
  if (!box || due) return
  due = requestAnimationFrame(async () => {
    place()
    const motions = document.documentElement.getAnimations({ subtree: true }).filter(({ effect, playState }) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(motions.map(({ finished }) => finished))
    due = 0
    place()
  })
}

/** Moves the folded diagnostics to the first place where they cover no control. Opened, they stay. */
function place() {
  if (!box || /** @type {HTMLDetailsElement} */ (box).open) return
  const { style } = box
  const free = PLACES.find((inset) => {
    style.inset = inset
    return !covers(/** @type {HTMLElement} */ (box))
  })
  style.inset = free ?? PLACES[0]
}

/** @param {HTMLElement} node */
function covers(node) {
  const { left, top, width, height } = node.getBoundingClientRect()
  for (let x = 0; x <= 4; x += 1) for (let y = 0; y <= 2; y += 1) {
    const hits = document.elementsFromPoint(left + x * width / 4, top + y * height / 2)
    const below = hits.find((hit) => !node.contains(hit))
    if (below?.closest(CONTROLS)) return true
  }
  return false
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
