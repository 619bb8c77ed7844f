// SPDX-License-Identifier: Apache-2.0
/** Tests where the focus moves. Rows are those of docs/Behaviors.md. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const ROOT = '<p id="words">Words</p><button id="opener">Open</button><button id="other">Other</button>'
const TWO = '<h2 id="title">Title</h2><button id="first">1</button><button id="second">2</button>'
const POPOVER = { 'data-layer': 'popover', 'data-modal': 'false', 'data-compact': 'popover' }
const ALERT = { 'data-layer': 'alert', 'data-dismiss': 'escape', role: 'alertdialog' }

async function openFrom(page, opener, ...layer) {
  page.user.click(opener)
  await page.show(...layer)
}

// Entry

test('a modal focuses its first control before its entry has ended (rows 1 and 6)', ROOT, async (page) => {
  page.user.click('#opener')
  await page.add('sheet', TWO)
  assert.equal(page.focus, 'first')
  assert.deepEqual(page.events('entered'), [])
  await page.turn(1000)
  assert.equal(page.focus, 'first')
})

test('a modal focuses its title if its first control is out of view (row 2)', ROOT, async (page) => {
  page.place('#sheet-surface', 0, 300, 1024, 468)
  page.place('#first', 0, 900, 100, 40)
  await openFrom(page, '#opener', 'sheet', TWO)
  assert.equal(page.focus, 'title')
})

test('a modal focuses a control with autofocus instead of its first one (row 3)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', `${TWO}<input id="field" autofocus>`)
  assert.equal(page.focus, 'field')
})

test('a late control with autofocus takes the focus that the user has not moved (row 3)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  await page.patch(page.create('#sheet-surface', '<input id="late" autofocus>'))
  assert.equal(page.focus, 'late')
})

test('a late control with autofocus does not take the focus that the user has moved (row 3)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  page.user.tab()
  await page.patch(page.create('#sheet-surface', '<input id="late" autofocus>'))
  assert.equal(page.focus, 'second')
})

test('a modal without controls focuses its surface (row 4)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', '<p>Words</p>')
  assert.equal(page.focus, 'sheet-surface')
})

test('an alert focuses its cancel button, wherever it is (row 5)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'alert',
    '<button id="delete" data-role="destructive">Delete</button><button id="cancel" data-role="cancel">Cancel</button>',
    ALERT)
  assert.equal(page.focus, 'cancel')
})

test('an alert without a cancel button focuses its default button (row 5)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'alert', '<button id="first">1</button><button id="default" data-default>2</button>',
    ALERT)
  assert.equal(page.focus, 'default')
})

test('an alert never focuses a destructive button (row 5)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'alert',
    '<button id="delete" data-role="destructive">Delete</button><button id="keep">Keep</button>', ALERT)
  assert.equal(page.focus, 'keep')
})

test('an alert with a field focuses it (row 5)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'alert',
    '<div data-closes><input id="field"><button data-role="cancel">Cancel</button></div>', ALERT)
  assert.equal(page.focus, 'field')
})

test('a popover opened by the pointer does not move the focus (row 73)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'popover', TWO, POPOVER)
  assert.equal(page.focus, 'opener')
})

test('a popover opened by a key takes the focus (row 73)', ROOT, async (page) => {
  page.find('#opener').focus()
  page.user.key('Enter')
  await page.show('popover', TWO, POPOVER)
  assert.equal(page.focus, 'first')
})

test('a layer with data-focus="stay" does not move the focus', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO, { 'data-focus': 'stay' })
  assert.equal(page.focus, 'opener')
})

test('a new layer below a modal does not take its focus', ROOT, async (page) => {
  await openFrom(page, '#opener', 'upper', TWO)
  const lower =
    '<div id="lower" data-layer="sheet" data-epoch="1" data-modal="true"><div role="dialog" tabindex="-1">' +
    '<button id="low">Low</button></div></div>'
  await page.patch(page.create('#dais-overlays', lower, '#upper'))
  assert.equal(page.focus, 'first')
})

test('a layer that lost the focus during its entry takes it again (row 53)', ROOT, async (page) => {
  page.user.click('#opener')
  await page.add('sheet', TWO)
  page.document.activeElement.blur()
  await page.turn(1000)
  assert.equal(page.focus, 'first')
})

// Containment

test('Tab moves from the last control of a modal to its first (row 9)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  page.user.tab()
  assert.equal(page.focus, 'second')
  page.user.tab()
  assert.equal(page.focus, 'first')
})

test('Shift-Tab moves from the first control of a modal to its last (row 9)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  page.user.tab(true)
  assert.equal(page.focus, 'second')
})

test('Shift-Tab in a modal skips disabled, hidden and inert controls', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet',
    `${TWO}<button disabled>3</button><button hidden>4</button><div inert><button>5</button></div>`)
  page.user.tab(true)
  assert.equal(page.focus, 'second')
})

test('Shift-Tab in a modal focuses the checked button of a radio group', ROOT, async (page) => {
  const radios = '<input type="radio" name="r" id="a"><input type="radio" name="r" id="b" checked>' +
    '<input type="radio" name="r" id="c">'
  await openFrom(page, '#opener', 'sheet', TWO + radios)
  page.user.tab(true)
  assert.equal(page.focus, 'b')
})

test('Tab stays inside the upper of two modals (row 15)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'lower', TWO)
  await openFrom(page, '#first', 'upper', '<button id="third">3</button><button id="fourth">4</button>')
  const stops = []
  for (let times = 0; times < 3; times++) {
    page.user.tab()
    stops.push(page.focus)
  }
  assert.deepEqual(stops, ['fourth', 'third', 'fourth'])
})

test('Tab moves from the opener into a popover, and out of it to the control after the opener (row 73)', ROOT,
  async (page) => {
  await openFrom(page, '#opener', 'popover', TWO, { ...POPOVER, 'data-anchored': 'a' })
  const stops = []
  for (let times = 0; times < 3; times++) {
    page.user.tab()
    stops.push(page.focus)
  }
  assert.deepEqual(stops, ['first', 'second', 'other'])
})

test('a focused control that a patch removes hands the focus to the next one (row 10)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  await page.patch(page.remove('#first'))
  assert.equal(page.focus, 'second')
})

test('a focused last control that a patch removes hands the focus to the previous one (row 10)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  page.user.tab()
  await page.patch(page.remove('#second'))
  assert.equal(page.focus, 'first')
})

test('a focused control that a patch disables hands the focus to the next one (row 10)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  await page.patch(page.attribute('#first', 'disabled', ''))
  assert.equal(page.focus, 'second')
})

/** Rows with a control and a button that deletes the row. */
const ROWS = [0, 1, 2].map((index) => `<div class="row" id="row${index}"><button id="open${index}">Open</button>` +
  `<button id="remove${index}">Remove</button></div>`).join('')

