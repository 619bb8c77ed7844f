// SPDX-License-Identifier: Apache-2.0
/**
 * The motion of pages: a page that is pushed slides over the one below, one that goes slides away, by a finger from the
 * edge too. One that grows out of something shrinks back into it (zoom.js). A motion starts from wherever the previous one is. What lies below stays in the document, hidden, so it keeps
 * its scroll offsets; which element had the focus there is noted here.
 *
 * What moves is inert, and takes a press all the same (presses.js); a page that leaves takes none, nor lets one through.
 *
 *     resting ──Back│swipe──▶ leaving ──removed by the server──▶ gone when the motion is over
 *        ▲                       └────the server keeps it───┐
 *        └──────────────────────────────────────────────────┘
 */
import { clamp, isCalm, isRightToLeft, velocityOf } from './basics.js'
import { send } from './connection.js'
import { idOf } from './nodes.js'
import { zoomOf } from './parts.js'

const MS = 400, EASING = 'cubic-bezier(.32,.72,0,1)'
/** How far the page below stands aside, in percent of its width. */
const ASIDE = 30
/** Points from the edge where a swipe may begin; the part of the width, or points per ms, that make it a Back. */
const EDGE = 24, HALF = 0.4, FLICK = 0.4

/** How much of its way a page that grows out of something has made when nothing is to be seen through it. */
const SOLID = 0.3
/** What is left of the page below one that has grown over it: on white, white has no edge. */
const DIM = '.5'

/** @type {Map<Element, number>} pages that the user has left, with the event that says so */ const leaving = new Map()
/** @type {WeakMap<Element, Animation>} */ const running = new WeakMap()
/** Pages that this frame has taken away, and whether it wants no motion. @type {HTMLElement[]} */ let going = []
let still = false
/** A page that can be left. The root of a column can, where columns stand one above the other. */
const STEP = '.page[data-on~=place]:not([data-rest],[data-root],.below)', ANY = STEP.replace(',[data-root]', '')
/** @type {WeakMap<Element, HTMLElement>} */ const focused = new WeakMap()
/** @type {{page: HTMLElement, x: number, y: number, start: number, width: number, sign: number, active: boolean, trail: [number, number][], motions: Animation[]} | null} */ let swipe = null

/** @param {Element} page */
export const isGone = (page) => leaving.has(page)

/** Nothing moves in this frame. */
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
 * The focus goes to a page that is uncovered: to what had it there, and nothing scrolls.
 * @param {Element} node
 */
export function focusIn(node) {
  const moving = /** @type {HTMLElement | null} */ (node.closest('.page[data-moves]'))
  if (moving && moving !== node) shut(moving, false)
  const last = focused.get(node)
  if (last?.isConnected && node.contains(last) && !node.contains(document.activeElement)) last.focus({ preventScroll: true })
  return node
}

/**
 * Looks after what a patch did: new pages move in, and what the server has kept comes back.
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
      enter(/** @type {HTMLElement} */ (page), [])
    }
  }
  const top = animated && !still ? fresh.filter((node) => node.matches(STEP)) : []
  for (const page of top) if (page.isConnected && !fresh.includes(/** @type {Element} */ (page.parentElement))) enter(/** @type {HTMLElement} */ (page), fresh)
  for (const page of going) exit(page, () => page.remove())
  going = []
  still = false
}

/** @param {Element} page @param {boolean} isShut */
function shut(page, isShut) {
  // Not the page itself: what is inert is pressed through.
  for (const part of /** @type {HTMLCollectionOf<HTMLElement>} */ (page.children)) part.inert = isShut
  page.removeAttribute('data-moves')
}

/** While a page moves, nobody looks for anything in it. @param {HTMLElement} page */
function hush(page) {
  if (isCalm()) return
  if (page.contains(document.activeElement) && document.activeElement !== page) page.focus({ preventScroll: true })
  shut(page, true)
  page.dataset.moves = ''
}

