// SPDX-License-Identifier: Apache-2.0
// Records when a presentation is first visible, when it is at rest, and what a frame from the server costs the page.
(() => {
  const bench = { runs: [], shifts: 0, costs: [] };
  Object.defineProperty(window, '__bench', { value: bench });
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    new PerformanceObserver((list) => { for (const e of list.getEntries()) bench.shifts += e.value; })
      .observe({ type: 'layout-shift', buffered: true });
  } else bench.shifts = 'not observable';

  let run = null;
  const surface = () => document.querySelector('#dais-overlays > .layer:last-of-type > .surface');
  const begin = (event) => {
    run = { start: event.timeStamp, seen: 0, settled: 0, closing: !!surface() };
    bench.runs.push(run);
    requestAnimationFrame(frame);
  };
  // A callback of a frame runs before the frame is painted, so what it sees counts with the next one.
  const frame = (now) => {
    const { closing } = run, node = surface();
    const place = node?.getBoundingClientRect();
    if (run.place === undefined && node) run.place = place.top;
    const visible = closing ? !node || place.top !== run.place : node && place.top < innerHeight && +getComputedStyle(node).opacity > 0;
    const moves = document.getAnimations().some((a) => a.playState === 'running' && a.effect.getComputedTiming().endTime !== Infinity);
    if (run.due && !run.seen) run.seen = now - run.start;
    if (visible) run.due = true;
    if (run.seen && !moves && (closing ? !node : node)) { run.settled = now - run.start; return; }
    requestAnimationFrame(frame);
  };
  addEventListener('click', (event) => { if (/^(Open|Done)$/.test(event.target.closest?.('button')?.innerText.trim())) begin(event); }, true);

  // Measures the task that applies a frame, and the style and layout work that it causes.
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...parts) {
      super(...parts);
      const handlers = Object.getOwnPropertyDescriptor(Socket.prototype, 'onmessage');
      Object.defineProperty(this, 'onmessage', {
        get: () => handlers.get.call(this),
        set: (handler) => handlers.set.call(this, (event) => measured(() => handler.call(this, event))),
      });
    }
    addEventListener(kind, handler, ...rest) {
      super.addEventListener(kind, kind === 'message' ? (event) => measured(() => handler.call(this, event)) : handler, ...rest);
    }
  };
  const measured = (work) => {
    const start = performance.now();
    work();
    document.body.offsetHeight;
    bench.costs.push(performance.now() - start);
  };

  // Opens the same content in the browser's own modal dialog, without anything else.
  bench.bare = () => {
    const dialog = document.createElement('dialog');
    const made = (name, ...content) => {
      const node = document.createElement(name);
      node.append(...content);
      return node;
    };
    dialog.append(made('div', made('button', 'Done')), ...Array.from({ length: 20 }, (_, n) => made('div',
      made('div', made('span', `Entry ${n}`), made('span', `What there is to say about entry ${n}`)), made('button', 'Select'))));
    document.body.offsetHeight;
    const start = performance.now();
    document.body.append(dialog);
    dialog.showModal();
    document.body.offsetHeight;
    const open = performance.now() - start;
    dialog.close();
    dialog.remove();
    document.body.offsetHeight;
    return open;
  };
})();
