// SPDX-License-Identifier: Apache-2.0
/** The node table: the server's element numbers, which are never written into the markup. */

/** @type {Map<number, Element>} */
const elements = new Map()
/** @type {WeakMap<Element, number>} */
const numbers = new WeakMap()

/**
 * The element with this number; a number we do not know means that the documents have drifted apart.
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
 * The number of an element, `undefined` for nodes that are not ours (extensions, our own guards).
 * @param {Element} node
 */
export const idOf = (node) => numbers.get(node)

/** @param {Element} node @param {number} id */
export function enrol(node, id) {
  elements.set(id, node)
  numbers.set(node, id)
}

/**
 * Numbers `list` from `first` on, in the order given.
 * @param {Iterable<Element>} list
 * @param {number} first
 */
export function enrolAll(list, first) {
  for (const node of list) enrol(node, first++)
}

/**
 * Forgets one element. A number that has meanwhile gone to another element stays with that one.
 * @param {Element} node
 */
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
 * `to` takes the place, and the number, that `from` had.
 * @param {Element} from
 * @param {Element} to
 */
export function handOver(from, to) {
  const id = numbers.get(from)
  forget(from)
  if (id !== undefined) enrol(to, id)
}
