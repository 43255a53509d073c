// Starts the application after the first frame: the document is complete without it, so that painting comes first and has the
// whole line for itself. All scripts of the page are asked for at once, not one after another as they import each other.
const { entry, scripts } = document.querySelector('script[data-entry]').dataset;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  document.head.append(...scripts.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })));
  import(entry);
};
// Nothing to paint (the console), nobody who looks, or a browser that does not tell: no reason to wait.
if (!document.getElementById('ssr-data') || document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
}

// What was done before the application was there is done again once it is: the last button pressed, the last form sent. Forms that
// are real without scripts (GET) go their way.
let early = null;
const press = ({ target }) => { early = { button: target.closest('button[type="button"]') ?? early?.button }; };
const send = (event) => {
  if (event.target.method !== 'post') return;
  event.preventDefault();
  early = { form: event.target };
};
addEventListener('click', press, true);
addEventListener('submit', send, true);
addEventListener('prostora:live', () => {
  removeEventListener('click', press, true);
  removeEventListener('submit', send, true);
  if (early?.form?.isConnected) early.form.requestSubmit();
  else if (early?.button?.isConnected) early.button.click();
}, { once: true });
