// Starts the application after the first paint, because the document is complete without it.
// Loads all scripts of the page at once, not one after another as they import each other.
const { entry, scripts } = document.querySelector('script[data-entry]').dataset;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  document.head.append(
    ...scripts
      .split(' ')
      .map((href) =>
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      ),
  );
  import(entry);
};
// Starts at once in the administration, in a hidden page, and in browsers that do not report paints.
if (
  !document.getElementById('ssr-data') ||
  document.visibilityState === 'hidden' ||
  !PerformanceObserver.supportedEntryTypes.includes('paint')
)
  start();
else {
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
}

// Repeats the last click or submit made before the application was live. GET forms work without scripts.
let early = null;
const press = ({ target }) => {
  early = { button: target.closest('button[type="button"]') ?? early?.button };
};
const send = (event) => {
  if (event.target.method !== 'post') return;
  event.preventDefault();
  early = { form: event.target };
};
addEventListener('click', press, true);
addEventListener('submit', send, true);
addEventListener(
  'prostora:live',
  () => {
    removeEventListener('click', press, true);
    removeEventListener('submit', send, true);
    if (early?.form?.isConnected) early.form.requestSubmit();
    else if (early?.button?.isConnected) early.button.click();
  },
  { once: true },
);
