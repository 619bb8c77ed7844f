// SPDX-License-Identifier: Apache-2.0
/**
 * A page with the client in it. The test is the server's end of its socket. The document is jsdom's. What jsdom lacks
 * is in clock.mjs, animations.mjs, layout.mjs and, if it is small, here.
 */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as plainTest } from 'node:test'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { installAnimations } from './animations.mjs'
import { Clock, settled } from './clock.mjs'
import { Layout } from './layout.mjs'
import { User } from './user.mjs'

if (!vm.SourceTextModule || !process.env.NODE_PATH) throw new Error(
  'node needs --experimental-vm-modules and NODE_PATH=/usr/share/nodejs; scripts/test --client sets both')
const require = createRequire(import.meta.url)
// Properties that are newer than jsdom's style parser, which drops unknown ones.
for (const name of ['translate', 'rotate', 'scale', 'inset', 'scrollbar-gutter']) require('cssstyle/lib/allProperties')
  .add(name)
const { JSDOM, VirtualConsole } = require('jsdom')

const folder = fileURLToPath(new URL('../../../Client/', import.meta.url))
/** Every module of the client by its file name, whatever its folder. */
const paths = Object.fromEntries(readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.js'))
  .map((path) => [path.split('/').at(-1), folder + path]))
/** The text of each module, and the compiled code of its last use. */
const sources = new Map()

/** Returns the number of elements in markup. */
const count = (markup) => JSDOM.fragment(markup).querySelectorAll('*').length

/**
 * Defines a test of one page. It also fails if the client throws, warns, or asks for the whole document.
 * @param {string} name @param {string} root the page's markup
 * @param {(page: Page) => Promise<void>} body
 * @param {{overlays?: string, media?: string[]}} [options]
 */
export function test(name, root, body, options) {
  plainTest(name, async () => {
    const page = await Page.open(root, options)
    await body(page)
    assert.deepEqual(page.complaints, [])
  })
}

export class Page {
  clock = new Clock()
  layout = new Layout()
  /** Errors and warnings of the page. @type {string[]} */ complaints = []
  /** Frames that the client has sent. @type {any[][]} */ frames = []
  #modules = new Map()
  #seq = 0
  #next = 1
  #socket

  static async open(root, options) {
    const page = new Page(root, options)
    const entries = ['main.js', 'overlays.js', 'motion.js', 'drag.js', 'uploads.js', 'picks.js', 'selections.js',
      'notes.js']
    for (const entry of entries) await page.#run(entry)
    page.#socket.onopen()
    await page.say('w', 's', 'secret', 'adopted', 30)
    return page
  }

  constructor(root, { overlays = '', media = [] } = {}) {
    this.#next = count(root) + count(overlays) + 3
    const boot = JSON.stringify({ socket: '/_dais/live/', count: this.#next - 1, sum: '0', longest: 21504, files: '/',
      parts: [], words: ['Dismiss', 'Not saved:', 'Reconnecting…', 'This page needs to be reloaded.', 'Reload',
        'This page continues in another window.'] })
    const virtualConsole = new VirtualConsole()
    virtualConsole.on('jsdomError', (error) => this.complaints.push(String(error.detail?.stack ?? error)))
    virtualConsole.on('warn', (...words) => this.complaints.push(words.join(' ')))
    // The documents of jsdom are hidden unless they pretend to be visual.
    const markup = `<!DOCTYPE html><body><main id="dais-root">${root}</main><div id="dais-overlays">${overlays}</div>
      <script type="application/json" id="dais-boot">${boot}</script>`
    const options = { url: 'http://host/', pretendToBeVisual: true, runScripts: 'outside-only', virtualConsole }
    const dom = new JSDOM(markup, options)
    this.window = dom.window
    this.document = dom.window.document
    this.context = dom.getInternalVMContext()
    for (const query of media) this.layout.media.add(query)
    this.clock.install(this.window)
    this.layout.install(this.window, installAnimations(this.window, this.clock))
    this.#fill()
    this.user = new User(this)
  }

