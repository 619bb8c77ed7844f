// SPDX-License-Identifier: Apache-2.0
/**
 * Moves a large title up with the content below it, and shows it small in the bar once it is behind the bar, as iOS
 * does. The content reaches below the title and has as much padding at its top, so that scrolling needs no layout.
 *
 *     ┌ bar ────────┐         ┌ bar  Title ─┐
 *     │ Title       │ ─────▶  │ row 3       │
 *     │ row 1       │ scroll  │ row 4       │
 */

/** The height of the title that is still visible when the small one appears, in px. */
const LEFT = 10

export function watchTitles() {
  addEventListener('scroll', ({ target }) => { if (target instanceof HTMLElement) scrolled(target) },
    { capture: true, passive: true })
  addEventListener('resize', () => {
    for (const page of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-slid]'))) {
      const scroller = scrollers.get(page)
      if (scroller?.isConnected) begin(page, scroller, titleOf(page))
    }
  })
}

/** @type {WeakMap<Element, HTMLElement>} the scroll container of a page */ const scrollers = new WeakMap()
/** @type {WeakMap<Element, number>} the own top padding of a scroll container */ const own = new WeakMap()

/** @param {Element} page */
const titleOf = (page) => /** @type {HTMLElement | null} */ (page.querySelector(':scope > .bars > .big-title'))

/** @param {HTMLElement} scroller */
function scrolled(scroller) {
  const page = /** @type {HTMLElement | null} */ (scroller.closest('.page')), title = page && titleOf(page)
  if (!page || (!title && !page.dataset.slid)) return
  if (scrollers.get(page) !== scroller || !page.dataset.slid !== !title) {
    if (!page.dataset.slid && !isBelow(page, scroller)) return
    if (page.dataset.slid && scrollers.get(page)?.isConnected && title) return
    begin(page, scroller, title)
  }
  if (!title) return
  const height = parseFloat(page.style.getPropertyValue('--big')), top = Math.max(0, scroller.scrollTop)
  page.style.setProperty('--slid', `${Math.min(height, top)}px`)
  page.toggleAttribute('data-small', top > height - LEFT)
  const small = /** @type {HTMLElement | null} */ (page.querySelector(':scope > .bars > .bar > .bar-t'))
  // A title with a subtitle is a heading of its own.
  if (small) small.dataset.title = (title.querySelector('[role=heading]') ?? title).textContent ?? ''
}

/**
 * Indicates whether the scroll container begins right below the title, and scrolls.
 * @param {Element} page @param {HTMLElement} scroller
 */
function isBelow(page, scroller) {
  const content = page.querySelector(':scope > .page-c')
  if (!content?.contains(scroller) || scroller.scrollHeight <= scroller.clientHeight) return false
  const outer = content.getBoundingClientRect(), { top, width } = scroller.getBoundingClientRect()
  return Math.abs(top - outer.top) < 2 && width > outer.width / 2
}

/** @param {HTMLElement} page @param {HTMLElement} scroller @param {HTMLElement | null} title */
function begin(page, scroller, title) {
  if (!own.has(scroller)) own.set(scroller, parseFloat(getComputedStyle(scroller).paddingTop))
  const height = title?.offsetHeight ?? 0, at = scroller.scrollTop
  scrollers.set(page, scroller)
  // The visible content keeps its place. Firefox would scroll by as much as the padding at the top grows.
  scroller.style.overflowAnchor = 'none'
  scroller.style.paddingTop = title ? `${(own.get(scroller) ?? 0) + height}px` : ''
  page.style.setProperty('--big', `${height}px`)
  page.toggleAttribute('data-slid', !!title)
  if (!title) page.removeAttribute('data-small')
  scroller.scrollTop = at
  requestAnimationFrame(() => { scroller.style.overflowAnchor = '' })
}
