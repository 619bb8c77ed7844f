// SPDX-License-Identifier: Apache-2.0
/**
 * Shows the inspector of the page's session in a frame beside the page. Pages of a server in development load this
 * file. It is no part of the client: it uses nothing that other scripts of a page could not use.
 */
const root = document.documentElement
const folder = new URL('../inspect/', import.meta.url)
/** @type {HTMLElement | undefined} */ let panel

/** The width of the panel, and the width of a window in which it takes the lower half instead, in points. */
const WIDTH = 400, NARROW = 800

addEventListener('keydown', (event) => {
  if (!event.ctrlKey || !event.altKey || event.code !== 'KeyI') return
  event.preventDefault()
  toggle()
}, true)

// The panel has the same shortcut.
addEventListener('dais-inspector', () => toggle())

// A new session of the page has a new name.
new MutationObserver(() => panel && show()).observe(root, { attributeFilter: ['data-session'] })

if (new URLSearchParams(location.search).has('inspect')) toggle()

function toggle() {
  if (!panel) return open()
  panel.remove()
  panel = undefined
}

function open() {
  panel = document.createElement('aside')
  panel.id = 'dais-inspector'
  panel.ariaLabel = 'Inspector'
  panel.append(document.createElement('iframe'))
  Object.assign(panel.style, { position: 'fixed', zIndex: 2147483647, boxShadow: '0 0 24px rgb(0 0 0 / 0.25)' })
  place()
  document.body.append(panel)
  show()
}

/** Shows the session of the page. */
function show() {
  const frame = panel?.querySelector('iframe'), session = root.dataset.session
  if (!frame || !session) return
  frame.title = 'Inspector'
  Object.assign(frame.style, { border: 0, width: '100%', height: '100%', display: 'block', colorScheme: 'light dark' })
  frame.src = new URL(session, folder).href
}

function place() {
  const isNarrow = innerWidth < NARROW
  if (panel) Object.assign(panel.style, { insetInlineEnd: 0, bottom: 0, width: isNarrow ? '100%' : WIDTH + 'px',
    height: isNarrow ? '50dvh' : '100dvh' })
}

addEventListener('resize', place)
