// Starts the application after the first frame: the document is complete without it, so that painting comes first and has the
// whole line for itself. All scripts of the page are asked for at once, not one after another as they import each other.
const { entry, scripts } = document.querySelector('script[data-entry]').dataset;
const start = () => {
  document.head.append(...scripts.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })));
  import(entry);
};
if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  new PerformanceObserver((painted, observer) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}

// A button pressed before the application was there is pressed again once it is.
let pressed = null;
const remember = ({ target }) => { pressed = target.closest('button[type="button"]') ?? pressed; };
addEventListener('click', remember, true);
addEventListener('prostora:live', () => {
  removeEventListener('click', remember, true);
  if (pressed?.isConnected) pressed.click();
}, { once: true });
