// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for help texts: a tooltip shows when the pointer rests on an element or the keyboard focuses
 * it (behavior row 74). The server writes `title`, which works without script, but for the mouse alone.
 */
import { clamp, make } from './start/basics.js'
import { byKeys } from './start/focus.js'

/** The ms that the pointer rests before a tooltip shows, and the ms that it may be away before the tooltip goes. */
const REST = 600, AWAY = 150
/** The ms after a tooltip in which the next one shows without a rest. */
const NEXT = 300
/** The gaps between element and tooltip, and between tooltip and the edge of the window, in px. */
const GAP = 6, EDGE = 8

const tip = make('div', { id: 'dais-help', className: 'help', role: 'tooltip' })
/** @type {HTMLElement | null} */ let target = null
let timer = 0, shownUntil = -NEXT

addEventListener('pointerover', ({ target: node, pointerType }) => {
  if (pointerType !== 'mouse') return
  const owner = helped(node)
  if (tip.contains(/** @type {Node} */ (node)) || (owner === target && tip.isConnected)) clearTimeout(timer)
  else later(owner, !owner ? AWAY : isNext() ? 0 : REST)
}, true)
addEventListener('focusin', ({ target: node }) => {
  if (byKeys()) later(helped(node), 0)
})
addEventListener('pointerdown', hide, true)
addEventListener('scroll', hide, true)
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !tip.isConnected) return
  hide()
  // Escape closes the tooltip and not the layer below it.
  event.preventDefault()
  event.stopImmediatePropagation()
}, true)

/** @param {EventTarget | null} node @returns {HTMLElement | null} */
const helped = (node) => /** @type {Element} */ (node)?.closest?.('[title],[data-help]') ?? null

/** Indicates whether the pointer comes from another tooltip. */
const isNext = () => tip.isConnected || performance.now() - shownUntil < NEXT

/** @param {HTMLElement | null} owner @param {number} ms */
function later(owner, ms) {
  clearTimeout(timer)
  if (owner) take(owner)
  timer = setTimeout(() => {
    if (tip.isConnected) shownUntil = performance.now()
    hide()
    if (owner?.isConnected) show(owner)
  }, ms)
}

/**
 * Removes `title`, so that the browser shows no tooltip of its own. An element without another name gets the text as
 * its name.
 * @param {HTMLElement} owner
 */
function take(owner) {
  const text = owner.getAttribute('title')
  if (!text) return
  owner.removeAttribute('title')
  owner.dataset.help = text
  const named = owner.ariaLabel || owner.hasAttribute('aria-labelledby') || owner.textContent?.trim() ||
    owner.querySelector('[aria-label],[alt]') || /** @type {HTMLInputElement} */ (owner).labels?.length
  owner.setAttribute(named ? 'aria-description' : 'aria-label', text)
}

/** @param {HTMLElement} owner */
function show(owner) {
  target = owner
  tip.textContent = owner.dataset.help ?? ''
  document.getElementById('dais-overlays')?.append(tip)
  owner.setAttribute('aria-describedby', tip.id)
  const place = owner.getBoundingClientRect(), own = tip.getBoundingClientRect()
  const below = place.bottom + GAP + own.height + EDGE < innerHeight
  const middle = place.left + place.width / 2 - own.width / 2
  tip.style.setProperty('left', `${clamp(middle, EDGE, innerWidth - own.width - EDGE)}px`)
  tip.style.setProperty('top', `${below ? place.bottom + GAP : Math.max(EDGE, place.top - GAP - own.height)}px`)
}

function hide() {
  clearTimeout(timer)
  if (target?.getAttribute('aria-describedby') === tip.id) target.removeAttribute('aria-describedby')
  target = null
  tip.remove()
}
