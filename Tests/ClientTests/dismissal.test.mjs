// SPDX-License-Identifier: Apache-2.0
/** Tests how the user dismisses layers. Rows are those of docs/Behaviors.md. */
import assert from 'node:assert/strict'
import { layer, test } from './support/page.mjs'

const ROOT = '<button id="opener">Open</button>'
const BUTTON = '<button id="inner">Inner</button>'
const LOCKED = { 'data-dismiss': '' }
const said = (page) => page.events('dismiss', 'attempt')

// Escape

test('one Escape dismisses one layer, the topmost, with one event (rows 23 and 30)', ROOT, async (page) => {
  await page.show('lower', BUTTON)
  await page.show('upper', BUTTON)
  page.user.key('Escape')
  assert.deepEqual(said(page), [['upper', 'dismiss', ['escape', 1]]])
  page.user.key('Escape')
  assert.deepEqual(said(page).slice(1), [['lower', 'dismiss', ['escape', 1]]])
  page.user.key('Escape')
  assert.equal(said(page).length, 2)
})

test('Escape dismisses only the upper of two layers that came in one frame (row 24)', ROOT, async (page) => {
  await page.patch(page.create('#dais-overlays', layer('lower', BUTTON) + layer('upper', BUTTON)))
  page.user.key('Escape')
  assert.deepEqual(said(page), [['upper', 'dismiss', ['escape', 1]]])
})

test('a held Escape dismisses one layer', ROOT, async (page) => {
  await page.show('lower', BUTTON)
  await page.show('upper', BUTTON)
  page.user.key('Escape')
  page.user.key('Escape', { repeat: true })
  assert.equal(said(page).length, 1)
})

test('Escape on a layer that disables dismissal is an attempt (rows 25 and 26)', ROOT, async (page) => {
  await page.show('sheet', BUTTON, LOCKED)
  page.user.key('Escape')
  assert.deepEqual(said(page), [['sheet', 'attempt', ['escape', 1]]])
  assert.deepEqual([page.isInert('#opener'), page.isInert('#sheet')], [true, false])
  assert.deepEqual(page.motions('#sheet-surface').map(({ frames }) => frames), [{ scale: [1, 1.02, 1] }])
})

test('going back means Escape, unless the layer says otherwise (rows 26 and 115)', ROOT, async (page) => {
  await page.show('kept', BUTTON, { 'data-history': '', 'data-dismiss': 'escape !back' })
  page.window.dispatchEvent(new page.window.PopStateEvent('popstate', { state: { step: 0 } }))
  assert.deepEqual(said(page), [['kept', 'attempt', ['back', 1]]])
  page.user.key('Escape')
  assert.deepEqual(said(page).slice(1), [['kept', 'dismiss', ['escape', 1]]])
})

test('Escape dismisses no layer below a modal that disables dismissal (row 25)', ROOT, async (page) => {
  await page.show('lower', BUTTON)
  await page.show('upper', BUTTON, LOCKED)
  page.user.key('Escape')
  assert.deepEqual(said(page), [['upper', 'attempt', ['escape', 1]]])
})

test('Escape skips a layer that blocks nothing and does not allow it', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.show('hint', '<p>Hint</p>', { 'data-layer': 'popover', 'data-modal': 'false', 'data-compact': 'popover',
    ...LOCKED })
  page.user.key('Escape')
  assert.deepEqual(said(page), [['sheet', 'dismiss', ['escape', 1]]])
})

test('Escape that content of a layer has handled dismisses nothing (row 27)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.find('#inner').addEventListener('keydown', (event) => event.preventDefault())
  page.user.key('Escape')
  assert.deepEqual(said(page), [])
})

test('Escape of an input method dismisses nothing (row 27)', ROOT, async (page) => {
  await page.show('sheet', '<input id="field">')
  page.user.key('Escape', { isComposing: true })
  assert.deepEqual(said(page), [])
})

test('Escape dismisses a layer when no element has the focus (row 28)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.document.activeElement.blur()
  page.user.key('Escape')
  assert.deepEqual(said(page), [['sheet', 'dismiss', ['escape', 1]]])
})

