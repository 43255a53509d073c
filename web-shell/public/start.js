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

// A button pressed before the application was there is pressed again once it is.
let pressed = null;
const remember = ({ target }) => { pressed = target.closest('button[type="button"]') ?? pressed; };
addEventListener('click', remember, true);
addEventListener('prostora:live', () => {
  removeEventListener('click', remember, true);
  if (pressed?.isConnected) pressed.click();
}, { once: true });