/** As the server will say, or has said. @param {HTMLElement} page @param {boolean} isCovered */
function cover(page, isCovered) {
  page.classList.toggle('below', isCovered)
  page.inert = isCovered
  page.ariaHidden = isCovered ? 'true' : null
}

/**
 * A patch removes a page: it stays, without a number, until it has moved away.
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

/**
 * The user goes back from a page.
 * @param {HTMLElement} page
 */
export function leavePage(page) {
  if (leaving.has(page)) return
  leaving.set(page, send(idOf(page), 'place'))
  const under = below(page)
  // The server shows another column.
  if (!under || page.matches('[data-root]')) return
  shut(page, true)
  cover(under, false)
  exit(page)
}

/** @param {Element} page @param {Element[]} [fresh] pages that nobody has seen yet @returns {HTMLElement | null} */
function below(page, fresh = []) {
  let node = page.previousElementSibling
  while (node && (leaving.has(node) || node.classList.contains('leaving') || fresh.includes(node))) node = node.previousElementSibling
  return /** @type {HTMLElement | null} */ (node)
}

const THERE = { translate: '0%', opacity: '1' }

/**
 * How a page is when it is away, and when it is there: past the end of the window, or wherever it has come from; and how the one below
 * it is meanwhile.
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
function enter(page, fresh) {
  const under = below(page, fresh), [away, there, aside] = poses(page, under)
  // What has been given the focus there is to be used at once.
  if (!fresh.includes(page) || !page.contains(document.activeElement) || page === document.activeElement) hush(page)
  play(page, away, there, () => rest(page))
  if (under) play(under, THERE, aside, () => rest(under))
}

/** @param {HTMLElement} page @param {() => void} [done] */
function exit(page, done) {
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
 * @param {HTMLElement} node @param {Keyframe} from where nothing moves yet @param {Keyframe} to @param {() => void} [done]
 */
function play(node, from, to, done) {
  const old = running.get(node)
  const { translate, opacity, transform, clipPath } = getComputedStyle(node)
  const start = old ? { translate: translate === 'none' ? '0%' : translate, opacity, transform, clipPath } : from
  const motion = node.animate(frames(start, to), { duration: isCalm() ? MS / 2 : MS, easing: EASING, fill: 'both' })
  old?.cancel()
  running.set(node, motion)
  motion.finished.then(() => done?.(), () => {})
}

/** Lets the style sheet have it again. @param {Element | null} node */
function rest(node) {
  if (!node) return
  running.get(node)?.cancel()
  running.delete(node)
  if (node.dataset.moves === undefined) return
  shut(node, false)
  if (document.activeElement === node) focused.get(node)?.focus({ preventScroll: true })
}

/** @param {TouchEvent} event */
function touched(event) {
  swipe = null
  const [touch, second] = event.touches, target = /** @type {Element} */ (event.target)
  // Beside a page that is coming the finger reaches what holds the pages: it takes hold of the one that comes.
  const found = target.matches?.('.nav') ? [...target.children].findLast((child) => child.matches(ANY)) : target.closest?.(ANY)
  const page = /** @type {HTMLElement | null} */ (found)
  if (!page || second || leaving.has(page) || page.closest('[inert]')) return
  const { left, right, width } = /** @type {Element} */ (page.parentElement).getBoundingClientRect()
  const sign = isRightToLeft(page) ? -1 : 1, start = Math.abs(page.getBoundingClientRect().left - left)
  const inset = sign < 0 ? right - touch.clientX : touch.clientX - left
  if (inset < EDGE) swipe = { page, x: touch.clientX, y: touch.clientY, start, width, sign, active: false, trail: [], motions: [] }
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

/** A motion that is the finger's, for now. @param {HTMLElement} node @param {Keyframe} from @param {Keyframe} to */
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
  else if (!done.page.matches('[data-root]')) enter(done.page, [])
}
