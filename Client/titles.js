// SPDX-License-Identifier: Apache-2.0
/**
 * A large title goes up with the content below it, and stands small in the bar once it is behind it (behaviour of iOS).
 * The content reaches below the title's place and has as much room at its top, so nothing is laid out while it scrolls.
 *
 *     ┌ bar ────────┐         ┌ bar  Title ─┐
 *     │ Title       │ ─────▶  │ row 3       │
 *     │ row 1       │ scroll  │ row 4       │
 */

/** How much of the title is still seen when the small one comes, in px. */
const LEFT = 10

export function watchTitles() {
  addEventListener('scroll', ({ target }) => { if (target instanceof HTMLElement) scrolled(target) }, { capture: true, passive: true })
  addEventListener('resize', () => {
    for (const page of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-slid]'))) {
      const scroller = scrollers.get(page)
      if (scroller?.isConnected) begin(page, scroller, titleOf(page))
    }
  })
}

/** @type {WeakMap<Element, HTMLElement>} what scrolls in a page */ const scrollers = new WeakMap()
/** @type {WeakMap<Element, number>} the room at the top of what scrolls that is its own */ const own = new WeakMap()

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
  if (small) small.dataset.title = title.textContent ?? ''
}

/** Whether it begins right below the title, and scrolls down. @param {Element} page @param {HTMLElement} scroller */
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
  // Content stays where it is seen. Firefox would scroll by as much as the room at its top grows.
  scroller.style.overflowAnchor = 'none'
  scroller.style.paddingTop = title ? `${(own.get(scroller) ?? 0) + height}px` : ''
  page.style.setProperty('--big', `${height}px`)
  page.toggleAttribute('data-slid', !!title)
  if (!title) page.removeAttribute('data-small')
  scroller.scrollTop = at
  requestAnimationFrame(() => { scroller.style.overflowAnchor = '' })
}
