// SPDX-License-Identifier: Apache-2.0
// This script records when something can be pressed, and in which frame. All times are milliseconds of the page's own clock.
(() => {
  const find = (name) => document.querySelector(`[data-testid=${name}]`);
  const center = (name) => {
    const box = find(name)?.getBoundingClientRect();
    return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
  };
  // Returns whether an element, or the dialog around it, can be seen and pressed at the center of its visible part.
  const usable = (name) => {
    const node = find(name)?.closest('dialog,[role=dialog],button');
    if (!node?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const [x, y] = [Math.max(left, 0) + Math.min(right, innerWidth), Math.max(top, 0) + Math.min(bottom, innerHeight)];
    return top < innerHeight - 2 && node.contains(document.elementFromPoint(x / 2, y / 2));
  };
  const count = () => find('count')?.textContent.trim();
  const bench = { center, count, seen: 0, counted: 0 };
  Object.defineProperty(window, '__bench', { value: bench });

  // After the next press, `result` gets the time until the condition holds, and that of the first frame that shows it.
  bench.arm = (name) => {
    const before = count();
    const holds = name === 'count' ? () => count() !== before : () => usable(name);
    bench.result = null;
    addEventListener('click', (event) => {
      const start = event.timeStamp;
      let dom = 0, due = false;
      const look = () => { if (!dom && holds()) dom = performance.now() - start; };
      const observer = new MutationObserver(look);
      observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
      // A callback of a frame runs before the frame is painted, so the next callback tells when it was.
      const frame = () => {
        if (due) {
          observer.disconnect();
          bench.result = [dom, performance.now() - start];
          return;
        }
        look();
        due = !!dom;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }, { capture: true, once: true });
  };

  // In the first second, this records when the button can be pressed, and when a press has had an effect.
  let first;
  const boot = () => {
    if (!bench.seen && usable('add')) bench.seen = performance.now();
    first ??= count();
    if (first !== undefined && count() !== first) { bench.counted = performance.now(); return; }
    requestAnimationFrame(boot);
  };
  requestAnimationFrame(boot);
})();
