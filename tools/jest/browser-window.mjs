// @ts-check
/// <reference lib="dom" />
import { createRequire } from 'node:module';

const { JSDOM, VirtualConsole } = createRequire(import.meta.url)('jsdom');

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/** jsdom asks each node of the document whether it is a label of this element, and each label searches the document. */
function findLabels(/** @type {any} */ element) {
  if (element.type === 'hidden') return null;
  const root = element.getRootNode();
  return Array.from(root.querySelectorAll('label')).filter((label) =>
    label.htmlFor !== '' && 'getElementById' in root
      ? root.getElementById(label.htmlFor) === element
      : label.contains(element) && label.control === element,
  );
}

/**
 * A window of jsdom completed by the observers and media queries that component libraries expect.
 * @returns {any}
 */
export function createWindow(/** @type {Console} */ console) {
  const virtualConsole = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
  virtualConsole.on('jsdomError', (/** @type {Error} */ error) => console.error(error));
  const { window } = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole,
  });
  window.ResizeObserver ??= Observer;
  window.IntersectionObserver ??= Observer;
  window.Element.prototype.scrollIntoView ??= () => {};
  window.scrollTo = () => {};
  for (const name of LABELABLE)
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        return findLabels(this);
      },
    });
  const computedStyle = window.getComputedStyle;
  window.getComputedStyle = (/** @type {Element} */ element) => computedStyle(element);
  window.matchMedia ??= (/** @type {string} */ query) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  });
  return window;
}
