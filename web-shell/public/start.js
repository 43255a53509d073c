// Starts the application after the first frame: the document is complete without it, so painting comes first.
const { entry } = document.querySelector('script[data-entry]').dataset;
const start = () => import(entry);
if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));
