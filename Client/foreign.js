// SPDX-License-Identifier: Apache-2.0
/** The part of the client for custom elements of the app's: what they dispatch is sent, as far as JSON can say it. */
import { send } from './connection.js'
import { idOf } from './nodes.js'
import { join } from './parts.js'

/** @type {WeakSet<Element>} */ const known = new WeakSet()
/** Longer than that, in UTF-16 units, a detail is no message. */
const LONGEST = 16_000

join({ settle: (fresh) => fresh.forEach(listen) })

/** @param {Element} node */
function listen(node) {
  const types = node.getAttribute('data-events')
  if (!types || known.has(node)) return
  known.add(node)
  for (const type of types.split(' ')) {
    node.addEventListener(type, (event) => {
      if (event.target === node && idOf(node) !== undefined) send(idOf(node), 'custom', [type, plain(/** @type {CustomEvent} */ (event).detail)])
    })
  }
}

/** @param {unknown} detail */
function plain(detail) {
  try {
    const text = JSON.stringify(detail)
    if (text && text.length <= LONGEST) return JSON.parse(text)
    if (text) console.warn('dais: the detail of an event is too long')
  } catch {
    // Something that refers to itself: nothing that could be said.
  }
  return null
}
