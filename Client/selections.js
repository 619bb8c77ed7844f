// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for fields whose selection the app knows: reports what the user selects, and shows what the
 * app selects.
 */
import { isAnswered, send } from './start/connection.js'
import { idOf } from './start/nodes.js'

const FIELD = '[data-selection]'
/** The wishes of the app that a field has shown. @type {WeakMap<Element, string>} */
const shown = new WeakMap()
/** What was last reported, and the number of its event. */ let told = '', seq = 0
let waits = false

for (const type of ['selectionchange', 'input', 'keyup', 'pointerup']) document.addEventListener(type, soon)
document.addEventListener('focusin', ({ target }) => {
  show(/** @type {Element} */ (target))
  soon()
})
new MutationObserver((changes) => changes.forEach(({ target }) => show(/** @type {Element} */ (target))))
  .observe(document, { attributeFilter: ['data-selection'], subtree: true })

/** Shows a wish of the app once, while the field has the focus. @param {Element} node */
function show(node) {
  const field = /** @type {HTMLInputElement} */ (node), wish = field.getAttribute('data-selection')
  if (!wish || field !== document.activeElement || shown.get(field) === wish) return
  shown.set(field, wish)
  const [, start, end] = wish.split(' ')
  field.setSelectionRange(+start, +end)
}

function soon() {
  if (!waits) requestAnimationFrame(tell)
  waits = true
}

function tell() {
  waits = false
  const field = /** @type {HTMLInputElement | null} */ (document.activeElement)
  if (!field?.matches(FIELD)) return
  // While an answer is missing, only the newest selection waits.
  if (!isAnswered(seq)) return soon()
  const place = [field.selectionStart, field.selectionEnd], text = `${idOf(field)} ${place}`
  if (text === told) return
  told = text
  seq = send(idOf(field), 'custom', ['selection', ...place])
}
