// SPDX-License-Identifier: Apache-2.0
/**
 * Tests the life of presentation layers: what starts and reverses a motion, and what the client sends. Rows are those
 * of docs/Behaviors.md.
 */
import assert from 'node:assert/strict'
import { layer, test } from './support/page.mjs'

const ROOT = '<button id="opener">Open</button>'
const BUTTON = '<button id="inner">Inner</button>'
const report = (page) => page.events('entered', 'exited', 'dismiss', 'attempt')

// Entry

test('the end of an entry is reported once, with the epoch of the layer', ROOT, async (page) => {
  await page.add('sheet', BUTTON, { 'data-epoch': '3' })
  assert.deepEqual(report(page), [])
  await page.turn(5000)
  assert.deepEqual(report(page), [['sheet', 'entered', 3]])
})

test('layers of the first page open without a motion', ROOT, async (page) => {
  assert.deepEqual(report(page), [['sheet', 'entered', 1]])
  assert.deepEqual(page.motions('#sheet-surface'), [])
  assert.equal(page.focus, 'inner')
}, { overlays: layer('sheet', BUTTON) })

test('a sheet moves in from below the window, and its first frame shows some of it', ROOT, async (page) => {
  page.place('#sheet-surface', 0, 300, 1024, 468)
  page.place('#inner', 20, 320, 100, 40)
  await page.add('sheet', BUTTON)
  // 16 of the 420 ms are over, and the motions of tests are linear.
  assert.equal(page.look('#sheet-surface', 'transform'), 'translate(0px, 450.1714px)')
  assert.equal(page.look('#sheet-backdrop', 'opacity'), '0.0381')
  await page.turn(1000)
  assert.equal(page.look('#sheet-surface', 'transform'), 'none')
  assert.equal(page.look('#sheet-backdrop', 'opacity'), '1')
})

test('a layer with data-motion has the motions that it names', ROOT, async (page) => {
  const motion = JSON.stringify([[700, 'ease-in', { opacity: '0.2' }], [90, 'ease-out', { scale: '2' }]])
  await page.add('sheet', BUTTON, { 'data-motion': motion.replaceAll('"', '&quot;') })
  const [entry] = page.motions('#sheet-surface')
  assert.deepEqual([entry.duration, entry.easing, entry.frames], [700, 'ease-in', [{ opacity: '0.2', offset: 0 }]])
  await page.turn(2000)
  page.user.key('Escape')
  const [exit] = page.motions('#sheet-surface')
  assert.deepEqual([exit.duration, exit.easing, exit.frames], [90, 'ease-out', [{ scale: '2', offset: 1 }]])
})

test('a layer with data-still opens and closes at once', ROOT, async (page) => {
  await page.add('sheet', BUTTON, { 'data-still': '' })
  await page.turn(0)
  assert.deepEqual(report(page), [['sheet', 'entered', 1]])
  page.user.key('Escape')
  await page.turn(0)
  assert.deepEqual(page.events('exited'), [['sheet', 'exited', 1]])
})

test('a layer fades under reduced motion (row 116)', ROOT, async (page) => {
  page.place('#sheet-surface', 0, 300, 1024, 468)
  page.place('#inner', 20, 320, 100, 40)
  await page.add('sheet', BUTTON)
  const [entry] = page.motions('#sheet-surface')
  assert.deepEqual([entry.duration, entry.frames], [150, [{ opacity: '0', offset: 0 }]])
}, { media: ['(prefers-reduced-motion: reduce)'] })

test('an entry whose end the browser does not report counts as over after a time', ROOT, async (page) => {
  await page.add('sheet', BUTTON)
  page.find('#sheet-surface').getAnimations()[0].pause()
  await page.turn(800)
  assert.deepEqual(report(page), [])
  await page.turn(100)
  assert.deepEqual(report(page), [['sheet', 'entered', 1]])
})

