// SPDX-License-Identifier: Apache-2.0
/**
 * Applies one frame of operations. An operation that does not fit throws, and the caller asks for the whole document.
 */
import { isCalm } from './basics.js'
import { send } from './connection.js'
import * as focus from './focus.js'
import { aboutToLose, settleFocus } from './heirs.js'
import { historyAnswered, setPlace } from './history.js'
import { setProperty } from './inputs.js'
import * as lazy from './lazy.js'
import * as measure from './measure.js'
import { merge } from './morph.js'
import { element, enroll, enrollAll, forget, forgetTree, idOf, lookUp } from './nodes.js'
import {
  ANIMATED, ATTRIBUTE, CONTENT, CREATE, DOCUMENT, DROP, FOCUS, MOVE, PROPERTY, REMOVE, RULES, SCROLL, STYLE, SYMBOLS,
  TEXT,
} from './operations.js'
import { focusIn, holdStill, keepPage, settlePages, shown } from './pages.js'
import { alter, arrive, keepForExit, performer, prepare, settleParts } from './parts.js'
import { addRules, dropRules } from './rules.js'
import { vibrate } from './status.js'
import { markup } from './trusted.js'

/**
 * @typedef {{
 *   ack: number, whole: boolean, fresh: Element[], sorted: Set<Element>,
 *   layers: (() => void)[], exits: (() => void)[], last: (() => void)[],
 * }} Frame what one frame has done so far; the last three wait until the document is complete
 */

/**
 * Indicates whether a frame brings the whole document: `content` on the app root, and then on the overlay host.
 * @param {any[][]} operations
 */
export const isWhole = (operations) => operations.some((operation) => operation[0] === CONTENT && operation[1] === 1)

/** @param {any[][]} operations @param {number} ack the last event that the server had handled before them */
export function apply(operations, ack) {
  const fragments = operations.map((operation) => operation[0] === ANIMATED ? operation[3].map(parse)
    : parse(operation))
  /** @type {Frame} */
  const frame = { ack, whole: isWhole(operations), fresh: [], sorted: new Set(), layers: [], exits: [], last: [] }
  lazy.holdRows()
  const answered = prepare(operations, ack)
  operations.forEach((operation, index) => perform(operation, fragments[index], frame))
  measure.observe(frame.fresh)
  lazy.findLists(frame.fresh)
  // The layers that leave do so together with the arrival of new ones, so they follow layers that come back.
  for (const action of [...frame.layers, ...frame.exits]) action()
  settleParts(frame.fresh)
  settleFocus()
  lazy.keepRows(frame.sorted)
  for (const action of frame.last) action()
  answered()
  measure.schedule()
  settlePages(frame.fresh, !frame.whole, ack)
  historyAnswered(ack)
}

/**
 * Parses and counts the markup of an operation before anything of its frame is applied. Markup that the parser has
 * restructured would give every later element a wrong number.
 * @param {any[]} operation
 */
function parse(operation) {
  const [code, target] = operation
  if (code !== CREATE && code !== CONTENT) return null
  const [html, , count] = operation.slice(code === CREATE ? 3 : 2)
  const template = document.createElement('template')
  const inSVG = lookUp(target)?.namespaceURI === 'http://www.w3.org/2000/svg' &&
    lookUp(target)?.localName !== 'foreignObject'
  template.innerHTML = markup(inSVG ? `<svg>${html}</svg>` : html)
  const source = inSVG ? /** @type {Element} */ (template.content.firstElementChild) : template.content
  const list = source.querySelectorAll('*')
  if (list.length !== count) throw new Error(`${list.length} elements, not ${count}`)
  return { source, list, noted: source.querySelectorAll(NOTED) }
}

/** The new elements that other modules handle. One query costs a tenth of a check of each element. */
export const NOTED = '[data-on~=measure],[data-on~=place],[data-on~=custom],[data-position],[data-phases],[data-fit],' +
  '[data-lazy=before],[data-events],[autofocus],[data-layer]:not([popover]),.nav'

/** @param {any[]} operation @param {any} fragment what {@link parse} made of it @param {Frame} frame */
function perform(operation, fragment, frame) {
  const [code, id, ...rest] = operation
  switch (code) {
    case CREATE: return create(element(id), rest[0], rest[2], fragment, frame)
    case REMOVE: return remove(element(id))
    case TEXT: return setText(element(id), rest[0])
    case ATTRIBUTE: return alter(element(id), () => setAttribute(element(id), rest[0], rest[1]))
    case PROPERTY: return setProperty(element(id), rest[0], rest[1], rest[2])
    case MOVE: return move(element(id), rest[0] ? element(rest[0]) : null, frame)
    case STYLE: return alter(element(id), () => setStyle(element(id), rest[0], rest[1]))
    case CONTENT: return content(id, rest[1], fragment, frame)
    case FOCUS: return void frame.last.push(() => lookUp(id) && focus.setFocus(focusIn(element(id)), rest[0]))
    case RULES: return addRules(id)
    case DROP: return dropRules(id)
    case SYMBOLS: return addSymbols(id)
    case DOCUMENT: return setDocument(id, rest[0])
    case SCROLL: return void frame.last.push(() => lookUp(id)?.scrollIntoView(
      { block: rest[0], inline: 'nearest', behavior: rest[1] && !isCalm() ? 'smooth' : 'auto' }))
    default: return (performer(code) ?? unknown)(id, rest, frame,
      () => rest[1].forEach((/** @type {any[]} */ inner, /** @type {number} */ index) =>
      perform(inner, fragment[index], frame)))
  }
}

