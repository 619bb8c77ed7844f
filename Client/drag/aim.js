// SPDX-License-Identifier: Apache-2.0
/**
 * Keeps what is dragged and the place where it would be dropped. Pointers, fingers and keys move it, each in a module
 * of its own. The server hears when a drag begins, enters a destination, leaves all of them, is dropped, and ends.
 */
import { isRightToLeft } from '../start/basics.js'
import { isAnswered, send } from '../start/connection.js'
import { wanting } from '../start/events.js'
import { idOf } from '../start/nodes.js'
import { showLine } from './stage.js'

/** @typedef {{node: HTMLElement, after: boolean, x: number, y: number}} Aim a destination, and a place in the window */

/** The destinations that are rows. There are places between them. */
export const ROWS = '[data-drop~="+rows"]'
/** The points beside a row that belong to it. */
const NEAR = 24
/** Half the width of the line between rows. */
const HALF = 1.5

/** The source in this page. @type {HTMLElement | null} */ let source = null
/** The number of the source, which may be removed during the drag. 0 is a drag from outside. */
let number = 0
/** The types of a drag from outside. @type {string[]} */ let types = []
/** @type {Aim | null} */ let aimed = null
/** The last event about a movement. */
let told = 0

export const dragged = () => source

/** @param {HTMLElement} node @param {boolean} [byKeys] */
export function lift(node, byKeys = false) {
  lower()
  source = node
  number = idOf(node) ?? 0
  send(number, 'drag', byKeys ? 'keys' : true)
  // The browser takes a picture of the source first.
  setTimeout(() => { if (source === node) seenOf(node).dataset.lifted = '' })
}

/** Ends the drag. */
export function lower() {
  pointAt(null)
  if (!source) return
  delete seenOf(source).dataset.lifted
  if (idOf(source) === number) send(number, 'drag', false)
  source = null
  number = 0
}

/** Notes what comes from outside. @param {readonly string[]} list */
export function expectTypes(list) {
  types = [...list]
}

/**
 * Returns the source around an element that can be dragged now. What is beside the content of a row that moves in its
 * list, such as its handle, drags the row.
 * @param {EventTarget | null} target
 */
export function sourceAt(target) {
  const row = target instanceof Element && target.closest('.row')
  const node = wanting(target, 'drag') ?? wanting(row && row.querySelector('[data-drag^="+"]'), 'drag')
  return node?.dataset.drag === undefined ? null : node
}

/** Indicates whether an element takes one of these types. @param {HTMLElement} node @param {string[]} list */
export const fits = (node, list) => (node.dataset.drop ?? '').split(' ').some((taken) => list.some((type) =>
  type && taken === type || taken.endsWith('*') && type[0] !== '+' && type.startsWith(taken.slice(0, -1))))

/** Indicates whether an element takes what is dragged. @param {HTMLElement} node */
export const takes = (node) => wanting(node, 'drop') === node && idOf(node) !== undefined &&
  fits(node, source ? (source.dataset.drag ?? '').split(' ') : types)

/** Returns the element of a whole row, of which the destination is a part. @param {HTMLElement} node */
export function rowOf(node) {
  const row = node.closest('.row')
  /** @type {Element} */ let outer = row && row.querySelectorAll(ROWS).length < 2 ? row : node
  while (outer.parentElement?.matches('.W')) outer = outer.parentElement
  return outer
}

/** Returns what is seen of a source: the whole row, if it moves in its list. @param {HTMLElement} node */
export const seenOf = (node) => /** @type {HTMLElement} */ (node.matches('[data-drag^="+"]') ? rowOf(node) : node)

/** Indicates whether an element is, or has, a row that takes what is dragged. @param {Element | null} node */
export const hasRow = (node) => !!node && [node, ...node.querySelectorAll(ROWS)].some((row) =>
  row.matches(ROWS) && takes(/** @type {HTMLElement} */ (row)))

/** Returns the destination at a place: the innermost one, or a row beside it. @param {number} x @param {number} y */
function find(x, y) {
  const distance = (/** @type {Element} */ row) => {
    const { left, top, right, bottom } = rowOf(/** @type {HTMLElement} */ (row)).getBoundingClientRect()
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  }
  for (let node = /** @type {HTMLElement | null} */ (document.elementFromPoint(x, y)); node; node =
    node.parentElement) {
    if (node.matches(ROWS) && takes(node)) return node
    const rows = /** @type {[number, HTMLElement][]} */ ([...node.querySelectorAll(ROWS)].map((row) =>
      [distance(row), row])).filter(([far, row]) => far < NEAR && takes(row)).sort(([a], [b]) => a - b)
    if (rows[0]) return rows[0][1]
    if (takes(node)) return node
  }
}

/** Returns the box of a row, and whether the rows around it are beside it. @param {HTMLElement} node */
function shape(node) {
  const row = rowOf(node), box = row.getBoundingClientRect()
  const isSideways = [row.previousElementSibling, row.nextElementSibling].some((other) => {
    const { top, bottom } = other?.getBoundingClientRect() ?? box
    return hasRow(other) && top < box.bottom - 4 && bottom > box.top + 4
  })
  return { box, isSideways }
}

/** Aims at a place in the window. Returns the destination there. @param {number} x @param {number} y */
export function aimAt(x, y) {
  const node = find(x, y)
  let after = false
  if (node?.matches(ROWS)) {
    const { box, isSideways } = shape(node)
    after = isSideways ? x > box.left + box.width / 2 !== isRightToLeft(node) : y > box.top + box.height / 2
  }
  pointAt(node ? { node, after, x, y } : null)
  return node
}

/** Aims at a destination, or at none. @param {Aim | null} next */
export function pointAt(next) {
  const before = aimed
  aimed = next
  mark()
  if (next && (next.node !== before?.node || next.node.matches('[data-drop~="+moves"]') && isAnswered(told) &&
    (next.x !== before.x || next.y !== before.y))) told = report('over', next, types)
  else if (!next && before && idOf(before.node) !== undefined) send(idOf(before.node), 'drop', ['out'])
}

function mark() {
  if (!aimed?.node.matches(ROWS)) return showLine()
  const { node, after } = aimed, { box: { left, top, width, height }, isSideways } = shape(node)
  const far = after !== (isSideways && isRightToLeft(node))
  showLine(isSideways ? [left + (far ? width : 0) - HALF, top, 2 * HALF, height]
    : [left, top + (far ? height : 0) - HALF, width, 2 * HALF])
}

/** @param {string} phase @param {Aim} aim @param {any[]} items @param {boolean} [hasFiles] */
function report(phase, { node, after, x, y }, items, hasFiles = types.includes('Files')) {
  const { left, top } = node.getBoundingClientRect()
  return send(idOf(node), 'drop', [phase, number, Math.round(x - left), Math.round(y - top), after,
    ...source ? [] : [items, hasFiles]])
}

/**
 * Drops at the place that is aimed at. Returns its element.
 * @param {any[]} [items] what comes from outside @param {boolean} [hasFiles]
 */
export function deliver(items = [], hasFiles = false) {
  const place = aimed
  if (!place) return
  aimed = null
  showLine()
  report('drop', place, items, hasFiles)
  return place.node
}