test('a layer with data-awaits opens when a patch removes the attribute', ROOT, async (page) => {
  page.user.click('#opener')
  await page.show('sheet', BUTTON, { 'data-awaits': 'size' })
  assert.deepEqual([page.focus, page.isInert('#opener'), report(page)], ['opener', false, []])
  await page.patch(page.attribute('#sheet', 'data-awaits', null))
  await page.turn(1000)
  assert.deepEqual([page.focus, page.isInert('#opener'), report(page)], ['inner', true, [['sheet', 'entered', 1]]])
})

test('a layer that closes before it was visible reports its exit at once', ROOT, async (page) => {
  await page.show('sheet', BUTTON, { 'data-awaits': 'size' })
  await page.patch(page.command('#sheet', 'exit', 1))
  assert.deepEqual(report(page), [['sheet', 'exited', 1]])
})

test('two layers of one frame open in document order (row 103)', ROOT, async (page) => {
  await page.patch(page.create('#dais-overlays',
    layer('lower', BUTTON) + layer('upper', '<button id="top">Top</button>')))
  await page.turn(1000)
  assert.deepEqual([page.focus, page.isInert('#lower'), page.isInert('#upper')], ['top', true, false])
  assert.deepEqual(page.events('entered'), [['lower', 'entered', 1], ['upper', 'entered', 1]])
})

// Exit

test('a dismissal starts the exit before the server answers (row 107)', ROOT, async (page) => {
  page.user.click('#opener')
  await page.show('sheet', BUTTON)
  page.user.key('Escape')
  assert.deepEqual([page.focus, page.isInert('#opener'), page.isInert('#sheet')], ['opener', false, true])
  assert.equal(page.motions('#sheet-surface').length, 1)
})

test('the end of an exit is reported once, and the layer stays until the server removes it (row 108)', ROOT,
  async (page) => {
  await page.show('sheet', BUTTON)
  page.user.key('Escape')
  assert.deepEqual(page.events('exited'), [])
  await page.turn(5000)
  assert.deepEqual(page.events('exited'), [['sheet', 'exited', 1]])
  assert.equal(page.count('#sheet'), 1)
  await page.patch(page.remove('#sheet'))
  assert.equal(page.count('#sheet'), 0)
})

test('an exit that the server confirms does not start again', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.user.key('Escape')
  await page.turn(300)
  await page.patch(page.command('#sheet', 'exit', 1))
  await page.turn(300)
  assert.deepEqual(page.events('exited'), [['sheet', 'exited', 1]])
})

test('a layer that the server closes sends no dismissal', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.patch(page.command('#sheet', 'exit', 1))
  assert.equal(page.isInert('#opener'), false)
  await page.turn(1000)
  assert.deepEqual(report(page), [['sheet', 'entered', 1], ['sheet', 'exited', 1]])
})

test('a refused dismissal brings the layer back from its present place', ROOT, async (page) => {
  page.place('#sheet-surface', 0, 300, 1024, 468)
  page.place('#inner', 20, 320, 100, 40)
  await page.show('sheet', BUTTON)
  page.user.key('Escape')
  await page.turn(210)
  await page.patch(page.command('#sheet', 'refuse', 1))
  assert.equal(page.look('#sheet-surface', 'transform'), 'translate(0px, 234px)')
  assert.deepEqual([page.focus, page.isInert('#opener'), page.isInert('#sheet')], ['inner', true, false])
  await page.turn(1000)
  assert.deepEqual([page.look('#sheet-surface', 'transform'), page.events('exited').length], ['none', 0])
})

test('a refusal for an open layer bounces it', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.patch(page.command('#sheet', 'refuse', 1))
  assert.deepEqual(page.motions('#sheet-surface').map(({ frames }) => frames), [{ scale: [1, 1.02, 1] }])
  assert.deepEqual(report(page), [['sheet', 'entered', 1]])
})

test('a refusal moves nothing under reduced motion (row 116)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.patch(page.command('#sheet', 'refuse', 1))
  assert.deepEqual(page.motions('#sheet-surface'), [])
}, { media: ['(prefers-reduced-motion: reduce)'] })

