// SPDX-License-Identifier: Apache-2.0
/**
 * Moves pages. A pushed page slides over the one below, and a page that the user leaves slides away, also with a finger
 * from the edge. A page that grew out of a view shrinks back into it (navigation/zoom.js). A motion starts where the
 * previous one is. The page below stays in the document, hidden, so it keeps its scroll offsets. This module remembers
 * which of its elements had the focus.
 *
 * A moving page is inert, and navigation/presses.js still takes a press on it. A leaving page takes no press and lets
 * none through.
 *
 *     resting ──Back│swipe──▶ leaving ──removed by the server──▶ gone when the motion is over
 *        ▲                       └────the server keeps it───┐
 *        └──────────────────────────────────────────────────┘
 */
import { clamp, isCalm, isRightToLeft, velocityOf } from './basics.js'
import { send } from './connection.js'
import { giveFocus } from './focus.js'
import { idOf } from './nodes.js'
import { CURVE, FLICK, PAGE_MS } from './numbers.js'
import { zoomOf } from './parts.js'

/** The distance by which the page below is moved aside, in percent of its width. */
const ASIDE = 30
/** The points from the edge within which a swipe can begin. */
export const EDGE = 24
/** The part of the width that makes a swipe a Back. */
const HALF = 0.4

/** The part of its motion after which a page that grows out of a view is opaque. */
const SOLID = 0.3
/**
 * The opacity of the page below one that has grown over it. A white page over a white page would have no visible edge.
 */
const DIM = '.5'

/** @type {Map<Element, number>} pages that the user has left, and the events that say so */
export const leaving = new Map()
/** @type {WeakMap<Element, Animation>} */ const running = new WeakMap()
/** The pages that this frame removes. @type {HTMLElement[]} */ let going = []
/** The prepared pages that this frame shows, and that the browser has not shown by itself. @type {Element[]} */
export const shown = []
let still = false
/** The selector of a page that the user can leave. The root of a column is one where columns cover each other. */
const STEP = '.page[data-on~=place]:not([data-rest],[data-root],.below)', ANY = STEP.replace(',[data-root]', '')
/** @type {WeakMap<Element, HTMLElement>} */ const focused = new WeakMap()
/**
 * @type {{page: HTMLElement, x: number, y: number, start: number, width: number, sign: number, active: boolean,
 *   trail: [number, number][], motions: Animation[]} | null}
 */
let swipe = null

/** Keeps pages from moving in this frame. */
export function holdStill() { still = true }

export function watchPages() {
  addEventListener('focusin', ({ target }) => {
    const page = /** @type {HTMLElement} */ (target).closest?.('.page')
    if (page && page !== target) focused.set(page, /** @type {HTMLElement} */ (target))
  })
  addEventListener('touchstart', touched, { passive: true })
  addEventListener('touchmove', followed, { passive: false })
  for (const type of /** @type {const} */ (['touchend', 'touchcancel'])) addEventListener(type, released)
}

/**
 * Focuses in a page that is uncovered the element that had the focus there, without scrolling.
 * @param {Element} node
 */
export function focusIn(node) {
  const moving = /** @type {HTMLElement | null} */ (node.closest('.page[data-moves]'))
  if (moving && moving !== node) shut(moving, false)
  const last = focused.get(node)
  if (last?.isConnected && node.contains(last) && !node.contains(document.activeElement)) giveFocus(last, true)
  return node
}

/**
 * Moves new pages in after a patch, and brings pages back that the server has kept.
 * @param {Element[]} fresh @param {boolean} animated @param {number} ack
 */
export function settlePages(fresh, animated, ack) {
  for (const [page, event] of [...leaving]) {
    if (!page.isConnected) leaving.delete(page)
    else if (ack >= event && idOf(page) !== undefined) {
      leaving.delete(page)
      const under = below(page)
      if (!under || page.matches('[data-root]')) continue
      shut(page, false)
      cover(under, true)
      pushIn(/** @type {HTMLElement} */ (page), [])
    }
  }
  // A frame may bring a prepared page and show it.
  fresh = [...new Set([...fresh, ...shown.splice(0)])]
  const top = animated && !still ? fresh.filter((node) => node.matches(STEP)) : []
  for (const page of top) if (page.isConnected &&
    !fresh.includes(/** @type {Element} */ (page.parentElement))) pushIn(/** @type {HTMLElement} */ (page), fresh)
  for (const page of going) slideOut(page, () => page.remove())
  going = []
  still = false
}

