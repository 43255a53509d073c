// Loads the application after the first frame (src/server/document.ts).
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