test('a layer dismissed during its entry leaves from its present place and reports no entry (row 104)', ROOT,
  async (page) => {
  page.place('#sheet-surface', 0, 300, 1024, 468)
  page.place('#inner', 20, 320, 100, 40)
  await page.add('sheet', BUTTON)
  await page.turn(105)
  page.user.key('Escape')
  assert.equal(page.look('#sheet-surface', 'transform'), 'translate(0px, 333.1714px)')
  await page.turn(1000)
  assert.deepEqual(report(page), [['sheet', 'dismiss', ['escape', 1]], ['sheet', 'exited', 1]])
})

test('a layer presented again during its exit comes back from its present place (row 105)', ROOT, async (page) => {
  page.place('#sheet-surface', 0, 300, 1024, 468)
  page.place('#inner', 20, 320, 100, 40)
  await page.show('sheet', BUTTON)
  await page.patch(page.command('#sheet', 'exit', 1))
  await page.turn(210)
  await page.patch(page.attribute('#sheet', 'data-epoch', '2'), page.command('#sheet', 'revive', 2))
  assert.equal(page.look('#sheet-surface', 'transform'), 'translate(0px, 234px)')
  assert.deepEqual([page.focus, page.isInert('#opener')], ['inner', true])
  await page.turn(1000)
  assert.deepEqual(report(page), [['sheet', 'entered', 1], ['sheet', 'entered', 2]])
})

test('a layer that has left opens again with a new epoch', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.patch(page.command('#sheet', 'exit', 1))
  await page.turn(1000)
  await page.patch(page.attribute('#sheet', 'data-epoch', '2'))
  await page.turn(1000)
  assert.deepEqual([page.focus, page.isInert('#sheet'), page.events('entered').at(-1)],
    ['inner', false, ['sheet', 'entered', 2]])
})

test('a command of an older epoch is ignored (row 109)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.patch(page.attribute('#sheet', 'data-epoch', '2'))
  await page.patch(page.command('#sheet', 'exit', 1))
  await page.turn(1000)
  assert.equal(page.isInert('#opener'), true)
  assert.deepEqual(report(page), [['sheet', 'entered', 1]], 'not even for a moment')
})

test('a dismissal carries the newest epoch of its layer', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.patch(page.attribute('#sheet', 'data-epoch', '2'))
  page.user.key('Escape')
  assert.deepEqual(page.events('dismiss'), [['sheet', 'dismiss', ['escape', 2]]])
})

test('an exit in a hidden tab takes no time', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  Object.defineProperty(page.document, 'hidden', { value: true })
  await page.patch(page.command('#sheet', 'exit', 1))
  await page.turn(0)
  assert.deepEqual(page.events('exited'), [['sheet', 'exited', 1]])
})

// Removal

test('an open layer that a patch removes leaves with its exit and sends nothing (rows 21 and 106)', ROOT,
  async (page) => {
  page.user.click('#opener')
  await page.show('sheet', BUTTON)
  await page.patch(page.remove('#sheet'))
  assert.deepEqual([page.focus, page.isInert('#opener'), page.isInert('#sheet')], ['opener', false, true])
  await page.turn(1000)
  assert.equal(page.count('#sheet'), 0)
  assert.deepEqual(report(page), [['sheet', 'entered', 1]])
})

test('a layer that is removed during its exit stays until the exit is over (row 106)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  page.user.key('Escape')
  await page.turn(200)
  await page.patch(page.remove('#sheet'))
  assert.equal(page.count('#sheet'), 1)
  await page.turn(300)
  assert.equal(page.count('#sheet'), 0)
  assert.deepEqual(page.events('exited'), [])
})

test('a removed layer that is still leaving does not keep its number', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.patch(page.remove('#sheet'))
  assert.deepEqual([page.number('#sheet'), page.number('#inner')], [undefined, undefined])
})

