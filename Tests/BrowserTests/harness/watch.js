// SPDX-License-Identifier: Apache-2.0
// Runs before anything else in the page. It records errors and violations, and knows what is still pending.
(() => {
  const seen = { violations: [], errors: [], unloaded: [], pending, frames, step, missing };
  let isLeaving = false, wasLeft = false;
  Object.defineProperty(window, '__watch', { value: seen });
  addEventListener('securitypolicyviolation', (event) => {
    seen.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
  }, true);
  // WebKit cancels what a page still loads before it hides the page, and shows that page again on the way back. The
  // client then asks again. A failure while the user leaves the page counts only if the page stays after all.
  addEventListener('beforeunload', () => { isLeaving = true });
  addEventListener('pagehide', () => {
    seen.unloaded.length = 0;
    isLeaving = false;
    wasLeft = true;
  });
  addEventListener('error', (event) => {
    const { src, href, localName } = event.target;
    if (event.message) seen.errors.push(`${event.message} (${event.filename}:${event.lineno})`);
    else if (!wasLeft) (isLeaving ? seen.unloaded : seen.errors).push(`failed to load ${src || href || localName}`);
  }, true);
  const loaded = new Set();
  document.addEventListener('load', ({ target }) => loaded.add(target.src || target.href), true);
  addEventListener('unhandledrejection', (event) => {
    seen.errors.push(`unhandled rejection: ${event.reason && event.reason.stack || event.reason}`);
  });
  const report = console.error;
  console.error = (...parts) => {
    seen.errors.push(parts.map((part) => part && part.stack || String(part)).join(' '));
    report.apply(console, parts);
  };

  // The timers that have not fired yet, with their milliseconds.
  const timers = new Map(), later = window.setTimeout, cancel = window.clearTimeout;
  window.setTimeout = (action, ms = 0, ...rest) => {
    const timer = later(() => {
      timers.delete(timer);
      action(...rest);
    }, ms);
    timers.set(timer, ms);
    return timer;
  };
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    cancel(timer);
  };

  // The number of the last event that was sent, of the last one that was answered, and of the last patch.
  let sent = 0, answered = 0, patch = 0;
  const send = WebSocket.prototype.send, sockets = new WeakSet();
  WebSocket.prototype.send = function (data) {
    if (!sockets.has(this)) this.addEventListener('message', received);
    sockets.add(this);
    const [kind, number] = JSON.parse(data);
    if (kind === 'e') sent = number;
    send.call(this, data);
  };
  // This runs after the client's own listener, which exists before the socket opens.
  function received({ data }) {
    const [kind, number, ack, status] = JSON.parse(data);
    if (kind === 'p') [patch, answered] = [number, ack];
    else if (kind === 'w' && status === 'replaced') sent = answered = patch = 0;
  }

  // Returns the files that the client loads when the page is idle, and that have not run yet. Parts that few pages need
  // (2) and the one that carries frames without a WebSocket are not among them. Style sheets that the page contains are
  // fetched for the next visit.
  function missing() {
    const { parts, files } = JSON.parse(document.getElementById('dais-boot').textContent);
    const inline = [...document.querySelectorAll('style[data-file]')].map((style) => style.dataset.file);
    const names = parts.filter(([name, , , , when]) => name !== 'stream' && when < 2)
      .flatMap(([name, types]) => [...types & 2 ? [`${name}.css`] : [], ...types & 1 ? [`${name}.js`] : []]);
    return [...new Set([...names, ...inline])].filter((name) => {
      const address = new URL(files + name, location).href;
      if (!inline.includes(name)) return !loaded.has(address);
      return !performance.getEntriesByName(address).some(({ responseEnd }) => responseEnd);
    });
  }

  // Calls back when the browser has painted that many frames.
  function frames(count, done) {
    if (count) requestAnimationFrame(() => later(() => frames(count - 1, done)));
    else done();
  }

  // Moves every animation on by 50 ms in place of the clock, so that a slow machine sees as many positions as a fast
  // one.
  function step() {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect.getComputedTiming();
      if (endTime === Infinity || animation.playState === 'finished' || animation.id === 'phases') continue;
      const time = Number(animation.currentTime) + 50;
      animation.pause();
      if (time < endTime) animation.currentTime = time;
      else animation.finish();
    }
  }

  // Calls back when nothing is pending during three frames, or after `patience` ms with what still was: timers shorter
  // than `ms`, animations that end, changes of the document, scrolling, missing patches up to `number`, and, with
  // `answers`, unanswered events.
  function pending(ms, answers, number, patience, done) {
    const end = performance.now() + patience;
    const again = (found) => {
      if (!found.length || performance.now() > end) done(found);
      else later(() => lookThrice(ms, answers, number, again), 10);
    };
    lookThrice(ms, answers, number, again);
  }
  function lookThrice(ms, answers, number, done) {
    const found = new Set();
    const changes = new MutationObserver((list) => list.forEach(({ target }) => found.add(`a change of ${target.nodeName}`)));
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const scrolled = () => found.add('scrolling');
    addEventListener('scroll', scrolled, true);
    const look = (left) => {
      for (const time of timers.values()) if (time < ms) found.add(`a timer of ${time} ms`);
      // Scrolling alone moves the animations of scroll transitions.
      for (const { effect, id, playState } of document.getAnimations()) {
        if (id !== 'phases' && playState !== 'finished' && effect.getComputedTiming().endTime !== Infinity) found.add('an animation');
      }
      if (answers && sent > answered) found.add(`the answer to event ${sent}`);
      if (patch < number) found.add(`patch ${number}`);
      if (left && !found.size) return frames(1, () => look(left - 1));
      changes.disconnect();
      removeEventListener('scroll', scrolled, true);
      done([...found]);
    };
    look(3);
  }
})();
