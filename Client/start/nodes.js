// SPDX-License-Identifier: Apache-2.0
/** The node table: the element numbers of the server, which are never written into the markup. */

/** @type {Map<number, Element>} */
const elements = new Map()
/** @type {WeakMap<Element, number>} */
const numbers = new WeakMap()

/**
 * Returns the element with this number. An unknown number means that client and server no longer have the same
 * document.
 * @param {number} id
 */
export function element(id) {
  const found = elements.get(id)
  if (!found) throw new Error(`no element ${id}`)
  return /** @type {HTMLElement} */ (found)
}

/** @param {number} id */
export const lookUp = (id) => elements.get(id)

/**
 * Returns the number of an element, or `undefined` for nodes that the server did not send (extensions, the client's own
 * guards).
 * @param {Element} node
 */
export const idOf = (node) => numbers.get(node)

/** @param {Element} node @param {number} id */
export function enroll(node, id) {
  elements.set(id, node)
  numbers.set(node, id)
}

/**
 * Numbers `list` from `first` on, in the order given.
 * @param {Iterable<Element>} list
 * @param {number} first
 */
export function enrollAll(list, first) {
  for (const node of list) enroll(node, first++)
}

/** Forgets one element. A number that now belongs to another element stays with that one. @param {Element} node */
export function forget(node) {
  const id = numbers.get(node)
  if (id === undefined) return
  numbers.delete(node)
  if (elements.get(id) === node) elements.delete(id)
}

/** @param {Element} node */
export function forgetTree(node) {
  forget(node)
  for (const child of node.querySelectorAll('*')) forget(child)
}

/**
 * Gives the place and the number of `from` to `to`.
 * @param {Element} from
 * @param {Element} to
 */
export function handOver(from, to) {
  const id = numbers.get(from)
  forget(from)
  if (id !== undefined) enroll(to, id)
}
