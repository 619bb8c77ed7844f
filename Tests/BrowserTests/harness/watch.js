// SPDX-License-Identifier: Apache-2.0
// Runs before anything else in the page and remembers what must not happen there.
(() => {
  const seen = { violations: [], errors: [] };
  let wasLeft = false;
  // What was on its way when the page was left has failed when WebKit shows that page again; the client asks anew.
  addEventListener('pagehide', () => { wasLeft = true });
  Object.defineProperty(window, '__watch', { value: seen });
  addEventListener('securitypolicyviolation', (event) => {
    seen.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
  }, true);
  addEventListener('error', (event) => {
    if (event.message) seen.errors.push(`${event.message} (${event.filename}:${event.lineno})`);
    else if (!wasLeft) seen.errors.push(`failed to load ${event.target.src || event.target.href || event.target.localName}`);
  }, true);
  addEventListener('unhandledrejection', (event) => {
    seen.errors.push(`unhandled rejection: ${event.reason && event.reason.stack || event.reason}`);
  });
  const report = console.error;
  console.error = (...parts) => {
    seen.errors.push(parts.map((part) => part && part.stack || String(part)).join(' '));
    report.apply(console, parts);
  };
})();