test('a layer that leaves closes the layers inside it', ROOT, async (page) => {
  page.user.click('#opener')
  await page.show('outer', `${BUTTON}<div id="host" class="host-layers"></div>`)
  await page.patch(page.create('#host', layer('nested', '<button id="top">Top</button>')))
  await page.turn(1000)
  assert.equal(page.focus, 'top')
  await page.patch(page.command('#outer', 'exit', 1))
  assert.equal(page.focus, 'opener')
  await page.turn(1000)
  assert.deepEqual(page.events('exited').map(([name]) => name).sort(), ['nested', 'outer'])
})

test('a layer inside removed content returns the focus and unlocks the page',
  '<button id="opener">Open</button><div id="part"><p id="host" class="host-layers"></p></div>', async (page) => {
  page.user.click('#opener')
  await page.patch(page.create('#host', layer('nested', BUTTON)))
  await page.turn(1000)
  assert.deepEqual([page.focus, page.isInert('#opener')], ['inner', true])
  await page.patch(page.remove('#part'))
  assert.deepEqual([page.focus, page.isInert('#opener'), page.document.documentElement.style.overflow],
    ['opener', false, ''])
})

// The whole document again

test('an open layer stays open, without a motion, when the whole document comes again (row 114)', ROOT,
  async (page) => {
  await page.show('sheet', `${BUTTON}<button id="second">2</button>`)
  page.user.tab()
  await page.whole(ROOT, layer('sheet', `${BUTTON}<button id="second">Second</button>`, { 'data-epoch': '4' }))
  assert.deepEqual([page.focus, page.find('#second').textContent, page.motions('#sheet-surface'),
    page.isInert('#opener')], ['second', 'Second', [], true])
  assert.deepEqual(page.events('entered').at(-1), ['sheet', 'entered', 4])
})

test('a layer that is missing when the whole document comes again leaves', ROOT, async (page) => {
  page.user.click('#opener')
  await page.show('sheet', BUTTON)
  await page.whole(ROOT, '')
  assert.deepEqual([page.focus, page.isInert('#opener')], ['opener', false])
  await page.turn(1000)
  assert.equal(page.count('#sheet'), 0)
})

// Several layers in one frame

const SECOND = '<button id="second">Second</button>'

/** Shows a lower sheet that is leaving, and an upper one that was opened from its second button. */
async function lowerLeaves(page) {
  page.user.click('#opener')
  await page.show('lower', BUTTON + SECOND)
  page.user.click('#second')
  await page.show('upper', '<button id="top">Top</button>')
  await page.patch(page.command('#lower', 'exit', 1))
}

for (const order of [['exit', 'revive'], ['revive', 'exit']]) {
  test(`an exit runs after a layer that comes back, in a frame with ${order.join(' before ')}`, ROOT, async (page) => {
    await lowerLeaves(page)
    const commands = { exit: page.command('#upper', 'exit', 1), revive: page.command('#lower', 'revive', 1) }
    await page.patch(...order.map((name) => commands[name]))
    assert.deepEqual([page.focus, page.isInert('#lower'), page.isInert('#opener')], ['second', false, true])
    await page.patch(page.command('#lower', 'exit', 1))
    assert.deepEqual([page.focus, page.isInert('#opener')], ['opener', false])
  })
}

test('an exit does not focus an element that its frame removes', ROOT + '<button id="other">Other</button>',
  async (page) => {
  page.user.click('#opener')
  await page.show('sheet', BUTTON)
  const focused = []
  page.window.addEventListener('focusin', ({ target }) => focused.push(target.id))
  await page.patch(page.command('#sheet', 'exit', 1), page.remove('#opener'))
  assert.deepEqual(focused, ['other'])
})

test('a new layer returns the focus to where an exit in its frame has put it', ROOT, async (page) => {
  page.user.click('#opener')
  await page.show('sheet', BUTTON)
  await page.patch(page.create('#dais-overlays', layer('next', '<button id="first">First</button>')),
    page.command('#sheet', 'exit', 1))
  assert.equal(page.focus, 'first')
  page.user.key('Escape')
  assert.equal(page.focus, 'opener')
})
