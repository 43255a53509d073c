import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser has and jsdom lacks or copies badly: Node's own are the same standard. */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

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
function findLabels(element) {
  if (element.type === 'hidden') return null;
  const root = element.getRootNode();
  return Array.from(root.querySelectorAll('label')).filter((label) =>
    label.htmlFor !== '' && 'getElementById' in root
      ? root.getElementById(label.htmlFor) === element
      : label.contains(element) && label.control === element,
  );
}

/** jsdom completed by fetch and streams, and by the observers and media queries that component libraries expect. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.ResizeObserver ??= Observer;
    this.global.IntersectionObserver ??= Observer;
    this.global.Element.prototype.scrollIntoView ??= () => {};
    this.global.scrollTo = () => {};
    for (const name of LABELABLE)
      Object.defineProperty(this.global[`HTML${name}Element`].prototype, 'labels', {
        configurable: true,
        get() {
          return findLabels(this);
        },
      });
    const computedStyle = this.global.getComputedStyle;
    this.global.getComputedStyle = (element) => computedStyle(element);
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    });
  }
}