  /** Adds the rest of what jsdom lacks. */
  #fill() {
    const page = this, { window } = this, { HTMLElement } = window
    window.WebSocket = class {
      static OPEN = 1
      readyState = 1
      constructor() { page.#socket = this }
      close() { this.readyState = 3 }
      send(text) {
        const frame = JSON.parse(text)
        // The element can be gone by the time a test looks.
        page.frames.push(frame[0] === 'e' ? Object.assign(frame,
          { name: page.#module('nodes.js').namespace.lookUp(frame[3])?.id }) : frame)
      }
    }
    window.PointerEvent = class extends window.MouseEvent {
      constructor(type, { pointerId = 1, pointerType = 'mouse', isPrimary = true, ...rest } = {}) {
        super(type, rest)
        Object.assign(this, { pointerId, pointerType, isPrimary })
      }
    }
    window.visualViewport = null
    window.CSS = { escape: String }
    const reflect = (property, attribute) => Object.defineProperty(window.Element.prototype, property, {
      get() { return this.getAttribute(attribute) },
      set(value) { if (value === null) this.removeAttribute(attribute); else this.setAttribute(attribute, value) },
    })
    for (const name of ['Label', 'Hidden', 'Expanded', 'Atomic', 'Selected', 'MultiSelectable'])
      reflect(`aria${name}`, `aria-${name.toLowerCase()}`)
    reflect('role', 'role')
    Object.defineProperty(HTMLElement.prototype, 'inert',
      { get() { return this.hasAttribute('inert') }, set(value) { this.toggleAttribute('inert', value) } })
    const { focus } = HTMLElement.prototype
    Object.assign(HTMLElement.prototype, {
      focus() { if (!this.closest('[inert]') && this.checkVisibility()) focus.call(this) },
      setPointerCapture() {},
      scrollIntoView() {},
      showPopover() { this.dataset.shown = '' },
      hidePopover() { delete this.dataset.shown },
    })
  }

  /** Returns a module. Modules run in the window, a new set for every page. */
  #module(name) {
    if (this.#modules.has(name)) return this.#modules.get(name)
    const path = paths[name], source = sources.get(path) ?? { text: readFileSync(path, 'utf8') }
    const module = new vm.SourceTextModule(source.text,
      { context: this.context, identifier: path, cachedData: source.compiled })
    source.compiled ??= module.createCachedData()
    sources.set(path, source)
    this.#modules.set(name, module)
    return module
  }

  async #run(entry) {
    const module = this.#module(entry)
    if (module.status === 'unlinked') await module.link((specifier) => this.#module(specifier.split('/').at(-1)))
    await module.evaluate()
  }

  // The document

  /** @returns {HTMLElement} the only element that matches */
  find(selector) {
    const found = this.document.querySelectorAll(selector)
    assert.equal(found.length, 1, `elements that match ${selector}`)
    return found[0]
  }

  count(selector) { return this.document.querySelectorAll(selector).length }

  /** The focused element: its `id`, or else its tag name. */
  get focus() { return this.document.activeElement.id || this.document.activeElement.localName }

  isInert(selector) { return !!this.find(selector).closest('[inert]') }

  /** Returns the present value of an element's property. */
  look(selector, property) { return this.window.getComputedStyle(this.find(selector))[property] }

  /** Returns the motions of an element: keyframes and timing. */
  motions(selector) {
    return this.find(selector).getAnimations()
      .map(({ frames, timing }) => JSON.parse(JSON.stringify({ frames, ...timing })))
  }

  place(selector, left, top, width, height, more) { this.layout.place(selector, { left, top, width, height, ...more }) }

  async turn(ms) { await this.clock.turn(ms) }

  // The server's side

  /** Returns the events of these kinds: the `id` of the element, the kind and the payload. */
  events(...kinds) { return this.frames.filter(([frame, , , , kind]) => frame === 'e' && kinds.includes(kind))
    .map((frame) => [frame.name, frame[4], frame[5]]) }

  /** Returns the client's number of an element. */
  number(selector) { return this.#module('nodes.js').namespace.idOf(this.find(selector)) }

  async say(...frame) {
    this.#socket.onmessage({ data: JSON.stringify(frame) })
    await settled()
  }

  /** Sends operations. They answer everything that the client has sent before. */
  async patch(...operations) {
    const seen = Math.max(0, ...this.frames.filter(([frame]) => frame === 'e').map(([, seq]) => seq))
    await this.say('p', ++this.#seq, seen, operations)
  }

  /** Operation 0. */
  create(parent, html, before) {
    const first = this.#next
    this.#next += count(html)
    return [0, this.number(parent), before ? this.number(before) : 0, html, first, count(html)]
  }

  remove(selector) { return [1, this.number(selector)] }
  attribute(selector, name, value) { return [3, this.number(selector), name, value] }
  style(selector, property, value) { return [6, this.number(selector), property, value] }
  /** Operation 8. */
  command(selector, name, epoch) { return [8, this.number(selector), name, epoch] }
  /** Operation 9. */
  focusing(selector, wanted = true) { return [9, this.number(selector), wanted] }

  /** Sends the whole document: operation 7 on the page, and then on the host of layers. */
  async whole(root, overlays) {
    const host = count(root) + 2
    this.#next = host + count(overlays) + 1
    await this.patch([7, 1, root, 2, count(root)], [7, host, overlays, host + 1, count(overlays)])
  }

  /** Replaces the session by a new one, as a server that was restarted does. */
  async renew(root, overlays = '') {
    this.frames.length = this.#seq = 0
    await this.say('w', 't', 'secret', 'replaced', 30)
    await this.whole(root, overlays)
  }

  /**
   * Sends a frame with a new layer on top.
   * @param {string} name its `id` @param {string} content @param {Record<string, string>} [attributes]
   */
  async add(name, content, attributes) { await this.patch(
    this.create('#dais-overlays', layer(name, content, attributes))) }

  /** Adds a layer, and waits until it has entered. */
  async show(name, content, attributes) {
    await this.add(name, content, attributes)
    await this.turn(1000)
  }
}

/** Returns the markup of a layer: a sheet, unless the attributes say otherwise. */
export function layer(name, content, { role = 'dialog', ...attributes } = {}) {
  const all = { 'data-layer': 'sheet', 'data-epoch': '1', 'data-modal': 'true', 'data-dismiss': 'scrim escape drag',
    'data-on': 'dismiss attempt entered exited', ...attributes }
  const text = Object.entries(all).map(([key, value]) => ` ${key}="${value}"`).join('')
  const spot = all['data-anchored'] ? '<div class="spot"></div>' : ''
  return `<div id="${name}" class="layer"${text}><div id="${name}-backdrop" class="backdrop"></div>${spot}` +
    `<div id="${name}-surface" class="surface" role="${role}" tabindex="-1">${content}</div></div>`
}
