// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for texts that shrink until they fit. It measures them before each paint in which their room
 * or their words have changed.
 */
import { join } from './start/parts.js'

/** Halvings of the range of sizes, which find the size to a hundredth. */ const ROUNDS = 7

/** The sizes of a text and of its parent after it was fitted. @type {WeakMap<Element, string>} */
const fitted = new WeakMap()
/** The font size that the server has set on a text, and the one that replaces it. @type {WeakMap<Element, string[]>} */
const replaced = new WeakMap()
/** The texts whose room has changed. @type {Set<Element>} */ const changed = new Set()
const rooms = new ResizeObserver((entries) => {
  const texts = entries.flatMap(({ target }) => [target, ...target.children].filter((node) => fitted.has(node)))
  // Sizes that change while an observer tells them are an error in the console.
  if (!changed.size) requestAnimationFrame(() => {
    fit([...changed].filter((text) => fitted.get(text) !== roomOf(text)))
    changed.clear()
  })
  texts.forEach((text) => changed.add(text))
})
const words = new MutationObserver((changes) =>
  fit(changes.flatMap(({ target }) => textsOf((target.nodeType === 1 ? target : target.parentElement)
    ?.closest('[data-fit]')))))

join({ settle: (fresh) => fresh.forEach(begin) })

/** @param {Element} node */
function begin(node) {
  if (!node.matches('[data-fit]')) return
  words.observe(node, { childList: true, characterData: true, subtree: true, attributeFilter: ['data-fit'] })
  fit(textsOf(node))
}

/** Returns the texts whose innermost limit is that of an element. @param {Element | null | undefined} box */
const textsOf = (box) => !box ? [] : [box, ...box.querySelectorAll('.T')].filter((node) => node.matches('.T') &&
  node.closest('[data-fit]') === box && !node.parentElement?.closest('.T'))

/** @param {Element} text */
const roomOf = (text) => [text, text.parentElement].map((node) => node && [node.clientWidth, node.clientHeight]).join()

/** @param {Element[]} found */
function fit(found) {
  const texts = [...new Set(found)].filter((text) => text.isConnected)
    .map((node) => ({
      node: /** @type {HTMLElement} */ (node),
      low: leastOf(node),
      high: 1,
      // Runs have fonts of their own.
      parts: /** @type {HTMLElement[]} */ ([node, ...node.querySelectorAll('*')]),
      sizes: /** @type {number[]} */ ([]),
    }))
  texts.forEach(({ parts }) => parts.forEach(restore))
  const small = texts.filter(({ node, low }) => low < 1 && overflows(node))
  small.forEach((text) => { text.sizes = text.parts.map((part) => parseFloat(getComputedStyle(part).fontSize)) })
  // All texts are set, and then all are measured, so that a round costs one layout.
  for (let round = 0; small.length && round < ROUNDS; round++) {
    small.forEach((text) => scale(text, (text.low + text.high) / 2))
    const over = small.map(({ node }) => overflows(node))
    small.forEach((text, at) => { text[over[at] ? 'high' : 'low'] = (text.low + text.high) / 2 })
  }
  small.forEach((text) => scale(text, text.low))
  for (const { node } of texts) {
    fitted.set(node, roomOf(node))
    rooms.observe(node)
    if (node.parentElement) rooms.observe(node.parentElement)
  }
}

/** @param {Element} node */
const leastOf = (node) => Number(node.closest('[data-fit]')?.getAttribute('data-fit') ?? 1)

/**
 * Returns whether a part of a text is cut off. A hidden line is higher than what a letter reaches over its line.
 * @param {HTMLElement} node
 */
function overflows(node) {
  const line = parseFloat(getComputedStyle(node).fontSize) / 2, around = node.parentElement
  return node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + line ||
    (!!around?.matches('.F') && (node.offsetHeight > around.clientHeight + line ||
      node.offsetWidth > around.clientWidth + 1))
}

/** @param {{parts: HTMLElement[], sizes: number[]}} text @param {number} factor */
function scale({ parts, sizes }, factor) {
  parts.forEach((part, at) => {
    const old = replaced.get(part)?.[0] ?? part.style.fontSize
    part.style.fontSize = `${sizes[at] * factor}px`
    replaced.set(part, [old, part.style.fontSize])
  })
}

/** @param {HTMLElement} node */
function restore(node) {
  const [old, own] = replaced.get(node) ?? []
  // The server may have set another size since.
  if (own && node.style.fontSize === own) node.style.fontSize = old ?? ''
  replaced.delete(node)
}

document.querySelectorAll('[data-fit]').forEach(begin)