for (const [index, heir] of [[0, 'row1'], [2, 'row1']]) {
  test(`row ${index} of 3 that is removed hands the focus to its neighbor itself`, ROWS, async (page) => {
    page.find(`#remove${index}`).focus()
    await page.patch(page.remove(`#row${index}`))
    assert.equal(page.focus, heir)
  })
}

test('the focus goes to the next row when a confirmed deletion removes the row of the opener', ROWS, async (page) => {
  page.user.click('#remove0')
  await page.show('sheet', '<button>OK</button>', { 'data-layer': 'alert', role: 'alertdialog' })
  await page.patch(page.command('#sheet', 'exit', 1), page.remove('#row0'))
  assert.equal(page.focus, 'row1')
})

test('a removed control does not hand the focus to a destructive one',
  '<button id="a">A</button><button id="b" data-role="destructive">Delete</button><button id="c">C</button>',
  async (page) => {
    page.find('#a').focus()
    await page.patch(page.remove('#a'))
    assert.equal(page.focus, 'c')
  })

test('the focus does not return to a destructive neighbor of a removed opener',
  '<button id="a">A</button><button id="b" data-role="destructive">Delete</button>', async (page) => {
    page.user.click('#a')
    await page.show('sheet', '<button>OK</button>')
    await page.patch(page.command('#sheet', 'exit', 1), page.remove('#a'))
    assert.equal(page.focus, 'dais-root')
  })

test('a patch that removes an unfocused control does not move the focus', ROOT, async (page) => {
  page.find('#other').focus()
  await page.patch(page.remove('#opener'))
  assert.equal(page.focus, 'other')
})

// Return

test('the focus returns to the control that opened the layer (row 16)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  page.user.key('Escape')
  assert.equal(page.focus, 'opener')
})

test('the focus returns to a pressed button that the browser did not focus (row 17)', ROOT, async (page) => {
  page.document.addEventListener('mousedown', (event) => event.preventDefault())
  await openFrom(page, '#opener', 'sheet', TWO)
  page.user.key('Escape')
  assert.equal(page.focus, 'opener')
})

