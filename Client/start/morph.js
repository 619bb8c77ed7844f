// SPDX-License-Identifier: Apache-2.0
/**
 * Merges new markup into the document (operation 7). Corresponding elements are kept and updated, so focus, selection,
 * scroll offsets and field values survive. Matches never cross, so no kept element ever moves.
 */
import { handOver } from './nodes.js'
import { mergeField, recordOf } from './inputs.js'

/**
 * @typedef {{ours: Set<Element>, remove: (node: Element) => void, ack: number}} Context
 *   `ours`: the elements of the server; other nodes (extensions, leaving layers) stay where they are
 */

/** @param {Element} target @param {ParentNode & Node} source already numbered @param {Context} context */
export function merge(target, source, context) {
  const next = [...source.children]
  const now = [...target.children].filter((child) => context.ours.has(child))
  if (next.length === 0) return mergeText(target, now, source.textContent ?? '', context)
  for (const node of [...target.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove()

  const oldNames = now.map(signature)
  const newNames = next.map(signature)
  let o = 0
  for (let n = 0; n < next.length; n++) {
    const ahead = oldNames.indexOf(newNames[n], o)
    // The old element here is needed sooner than the one that matches, so the new element is an insertion.
    const wanted = ahead > o ? newNames.indexOf(oldNames[o], n) : -1
    if (ahead < 0 || (wanted >= 0 && wanted - n < ahead - o)) {
      target.insertBefore(next[n], now[o] ?? null)
      continue
    }
    while (o < ahead) context.remove(now[o++])
    update(now[o++], next[n], context)
  }
  while (o < now.length) context.remove(now[o++])
}

/** @param {Element} target @param {Element[]} now @param {string} text @param {Context} context */
function mergeText(target, now, text, context) {
  now.forEach(context.remove)
  const first = target.firstChild
  if (first?.nodeType === Node.TEXT_NODE) {
    if (/** @type {Text} */ (first).data !== text) /** @type {Text} */ (first).data = text
  } else if (text) target.prepend(text)
}

/** @param {Element} old @param {Element} next @param {Context} context */
function update(old, next, context) {
  handOver(next, old)
  const finish = mergeField(old, next, context.ack)
  for (const { name } of [...old.attributes]) {
    // These attributes can be the client's own (focus.js). Without a tabindex the element would lose the focus.
    const held = /^(tabindex|data-ring)$/.test(name) && old === document.activeElement
    if (!held && !next.hasAttribute(name)) old.removeAttribute(name)
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
  if (old.localName !== 'textarea') merge(old, next, context)
  finish?.()
}

/** Returns what must agree for two elements to be the same. @param {Element} node */
function signature(node) {
  const get = (/** @type {string} */ name) => node.getAttribute(name) ?? ''
  return [node.localName, get('type'), get('role'), get('name'), get('data-layer'), get('data-on'),
    get('data-lazy'), recordOf(node)].join('|')
}
