// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for what explains an element: a bubble when the pointer rests on it or the keyboard reaches it
 * (behaviour row 74). The server writes `title`, which works without script, but for the mouse alone.
 */
import { clamp } from './basics.js'
import { byKeys } from './focus.js'

/** The pointer rests so long before a bubble comes; it may be away so long before the bubble goes. In ms. */
const REST = 600, AWAY = 150
/** Between the element and the bubble, and between the bubble and the edge of the window, in px. */
const GAP = 6, EDGE = 8

const tip = document.createElement('div')
tip.id = 'dais-help'
tip.className = 'help'
tip.role = 'tooltip'
/** @type {HTMLElement | null} */ let target = null
let timer = 0

addEventListener('pointerover', ({ target: node, pointerType }) => {
  if (pointerType !== 'mouse') return
  if (tip.contains(/** @type {Node} */ (node))) return clearTimeout(timer)
  const owner = helped(node)
  if (owner !== target || !tip.isConnected) later(owner, owner ? REST : AWAY)
  else clearTimeout(timer)
}, true)
addEventListener('focusin', ({ target: node }) => {
  if (byKeys()) later(helped(node), 0)
})
addEventListener('pointerdown', () => hide(), true)
addEventListener('scroll', () => hide(), true)
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !tip.isConnected) return
  hide()
  // What is below is not meant.
  event.preventDefault()
  event.stopImmediatePropagation()
}, true)

/** @param {EventTarget | null} node @returns {HTMLElement | null} */
const helped = (node) => /** @type {Element} */ (node)?.closest?.('[title],[data-help]') ?? null

/** @param {HTMLElement | null} owner @param {number} ms */
function later(owner, ms) {
  clearTimeout(timer)
  if (owner) take(owner)
  timer = setTimeout(() => { hide(); if (owner?.isConnected) show(owner) }, ms)
}

/**
 * The browser's own bubble stays away; who is called by it alone keeps the name.
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
