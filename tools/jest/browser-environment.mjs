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

/** jsdom completed by fetch and streams, and by the observers and media queries that component libraries expect. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.ResizeObserver ??= Observer;
    this.global.IntersectionObserver ??= Observer;
    this.global.Element.prototype.scrollIntoView ??= () => {};
    this.global.scrollTo = () => {};
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