/** @param {Element} page @param {boolean} isShut */
export function shut(page, isShut) {
  // The page itself is not inert, because a press would go through an inert element.
  for (const part of /** @type {HTMLCollectionOf<HTMLElement>} */ (page.children)) part.inert = isShut
  page.removeAttribute('data-moves')
}

/** Makes a moving page inert, so that no search finds anything in it. @param {HTMLElement} page */
function hush(page) {
  if (isCalm()) return
  if (page.contains(document.activeElement) && document.activeElement !== page) giveFocus(page, true)
  shut(page, true)
  page.dataset.moves = ''
}

/**
 * Covers or uncovers a page, as the server does with its own markup.
 * @param {HTMLElement} page @param {boolean} isCovered
 */
export function cover(page, isCovered) {
  page.classList.toggle('below', isCovered)
  page.inert = isCovered
  page.ariaHidden = isCovered ? 'true' : null
}

/**
 * Handles a patch that removes a page. The page stays, without a number, until it has moved away.
 * @param {Element} node
 */
export function keepPage(node) {
  if (!node.matches(STEP) || document.hidden) return false
  const page = /** @type {HTMLElement} */ (node)
  const wasLeft = leaving.delete(page), motion = running.get(page)
  if (still || !page.previousElementSibling || wasLeft && motion?.playState !== 'running') {
    rest(below(page))
    return false
  }
  page.removeAttribute('data-on')
  shut(page, true)
  page.classList.add('leaving')
  const done = () => page.remove()
  if (wasLeft) motion?.finished.then(done, done)
  else going.push(page)
  return true
}

/** Leaves a page for the user. @param {HTMLElement} page */
export function leavePage(page) {
  if (leaving.has(page)) return
  leaving.set(page, send(idOf(page), 'place'))
  const under = below(page)
  // The server shows another column instead.
  if (!under || page.matches('[data-root]')) return
  shut(page, true)
  cover(under, false)
  slideOut(page)
}

/** @param {Element} page @param {Element[]} [fresh] pages that nobody has seen yet @returns {HTMLElement | null} */
export function below(page, fresh = []) {
  let node = page.previousElementSibling
  while (node && (leaving.has(node) || node.matches('.leaving,[data-prepared]') || fresh.includes(node))) node =
    node.previousElementSibling
  return /** @type {HTMLElement | null} */ (node)
}

const THERE = { translate: '0%', opacity: '1' }

/**
 * Returns the keyframes of a page that is away, beyond the edge of the window or at its source, of the page in place,
 * and of the page below it.
 * @param {HTMLElement} page @param {HTMLElement | null} under @returns {Keyframe[]}
 */
function poses(page, under) {
  if (isCalm()) return [{ opacity: '0' }, THERE, {}]
  const zoomed = under && zoomOf(page, under)
  if (zoomed) return [...zoomed, { opacity: DIM }]
  const sign = isRightToLeft(page) ? -1 : 1
  return [{ translate: `${sign * 100}%` }, THERE, { translate: `${-sign * ASIDE}%` }]
}

/** @param {HTMLElement} page @param {Element[]} fresh */
export function pushIn(page, fresh) {
  const under = below(page, fresh), [away, there, aside] = poses(page, under)
  // An element of the page that has the focus must be usable at once.
  if (!fresh.includes(page) || !page.contains(document.activeElement) || page === document.activeElement) hush(page)
  play(page, away, there, () => rest(page))
  if (under) play(under, THERE, aside, () => rest(under))
}

/** @param {HTMLElement} page @param {() => void} [done] */
export function slideOut(page, done) {
  const under = below(page), [away, there, aside] = poses(page, under)
  play(page, there, away, done)
  if (!under) return
  hush(under)
  play(under, aside, THERE, () => rest(under))
}