/** @returns {never} */
function unknown() {
  throw new Error('unknown operation')
}

/**
 * @param {Element} parent @param {number} before @param {number} first @param {ReturnType<typeof parse>} fragment
 * @param {Frame} frame
 */
function create(parent, before, first, fragment, frame) {
  if (!fragment) return
  const next = before ? element(before) : null
  if (next && next.parentNode !== parent) throw new Error(`${before} is not in ${idOf(parent)}`)
  enrollAll(fragment.list, first)
  const children = [...fragment.source.children]
  const added = document.createDocumentFragment()
  added.append(...fragment.source.childNodes)
  parent.insertBefore(added, next)
  arrive(children)
  frame.fresh.push(...fragment.noted)
}

/** @param {Element} node */
function remove(node) {
  const stays = keepForExit(node) || keepPage(node)
  if (!stays) aboutToLose(node)
  forgetTree(node)
  if (!stays) node.remove()
}

/** @param {Element} node @param {string} text */
function setText(node, text) {
  const only = node.firstChild
  // Writing into the existing text node keeps a selection of the user in it.
  if (only && !only.nextSibling && only.nodeType === Node.TEXT_NODE) /** @type {Text} */ (only).data = text
  else node.textContent = text
}

/** @param {Element} node @param {string} name @param {string | null} value */
function setAttribute(node, name, value) {
  if (value !== null && (name === 'disabled' || name === 'hidden')) aboutToLose(node)
  if (value === null) node.removeAttribute(name)
  else node.setAttribute(name, value)
  if (name === 'data-on') measure.observe([node])
  if (name === 'data-prepared' && node.matches('.page:not([data-guess])')) shown.push(node)
}

/**
 * Moves an element. `insertBefore` makes it lose focus and scroll offsets. Where `moveBefore` is missing, the focused
 * element stays and its siblings move around it.
 * @param {Element} node @param {Element | null} before @param {Frame} frame
 */
function move(node, before, frame) {
  const parent = /** @type {Element & {moveBefore?: (node: Node, before: Node | null) => void}} */ (node.parentElement)
  if (before && before.parentNode !== parent) throw new Error(`${idOf(node)} has another parent`)
  frame.sorted.add(parent)
  if (node === before || node.nextElementSibling === before) return
  if (parent.moveBefore) return parent.moveBefore(node, before)
  if (!node.contains(focus.active())) return void parent.insertBefore(node, before)
  const children = [...parent.children]
  const from = children.indexOf(node), to = before ? children.indexOf(before) : children.length
  if (to > from) for (const child of children.slice(from + 1, to)) parent.insertBefore(child, node)
  else for (const child of children.slice(to, from).reverse()) parent.insertBefore(child, node.nextSibling)
}

/** @param {Element} node @param {string} property @param {string | null} value */
function setStyle(node, property, value) {
  const { style } = /** @type {HTMLElement} */ (node)
  if (value === null) style.removeProperty(property)
  else style.setProperty(property, value)
}

/** @param {number} id @param {number} first @param {ReturnType<typeof parse>} fragment @param {Frame} frame */
function content(id, first, fragment, frame) {
  if (!fragment) return
  let target = lookUp(id)
  if (frame.whole && id !== 1) {
    // A session that rendered the page again numbers the existing overlay host.
    target = /** @type {Element} */ (document.getElementById('dais-overlays'))
    forget(target)
    enroll(target, id)
  }
  const root = target ?? element(id)
  const old = [...root.querySelectorAll('*')].filter((node) => idOf(node) !== undefined)
  aboutToLose(root)
  old.forEach(forget)
  enrollAll(fragment.list, first)
  merge(root, fragment.source, { ours: new Set(old), ack: frame.ack,
    remove: (node) => { if (!keepForExit(node)) node.remove() } })
  for (const node of root.querySelectorAll(NOTED)) if (idOf(node) !== undefined) frame.fresh.push(node)
}

/** @param {string} svg */
function addSymbols(svg) {
  const sprite = document.getElementById('dais-sprite')
  const template = document.createElement('template')
  template.innerHTML = markup(`<svg>${svg}</svg>`)
  for (const symbol of [...template.content.firstElementChild?.children ?? []]) {
    if (!document.getElementById(symbol.id)) sprite?.append(symbol)
  }
}

/** @param {string} name @param {string} value */
function setDocument(name, value) {
  if (name === 'title') document.title = value
  else if (name === 'place') setPlace(value)
  else if (name === 'still') holdStill()
  else if (name === 'haptic') vibrate(value)
  else if (name === 'fetch') {
    // The answer sets cookies. The server learns from the event that the browser has them.
    fetch(value, { method: 'POST' }).catch(() => {}).then(() => send(1, 'fetched', value))
  }
  else if (name === 'close') window.close()
  else if (name === 'print') lazy.printPage(value)
  else if (name < 'a') window.open(value, name, 'noopener')
  else document.documentElement.setAttribute(name, value)
  if (name === 'dir') measure.windowChanged()
  if (name === 'data-scene') measure.tellScene()
}
