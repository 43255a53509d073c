// Starts the application after the first frame: the document is complete without it, so painting comes first.
const { entry } = document.querySelector('script[data-entry]').dataset;
const start = () => import(entry);
if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));

// A button pressed before the application was there is pressed again once it is.
let pressed = null;
const remember = ({ target }) => { pressed = target.closest('button[type="button"]') ?? pressed; };
addEventListener('click', remember, true);
addEventListener('prostora:live', () => {
  removeEventListener('click', remember, true);
  if (pressed?.isConnected) pressed.click();
}, { once: true });
