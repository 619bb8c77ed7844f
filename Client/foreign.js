// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for custom elements of the app. It sends the events that they dispatch, with details that JSON
 * can represent.
 */
import { send } from './start/connection.js'
import { idOf } from './start/nodes.js'
import { join } from './start/parts.js'

/** @type {WeakSet<Element>} */ const known = new WeakSet()
/** The largest length of a detail in UTF-16 units. A longer one is not sent. */
const LONGEST = 16_000

join({ settle: (fresh) => fresh.forEach(listen) })

/** @param {Element} node */
function listen(node) {
  const types = node.getAttribute('data-events')
  if (!types || known.has(node)) return
  known.add(node)
  for (const type of types.split(' ')) {
    node.addEventListener(type, (event) => {
      if (event.target === node && idOf(node) !== undefined) send(idOf(node), 'custom',
        [type, plain(/** @type {CustomEvent} */ (event).detail)])
    })
  }
}

/** @param {unknown} detail */
function plain(detail) {
  try {
    const text = JSON.stringify(detail)
    if (text && text.length <= LONGEST) return JSON.parse(text)
    if (text) console.warn('dais: event detail too long')
  } catch {
    // A detail that refers to itself has no JSON.
  }
  return null
}
