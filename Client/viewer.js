// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client that zooms pictures: by pinching, by the wheel with Control, by two taps, and by keys. A page
 * of the viewer is a scroll container around a scaled picture, so the browser itself moves a zoomed picture under
 * fingers and wheels, and goes on to the next one at its edge.
 */
import { clamp, consume, isCalm } from './start/basics.js'
import { join } from './start/parts.js'

/** The largest zoom, the zoom after two taps, and the factor of one key press. */
const MOST = 6, TWICE = 2.5, STEP = 1.5
/** The ms within which the second tap must come, and the ms of a zoom by taps or keys. */
const SOON = 300, GLIDE = 200

/** @param {EventTarget | null} target */
const pageOf = (target) =>
  /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest('.viewer-page') : null)
const current = () => /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll(
  '.layer:not([inert]) .viewer-now')].at(-1)?.closest('.viewer-page') ?? undefined)
/** @param {HTMLElement} page */
const zoomOf = (page) => Number(page.style.getPropertyValue('--zoom') || 1)

/**
 * Returns the point of the unzoomed picture that is under a point of the window.
 * @param {HTMLElement} page @param {number} x @param {number} y
 */
function under(page, x, y) {
  const { left, top } = page.getBoundingClientRect(), zoom = zoomOf(page)
  return [(page.scrollLeft + x - left) / zoom, (page.scrollTop + y - top) / zoom]
}

/**
 * Zooms so that a point of the picture is under a point of the window. Browsers round what they scroll to, so several
 * steps name the same point.
 * @param {HTMLElement} page @param {number} zoom @param {number} x @param {number} y @param {number[]} [spot]
 */
function zoomTo(page, zoom, x, y, [across, down] = under(page, x, y)) {
  const { left, top } = page.getBoundingClientRect(), next = clamp(zoom, 1, MOST)
  page.style.setProperty('--zoom', `${next}`)
  page.toggleAttribute('data-zoomed', next > 1)
  page.scrollTo({ left: across * next - x + left, top: down * next - y + top, behavior: 'instant' })
}

/** The zoom that the picture on its way has in the end. @type {{page: HTMLElement, zoom: number} | null} */
let aim = null

/** @param {HTMLElement} page */
const goalOf = (page) => aim?.page === page ? aim.zoom : zoomOf(page)

/** @param {HTMLElement} page @param {number} wanted @param {number} [x] @param {number} [y] */
function glide(page, wanted, x, y) {
  const box = page.getBoundingClientRect(), from = zoomOf(page), since = performance.now()
  const px = x ?? box.left + box.width / 2, py = y ?? box.top + box.height / 2
  const spot = under(page, px, py), own = { page, zoom: clamp(wanted, 1, MOST) }
  aim = own
  const step = () => {
    // Another key, finger or wheel has taken over.
    if (aim !== own) return
    const part = isCalm() ? 1 : clamp((performance.now() - since) / GLIDE, 0, 1)
    zoomTo(page, from + (own.zoom - from) * (1 - (1 - part) ** 3), px, py, spot)
    if (part < 1) requestAnimationFrame(step)
    else aim = null
  }
  step()
}

/** The distance and the middle of two fingers. @type {number[] | null} */ let pinch = null

/** @param {TouchEvent} event */
function touched(event) {
  const page = pageOf(event.target), [one, two] = event.touches
  if (!page || !two) return void (pinch = null)
  const now = [Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY), (one.clientX + two.clientX) / 2,
    (one.clientY + two.clientY) / 2]
  aim = null
  if (pinch) {
    page.scrollBy({ left: pinch[1] - now[1], top: pinch[2] - now[2], behavior: 'instant' })
    zoomTo(page, zoomOf(page) * now[0] / pinch[0], now[1], now[2])
  }
  pinch = now
  if (event.cancelable) event.preventDefault()
}

/** @param {WheelEvent} event */
function wheel(event) {
  const page = pageOf(event.target)
  if (!page || !event.ctrlKey) return
  event.preventDefault()
  aim = null
  zoomTo(page, zoomOf(page) * Math.exp(-clamp(event.deltaY, -50, 50) / 100), event.clientX, event.clientY)
}

/** @type {[page: Element, time: number] | null} */ let tapped = null

/** @param {MouseEvent} event */
function click(event) {
  const step = event.target instanceof Element && event.target.closest('[data-step]')
  const page = step ? current() : pageOf(event.target)
  if (!page) return void (tapped = null)
  if (step) return glide(page, goalOf(page) * STEP ** Number(step.getAttribute('data-step')))
  if (tapped?.[0] === page && event.timeStamp - tapped[1] < SOON) {
    tapped = null
    glide(page, goalOf(page) > 1 ? 1 : TWICE, event.clientX, event.clientY)
  } else tapped = [page, event.timeStamp]
}

/** @param {KeyboardEvent} event */
function key(event) {
  const page = current()
  if (!page || event.ctrlKey || event.metaKey || event.altKey) return
  const zoom = goalOf(page), way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key]
  if (event.key === '+' || event.key === '=') glide(page, zoom * STEP)
  else if (event.key === '-') glide(page, zoom / STEP)
  else if (event.key === '0') glide(page, 1)
  // The arrow keys move a zoomed picture, and otherwise press the buttons of the viewer.
  else if (way && zoom > 1) page.scrollBy({ left: way[0] * 80, top: way[1] * 80, behavior: 'instant' })
  else return
  consume(event)
}

/** The finger of a mouse that moves a zoomed picture. @type {{page: HTMLElement, x: number, y: number} | null} */
let held = null

/** @param {PointerEvent} event */
function down({ target, pointerType, clientX: x, clientY: y, button }) {
  const page = pageOf(target)
  held = page && pointerType === 'mouse' && !button && zoomOf(page) > 1 ? { page, x, y } : null
}

/** @param {PointerEvent} event */
function moved({ clientX: x, clientY: y, buttons }) {
  if (!held || !buttons) return void (held = null)
  held.page.scrollBy({ left: held.x - x, top: held.y - y, behavior: 'instant' })
  Object.assign(held, { x, y })
}

addEventListener('click', click)
addEventListener('keydown', key, true)
addEventListener('pointerdown', down)
addEventListener('pointermove', moved)
addEventListener('dragstart', (event) => { if (pageOf(event.target)) event.preventDefault() })

/** Listens in the viewer only, so that the page itself scrolls without scripts. @param {Element} node */
function begin(node) {
  const viewer = /** @type {HTMLElement} */ (node)
  for (const type of ['touchstart', 'touchmove', 'touchend']) {
    viewer.addEventListener(type, /** @type {EventListener} */ (touched), { passive: false })
  }
  viewer.addEventListener('wheel', wheel, { passive: false })
}

join({
  settle: (fresh) => fresh.filter((node) => node.matches('.viewer-overlay')).forEach(begin),
})
document.querySelectorAll('.viewer-overlay').forEach(begin)