test('Escape without a layer is left to the browser', ROOT, async (page) => {
  assert.equal(page.user.key('Escape'), true)
})

test('Escape does not dismiss a column', ROOT, async (page) => {
  await page.show('inspector', BUTTON, { 'data-layer': 'inspector' })
  page.user.key('Escape')
  assert.deepEqual(page.events('dismiss'), [])
}, { media: ['(min-width: 744px)'] })

// A press outside

test('a press and release on a backdrop dismisses its layer (row 31)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.user.click('#sheet-backdrop')
  assert.deepEqual(said(page), [['sheet', 'dismiss', ['scrim', 1]]])
})

test('a press and release beside backdrop and surface dismisses the layer (row 31)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.user.click('#sheet')
  assert.deepEqual(said(page), [['sheet', 'dismiss', ['scrim', 1]]])
})

test('a press inside a layer dismisses nothing', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.user.click('#inner')
  page.user.click('#sheet-surface')
  assert.deepEqual(said(page), [])
})

test('a drag from inside a layer to its backdrop, or back, does not dismiss it (row 32)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.user.down('#inner')
  page.user.up('#sheet-backdrop')
  page.user.down('#sheet-backdrop')
  page.user.up('#inner')
  assert.deepEqual(said(page), [])
})

test('only the primary button of the pointer dismisses a layer (row 33)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  for (const details of [{ button: 2 }, { isPrimary: false }]) {
    page.user.down('#sheet-backdrop', 0, 0, details)
    page.find('#sheet-backdrop').click()
  }
  assert.deepEqual(said(page), [])
})

test('a press that began before a layer opened does not dismiss it (row 38)', ROOT, async (page) => {
  page.user.down('#opener')
  await page.show('sheet', BUTTON)
  page.user.up('#sheet-backdrop')
  assert.deepEqual(said(page), [])
})

test('a press in the instant in which a layer opens does not dismiss it (row 38)', ROOT, async (page) => {
  await page.add('sheet', BUTTON)
  page.user.click('#sheet-backdrop')
  assert.deepEqual(said(page), [])
})

test('the second click of a double click does not dismiss a layer (row 38)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.user.click('#sheet-backdrop', { detail: 2 })
  assert.deepEqual(said(page), [])
})

test('a press on a backdrop does not move the focus (row 14)', ROOT, async (page) => {
  await page.show('sheet', BUTTON, LOCKED)
  page.user.click('#sheet-backdrop')
  assert.equal(page.focus, 'inner')
})

test('a press outside a layer that disables dismissal is an attempt (row 26)', ROOT, async (page) => {
  await page.show('sheet', BUTTON, { 'data-dismiss': 'escape' })
  page.user.click('#sheet-backdrop')
  assert.deepEqual(said(page), [['sheet', 'attempt', ['scrim', 1]]])
})

test('a press on the backdrop of a leaving layer sends nothing', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.user.click('#sheet-backdrop')
  page.user.click('#sheet-backdrop')
  assert.deepEqual(said(page), [['sheet', 'dismiss', ['scrim', 1]]])
})

test('a press on a toast is no press outside the sheet below it (row 36)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.show('toast', '<p id="words">Words</p>',
    { 'data-layer': 'toast', 'data-modal': 'false', 'data-inert': 'never', role: 'group' })
  page.user.click('#words')
  assert.deepEqual(said(page), [])
})

// Buttons that close

const CLOSING = '<div data-closes><button id="done" data-on="click">Done</button>' +
  '<button id="more" data-on="click" data-stays>More</button>' +
  '<button id="off" data-on="click" disabled>Off</button></div>'

test('a button that closes sends its click, then the dismissal, and starts the exit', ROOT, async (page) => {
  page.user.click('#opener')
  await page.show('sheet', CLOSING, LOCKED)
  page.user.click('#done')
  assert.deepEqual(page.events('click', 'dismiss'), [['done', 'click', [1, 0, 0]], ['sheet', 'dismiss', ['button', 1]]])
  assert.deepEqual([page.focus, page.isInert('#sheet')], ['opener', true])
})

