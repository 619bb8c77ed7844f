// SPDX-License-Identifier: Apache-2.0
/** The part of the client for views whose coming into sight the app wants to know. */
import { send } from './start/connection.js'
import { idOf } from './start/nodes.js'
import { join } from './start/parts.js'

/** @type {WeakMap<Element, boolean>} */ const seen = new WeakMap()
/** The observers by their shares. @type {Map<string, IntersectionObserver>} */ const observers = new Map()

join({ settle: (fresh) => fresh.forEach(begin) })
document.querySelectorAll('[data-sight]').forEach(begin)

/** @param {Element} node */
function begin(node) {
  const share = node.getAttribute('data-sight')
  if (share === null) return
  const observer = observers.get(share) ?? make(share)
  observers.set(share, observer)
  observer.observe(node)
}

/** @param {string} share */
function make(share) {
  // Rounded sizes can make a whole view a little less than whole.
  const threshold = Math.max(0, Number(share) - 0.01)
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      const now = isIntersecting && intersectionRatio >= threshold
      if (now !== !!seen.get(target)) send(idOf(target), 'custom', ['sight', now])
      seen.set(target, now)
    }
  }, { threshold })
}