/** @param {Keyframe} from @param {Keyframe} to @returns {Keyframe[]} */
function frames(from, to) {
  const solid = to.clipPath ? [{ opacity: '1', offset: to.opacity === '1' ? SOLID : 1 - SOLID }] : []
  return [from, ...solid, to].map((pose) => ({ ...pose, visibility: 'visible' }))
}

/**
 * @param {HTMLElement} node @param {Keyframe} from its place if no motion runs @param {Keyframe} to
 * @param {() => void} [done]
 */
function play(node, from, to, done) {
  const old = running.get(node)
  const { translate, opacity, transform, clipPath } = getComputedStyle(node)
  const start = old ? { translate: translate === 'none' ? '0%' : translate, opacity, transform, clipPath } : from
  const motion = node.animate(frames(start, to),
    { duration: isCalm() ? PAGE_MS / 2 : PAGE_MS, easing: CURVE, fill: 'both' })
  old?.cancel()
  running.set(node, motion)
  motion.finished.then(() => done?.(), () => {})
}

/** Ends the motion of a page, which the style sheet places again. @param {Element | null} node */
export function rest(node) {
  if (!node) return
  running.get(node)?.cancel()
  running.delete(node)
  if (node.dataset.moves === undefined) return
  shut(node, false)
  if (document.activeElement === node) giveFocus(focused.get(node), true)
}

/** @param {TouchEvent} event */
function touched(event) {
  swipe = null
  const [touch, second] = event.touches, target = /** @type {Element} */ (event.target)
  // Beside a page that moves in, the finger hits the element around the pages, and drags that page.
  const found = target.matches?.('.nav') ? [...target.children].findLast((child) => child.matches(ANY))
    : target.closest?.(ANY)
  const page = /** @type {HTMLElement | null} */ (found)
  if (!page || second || leaving.has(page) || page.closest('[inert]')) return
  const { left, right, width } = /** @type {Element} */ (page.parentElement).getBoundingClientRect()
  const sign = isRightToLeft(page) ? -1 : 1, start = Math.abs(page.getBoundingClientRect().left - left)
  const inset = sign < 0 ? right - touch.clientX : touch.clientX - left
  if (inset < EDGE) swipe = { page, x: touch.clientX, y: touch.clientY, start, width, sign, active: false, trail: [],
    motions: [] }
}

/** @param {TouchEvent} event */
function followed(event) {
  if (!swipe) return
  const [touch] = event.touches, { page, width } = swipe
  const moved = swipe.sign * (touch.clientX - swipe.x), x = swipe.start + moved
  if (!swipe.active) {
    if (Math.abs(touch.clientY - swipe.y) > Math.abs(moved)) return void (swipe = null)
    if (moved < 8) return
    swipe.active = true
    const under = below(page), [away, there, aside] = poses(page, under)
    if (under && !page.matches('[data-root]')) swipe.motions = [scrub(page, there, away), scrub(under, aside, THERE)]
  }
  if (event.cancelable) event.preventDefault()
  swipe.trail.push([event.timeStamp, x])
  for (const motion of swipe.motions) motion.currentTime = clamp(x / width, 0, 1) * 1000
}

/** Starts a motion that the finger controls. @param {HTMLElement} node @param {Keyframe} from @param {Keyframe} to */
function scrub(node, from, to) {
  running.get(node)?.cancel()
  const motion = node.animate(frames(from, to), { duration: 1000, fill: 'both' })
  motion.pause()
  running.set(node, motion)
  return motion
}

/** @param {TouchEvent} event */
function released(event) {
  const done = swipe
  swipe = null
  if (!done?.active) return
  const speed = velocityOf(done.trail, event.timeStamp), [, x] = done.trail.at(-1) ?? [0, 0]
  if (event.type === 'touchend' && (speed > FLICK || (speed > -FLICK && x > done.width * HALF))) leavePage(done.page)
  else if (!done.page.matches('[data-root]')) pushIn(done.page, [])
}