test('the focus returns to the neighbor of a removed opener (row 18)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  await page.patch(page.remove('#opener'))
  page.user.key('Escape')
  assert.equal(page.focus, 'other')
})

test('the focus returns to the neighbor of a disabled opener (row 18)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  await page.patch(page.attribute('#opener', 'disabled', ''))
  page.user.key('Escape')
  assert.equal(page.focus, 'other')
})

test('the focus returns into the nearest remaining ancestor of a removed opener (row 18)',
  '<section id="section"><p id="row"><button id="opener">Open</button></p></section><button id="last">Last</button>',
    async (page) => {
    await openFrom(page, '#opener', 'sheet', TWO)
    await page.patch(page.remove('#row'), page.create('#section', '<button id="fresh">Fresh</button>'))
    page.user.key('Escape')
    assert.equal(page.focus, 'fresh')
  })

test('the focus returns to the page if no control is left (row 18)', '<button id="opener">Open</button>',
  async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  await page.patch(page.remove('#opener'))
  page.user.key('Escape')
  assert.equal(page.focus, 'dais-root')
})

test('when the lower layer leaves first, the upper one returns the focus to the opener of the lower (row 19)', ROOT,
  async (page) => {
  await openFrom(page, '#opener', 'lower', TWO)
  await openFrom(page, '#first', 'upper', '<button id="third">3</button>')
  await page.patch(page.command('#lower', 'exit', 1))
  assert.equal(page.focus, 'third')
  await page.patch(page.command('#upper', 'exit', 1))
  assert.equal(page.focus, 'opener')
})

test('a closing popover does not move the focus that has left it (row 20)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'popover', TWO, POPOVER)
  page.find('#other').focus()
  await page.patch(page.command('#popover', 'exit', 1))
  assert.equal(page.focus, 'other')
})

test('the page is usable before the focus returns, and the layer is inert after that (row 22)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  const seen = []
  page.find('#opener').addEventListener('focus', () => seen.push(page.isInert('#opener'), page.isInert('#sheet')))
  page.user.key('Escape')
  assert.deepEqual(seen, [false, false])
  assert.equal(page.isInert('#sheet'), true)
})

// Focus operations of the server

test('the server moves the focus to a control', ROOT, async (page) => {
  await page.patch(page.focusing('#other'))
  assert.equal(page.focus, 'other')
})

test('a focus operation on a view focuses its first control',
  `<div id="form"><p>Words</p><input id="a"><input id="b"></div>`, async (page) => {
  await page.patch(page.focusing('#form'))
  assert.equal(page.focus, 'a')
})

test('a focus operation on a view that has the focus does not move it',
  '<div id="form"><input id="a"><input id="b"></div>', async (page) => {
  page.find('#b').focus()
  await page.patch(page.focusing('#form'))
  assert.equal(page.focus, 'b')
})

test('the server takes the focus only from the element that it names', '<input id="a"><input id="b">', async (page) => {
  page.find('#a').focus()
  await page.patch(page.focusing('#b', false))
  assert.equal(page.focus, 'a')
  await page.patch(page.focusing('#a', false))
  assert.equal(page.focus, 'body')
})

test('a focus operation in the frame that closes a layer wins over the focus return', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  await page.patch(page.focusing('#other'), page.command('#sheet', 'exit', 1))
  assert.equal(page.focus, 'other')
})

test('the client sends the new focus before the loss of the old one',
  '<input id="a" data-on="focus"><input id="b" data-on="focus">', async (page) => {
  page.find('#a').focus()
  page.find('#b').focus()
  await page.turn(0)
  assert.deepEqual(page.events('focus'), [['a', 'focus', true], ['b', 'focus', true], ['a', 'focus', false]])
})

// Focus ring and names

test('the focus ring shows after a key and not after a press (row 8)', ROOT, async (page) => {
  page.user.click('#opener')
  assert.equal(page.count('[data-ring]'), 0)
  page.user.tab()
  assert.equal(page.find('[data-ring]').id, 'other')
  page.user.click('#opener')
  assert.equal(page.count('[data-ring]'), 0)
})

test('a dialog is named by its title, and after a patch by the new one (row 49)', ROOT, async (page) => {
  await openFrom(page, '#opener', 'sheet', TWO)
  assert.equal(page.find('#sheet-surface').getAttribute('aria-labelledby'), 'title')
  await page.patch(page.remove('#title'), page.create('#sheet-surface', '<h3 id="new">New</h3>'))
  assert.equal(page.find('#sheet-surface').getAttribute('aria-labelledby'), 'new')
})
