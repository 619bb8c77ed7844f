// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curve, linear, spring } from '../../Client/start/springs.js'

/** Returns the easing as the browser plays it: straight lines between the points. */
function played(easing) {
  const points = easing.slice(7, -1).split(',').map((point) => point.split(' '))
  const list = points.map(([y, x]) => [x ? parseFloat(x) / 100 : 0, Number(y)])
  return (p) => {
    const index = Math.max(1, list.findIndex(([x]) => x >= p))
    const [[x0, y0], [x1, y1]] = [list[index - 1], list[index]]
    return x1 === x0 ? y1 : y0 + (y1 - y0) * (p - x0) / (x1 - x0)
  }
}

const PRESETS = {
  default: [0.5, 1], smooth: [0.5, 1], snappy: [0.5, 0.85], bouncy: [0.5, 0.7], classic: [0.5, 0.825],
  interactive: [0.15, 0.86],
  wild: [0.35, 0.3], creeping: [0.5, 1.8], pushed: [0.5, 0.8, 12], pulled: [0.4, 1, -9],
}

for (const [name, numbers] of Object.entries(PRESETS)) {
  test(`the easing of the ${name} spring is within 0.3 % of its curve`, (context) => {
    const { f, easing, seconds } = spring(...numbers)
    const play = played(easing)
    let error = 0
    for (let i = 0; i <= 5000; i++) error = Math.max(error, Math.abs(play(i / 5000) - f(i / 5000)))
    context.diagnostic(
      `${(error * 100).toFixed(3)} %, ${easing.split(',').length} points, ${easing.length} B, ${seconds.toFixed(2)} s`)
    assert.ok(error < 0.003, `${error}`)
    assert.ok(Math.abs(f(0.9999) - 1) < 0.002)
  })
}

test('a spring solves its differential equation', () => {
  for (const [response, damping, velocity = 0] of Object.values(PRESETS)) {
    const { f, seconds } = spring(response, damping, velocity)
    const w = 2 * Math.PI / response, step = 1e-5
    let x = 0, v = velocity
    for (let t = 0, i = 0; t < seconds; t += step, i++) {
      if (i % 5000 === 0) assert.ok(Math.abs(f(t / seconds) - x) < 5e-3, `${response} ${damping} at ${t}`)
      v += (w * w * (1 - x) - 2 * damping * w * v) * step
      x += v * step
    }
  }
})

test('a Bézier curve becomes a cubic-bezier() easing and a function of time', () => {
  const { easing, seconds, f } = curve([0.42, 0, 0.58, 1, 0.35])
  assert.equal(easing, 'cubic-bezier(0.42,0,0.58,1)')
  assert.equal(seconds, 0.35)
  assert.ok(Math.abs(f(0.5) - 0.5) < 1e-6 && f(0.2) < 0.2)
})

test('a straight line needs no more points than its first cuts', () => {
  assert.equal(linear((p) => p).split(',').length, 9)
})
