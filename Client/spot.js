// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client that keeps the spot of the user for the next load of the page in this tab: the focus, the
 * caret, and where everything is scrolled to (behavior row 114). It loads when the page is live and idle, so that the
 * state of the views is there.
 *
 * An element is found again by the key of its form control, or else by its place in the document and its words.
 * Scroll positions follow the first visible row, because other rows may have come above it.
 */
import { active, giveFocus, usable } from './start/focus.js'
import { keyOf } from './start/keep.js'

/** The ms within which content may still come, and the frames after which a place counts as settled. */
const PATIENCE = 3000, STEADY = 10
/** The number of characters that tell rows apart. */
const WORDS = 60

/** @typedef {[record: string | null, tag: string, words: string, host: string, path: number[]]} Name */
/** @typedef {[port: Name | 0, left: number, top: number, row?: Name, offset?: number]} Scrolled */
/** @typedef {{at: string, focus?: [Name, number | null, number | null], scrolled: Scrolled[]}} Spot */

/** The scroll containers that have moved; the page itself is the root element. @type {Set<Element>} */
const moved = new Set()

const here = () => location.pathname + location.search

/** @param {Element} node */
const words = (node) => (node.ariaLabel || node.textContent || '').slice(0, WORDS)

/** @param {Element} node @returns {Name | undefined} */
function name(node) {
  const host = node.closest('#dais-root,#dais-overlays'), path = []
  if (!host) return
  for (let at = node; at !== host && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at))
  }
  return [node.getAttribute('data-record'), node.localName, words(node), host.id, path]
}

/** @param {Name} name @returns {HTMLElement | undefined} */
function find([record, tag, text, host, path]) {
  const known = record && document.querySelector(`[data-record="${CSS.escape(record)}"]`)
  if (known) return /** @type {HTMLElement} */ (known)
  /** @type {Element | null | undefined} */ let parent = document.getElementById(host)
  for (const index of path.slice(0, -1)) parent = parent?.children[index]
  const last = path.at(-1)
  const same = (/** @type {Element | undefined} */ node) => node?.localName === tag && words(node) === text
  const there = last === undefined ? parent : parent?.children[last]
  const found = same(there ?? undefined) ? there : [...parent?.children ?? []].find(same) ?? there
  return found?.localName === tag ? /** @type {HTMLElement} */ (found) : undefined
}

/** @param {Element} port */
const topOf = (port) => port === document.documentElement ? 0 : port.getBoundingClientRect().top

/** Returns the first visible row of a scroll container. @param {Element} port */
function firstRow(port) {
  const top = topOf(port)
  let row = port === document.documentElement ? document.getElementById('dais-root') : port
  for (;;) {
    const next = [...row?.children ?? []].find((child) => {
      const box = child.getBoundingClientRect()
      return box.height > 0 && box.bottom > top + 1
    })
    if (!next) return row
    row = next
    // Larger than the port is what contains the rows, and its place says nothing.
    if (next.getBoundingClientRect().height < port.clientHeight) return next
  }
}

function save() {
  /** @type {Spot} */ const spot = { at: here(), scrolled: [] }
  const node = /** @type {any} */ (active()), focused = node && name(node)
  if (focused) spot.focus = [focused, node.selectionStart ?? null, node.selectionEnd ?? null]
  for (const port of moved) {
    if (!port.isConnected) moved.delete(port)
    else if (port.scrollTop || port.scrollLeft) {
      const row = firstRow(port), key = port === document.documentElement ? 0 : name(port)
      if (key !== undefined) spot.scrolled.push([key, port.scrollLeft, port.scrollTop, row && row !== port
        ? name(row) : undefined, row ? row.getBoundingClientRect().top - topOf(port) : 0])
    }
  }
  try {
    sessionStorage.setItem(keyOf(' spot'), JSON.stringify(spot))
  } catch {}
}

/** Scrolls a container to its row, or as far if the row is not there. Returns whether nothing moved. */
function scroll(/** @type {Scrolled} */ [key, left, top, row, offset = 0]) {
  const port = key ? find(key) : document.documentElement
  if (!port) return false
  const target = row && find(row), before = port.scrollTop
  const isRow = target && row && words(target) === row[2] && port.contains(target)
  const wanted = isRow ? before + target.getBoundingClientRect().top - topOf(port) - offset : top
  if (Math.abs(wanted - before) >= 1 || Math.abs(port.scrollLeft - left) >= 1) {
    port.scrollTo({ left, top: wanted, behavior: 'instant' })
  }
  // Rows of a long list come when it has scrolled to where they were.
  return (isRow || !row) && Math.abs(port.scrollTop - before) < 1
}

/** Focuses an element and places its caret. Returns whether it had the focus. */
function focus(/** @type {NonNullable<Spot['focus']>} */ [key, start, end]) {
  const node = /** @type {any} */ (find(key))
  if (!node || !usable(node)) return false
  const hasFocus = active() === node
  if (!hasFocus) giveFocus(node, true)
  if (start !== null && (node.selectionStart !== start || node.selectionEnd !== end)) {
    node.setSelectionRange?.(start, end)
  }
  return hasFocus
}

/** Returns to a spot, until everything rests there or the user acts. @param {Spot} spot */
function comeBack({ focus: focused, scrolled }) {
  const end = performance.now() + PATIENCE
  let steady = 0, isOver = false
  const stop = () => { isOver = true }
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(type, stop, { once: true, capture: true, passive: true })
  }
  const step = () => {
    if (isOver || performance.now() > end || steady > STEADY) return
    const rests = scrolled.map(scroll).every(Boolean), stays = !focused || focus(focused)
    steady = rests && stays ? steady + 1 : 0
    requestAnimationFrame(step)
  }
  step()
}

try {
  const spot = JSON.parse(sessionStorage.getItem(keyOf(' spot')) ?? 'null')
  if (spot?.at === here()) comeBack(spot)
} catch {}

document.addEventListener('scroll', ({ target }) => {
  moved.add(target === document ? document.documentElement : /** @type {Element} */ (target))
}, { capture: true, passive: true })
addEventListener('pagehide', save)
// A discarded tab is told nothing else.
document.addEventListener('visibilitychange', () => { if (document.hidden) save() })
