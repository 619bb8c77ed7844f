// SPDX-License-Identifier: Apache-2.0
/**
 * Replaces layout and style sheets. A test places elements, and only inline styles count. There is no layout, except
 * that a `translate` in points moves a box.
 */
const USUAL = {
  opacity: '1', translate: 'none', rotate: 'none', scale: 'none', transform: 'none', filter: 'none',
  visibility: 'visible', overflowX: 'visible',
  overflowY: 'visible', color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none',
}

export class Layout {
  width = 1024
  height = 768
  /** The width of the page's scrollbar. */
  scrollbar = 0
  /** The media queries that match. */
  media = new Set()
  /** @type {[selector: string, box: (node: Element) => object][]} */ #boxes = []

  /**
   * Places the elements that match: `{ left, top, width, height }` and, for scroll containers, `scrollHeight`, or a
   * function that returns that for an element.
   */
  place(selector, box) {
    this.#boxes.push([selector, typeof box === 'function' ? box : () => box])
  }

  boxOf(node) {
    if (node === node.ownerDocument.documentElement) return { left: 0, top: 0, width: this.width - this.scrollbar,
      height: this.height }
    const [, box] = this.#boxes.findLast(([selector]) => node.matches(selector)) ?? [null, () => ({})]
    return { left: 0, top: 0, width: 0, height: 0, ...box(node) }
  }

  /** @param animated returns the value of a property with animations, see animations.mjs */
  install(window, animated) {
    const layout = this
    const valueOf = (node, name) => {
      const inherited = name === 'direction' ? node.closest('[dir]')?.dir ?? 'ltr' : ''
      const size = name === 'width' || name === 'height' ? `${layout.boxOf(node)[name]}px` : undefined
      return animated(node, name, node.style[name] || inherited || USUAL[name] || size || '')
    }
    window.getComputedStyle = (node) => new Proxy({}, { get: (_, name) => name === 'getPropertyValue'
      ? (property) => node.style.getPropertyValue(property)
      : valueOf(node, name) })

    const rectOf = (node) => {
      const { left, top, width, height } = layout.boxOf(node)
      const [x = 0, y = 0] = (valueOf(node, 'translate').match(/-?[\d.]+(?=px|$| )/g) ?? []).map(Number)
      return { left: left + x, top: top + y, right: left + x + width, bottom: top + y + height, width, height,
        x: left + x, y: top + y }
    }
    const sizes = (name) => Object.fromEntries(['offset', 'client', 'scroll'].map((kind) => [`${kind}${name}`, {
      configurable: true,
      get() { const box = layout.boxOf(this); return kind === 'scroll' ? box[`scroll${name}`] ?? box[name.toLowerCase()]
        : box[name.toLowerCase()] },
    }]))
    Object.defineProperties(window.HTMLElement.prototype, { ...sizes('Width'), ...sizes('Height') })
    Object.assign(window.Element.prototype, {
      getBoundingClientRect() { return rectOf(this) },
      getClientRects() { return layout.boxOf(this).width ? [rectOf(this)] : [] },
      checkVisibility() { return !this.closest('[hidden],[popover]:not([data-shown])') },
      scrollBy({ top }) { this.scrollTop += top },
    })
    window.document.elementsFromPoint = (x, y) => [...window.document.body.querySelectorAll('*')].filter((node) => {
      const { left, top, right, bottom } = rectOf(node)
      return x >= left && x < right && y >= top && y < bottom
    }).reverse()
    window.document.elementFromPoint = (x, y) => window.document.elementsFromPoint(x, y)[0] ?? null

    for (const [name, size] of [['innerWidth', 'width'], ['innerHeight', 'height']]) Object.defineProperty(window, name,
      { get: () => layout[size] })
    window.matchMedia = (query) => ({ get matches() { return layout.media.has(query) }, addEventListener() {} })
    // No element changes its size or leaves the window unless a test says so.
    window.ResizeObserver = window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} }
  }
}