test('a button with data-stays, and a disabled button, close nothing', ROOT, async (page) => {
  await page.show('sheet', CLOSING)
  page.user.click('#more')
  page.user.click('#off')
  assert.deepEqual(said(page), [])
})

// Menus

const MENU = `<div><button id="menu-button" aria-haspopup="menu">Menu</button>
  <div id="menu" class="layer" data-layer="menu" popover data-dismiss="scrim escape">
  <div class="surface" role="menu" tabindex="-1">
  <button id="cut" role="menuitem" tabindex="-1" data-on="click" data-closes>Cut</button>
  <button id="paste" role="menuitem" tabindex="-1" data-on="click" data-closes>Paste</button></div></div></div>`
const isShown = (page) => page.find('#menu').checkVisibility()

test('Escape closes a menu before the sheet around it, and sends nothing', ROOT, async (page) => {
  await page.show('sheet', MENU)
  page.user.click('#menu-button')
  await page.turn(1000)
  assert.equal(isShown(page), true)
  page.user.key('Escape')
  await page.turn(1000)
  assert.deepEqual([isShown(page), page.focus, said(page)], [false, 'menu-button', []])
  page.user.key('Escape')
  assert.deepEqual(said(page), [['sheet', 'dismiss', ['escape', 1]]])
})

test('arrow keys open a menu and cycle through its items (rows 55 and 56)', MENU, async (page) => {
  page.find('#menu-button').focus()
  page.user.key('ArrowUp')
  assert.equal(page.focus, 'paste')
  page.user.key('ArrowDown')
  assert.equal(page.focus, 'cut')
  page.user.key('End')
  assert.equal(page.focus, 'paste')
})

test('typed letters focus the matching item of a menu (row 57)', MENU, async (page) => {
  page.find('#menu-button').focus()
  page.user.key('ArrowDown')
  page.user.key('p')
  assert.equal(page.focus, 'paste')
})

test('Tab closes a menu and moves on from its button', `${MENU}<button id="after">After</button>`, async (page) => {
  page.find('#menu-button').focus()
  page.user.key('ArrowDown')
  page.user.tab()
  await page.turn(1000)
  assert.deepEqual([isShown(page), page.focus], [false, 'after'])
})

test('an item of a menu sends its click and closes the menu (row 58)', MENU, async (page) => {
  page.user.click('#menu-button')
  await page.turn(1000)
  page.user.click('#cut')
  await page.turn(1000)
  assert.deepEqual(page.events('click', 'dismiss'), [['cut', 'click', [1, 0, 0]]])
  assert.deepEqual([isShown(page), page.focus], [false, 'menu-button'])
})

test('a modal that opens closes an open menu', MENU, async (page) => {
  page.user.click('#menu-button')
  await page.show('sheet', BUTTON)
  assert.deepEqual([isShown(page), page.focus], [false, 'inner'])
})

// A button that cancels

const CANCEL = '<button id="cancel" data-on="click" data-cancels aria-keyshortcuts="Escape">Cancel</button>'

test('Escape in a sheet with a button that cancels asks the server, which may press the button', ROOT, async (page) => {
  await page.show('sheet', CANCEL, { 'data-epoch': '4' })
  page.user.key('Escape')
  assert.deepEqual(page.events('attempt', 'dismiss', 'click'), [
    ['sheet', 'attempt', ['escape', 4, page.number('#cancel')]]])
  assert.deepEqual(page.motions('#sheet-surface').length, 0)
})

test('Escape in a sheet that must not be dismissed does not name the button that cancels', ROOT, async (page) => {
  await page.show('sheet', CANCEL, { 'data-dismiss': '' })
  page.user.key('Escape')
  assert.deepEqual(page.events('attempt', 'dismiss', 'click'), [['sheet', 'attempt', ['escape', 1]]])
})

test('Escape presses the button that cancels in a layer that is no sheet', ROOT, async (page) => {
  await page.show('cover', CANCEL, { 'data-layer': 'fullscreen', 'data-dismiss': '' })
  page.user.key('Escape')
  assert.deepEqual(page.events('attempt', 'dismiss', 'click'), [['cancel', 'click', null]])
})
