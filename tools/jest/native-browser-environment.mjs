// @ts-check
import { JSDOM, VirtualConsole } from 'jsdom';

/** Names of the window that are Node's own: the same standard, which jsdom lacks, copies badly or runs on timers of its own. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'FormData',
  'Headers',
  'MessageChannel',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  // jsdom's call the global functions of the same name.
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
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

const virtualConsole = new VirtualConsole();
virtualConsole.on('jsdomError', (error) => console.error(error));

/** @type {any} one window for all files of a worker: packages are loaded once and keep it */
const window = new JSDOM('<!DOCTYPE html>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
  virtualConsole,
}).window;

/** @type {Set<NodeJS.Timeout>} timers of the file that runs */
const timers = new Set();

/** @template {typeof setTimeout | typeof setInterval} T @param {T} start @returns {T} */
function track(start) {
  const tracked = (/** @type {Parameters<typeof setTimeout>} */ ...args) => {
    const timer = start(...args);
    timers.add(timer);
    return timer;
  };
  return Object.defineProperties(/** @type {any} */ (tracked), Object.getOwnPropertyDescriptors(start));
}
globalThis.setTimeout = track(setTimeout);
globalThis.setInterval = track(setInterval);

/** Makes one name of two objects the same property: it lives in `home`. */
const alias = (/** @type {any} */ object, /** @type {string} */ name, /** @type {any} */ home) =>
  Object.defineProperty(object, name, {
    configurable: true,
    enumerable: true,
    get: () => home[name],
    set: (value) => {
      home[name] = value;
    },
  });

/** jsdom completed by fetch and streams, and by the observers and media queries that component libraries expect. */
function completeWindow() {
  for (const name of FROM_NODE) alias(window, name, globalThis);
  window.ResizeObserver ??= Observer;
  window.IntersectionObserver ??= Observer;
  window.Element.prototype.scrollIntoView ??= () => {};
  window.scrollTo = () => {};
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
}

/** An uncaught error of a listener fails the test, as long as the test does not listen itself. */
function reportUncaughtErrors() {
  let listeners = 0;
  window.addEventListener('error', (/** @type {ErrorEvent} */ event) => {
    if (listeners === 0 && event.error != null) process.emit('uncaughtException', event.error);
  });
  const { addEventListener, removeEventListener } = window;
  window.addEventListener = (/** @type {any[]} */ ...args) => {
    if (args[0] === 'error') listeners += 1;
    return addEventListener.apply(window, args);
  };
  window.removeEventListener = (/** @type {any[]} */ ...args) => {
    if (args[0] === 'error') listeners -= 1;
    return removeEventListener.apply(window, args);
  };
}

/** Code finds the names of the window as globals; `globalThis` itself stays Node's. */
function exposeWindow() {
  const builtIn = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]\w+$/u.test(name)));
  const language = new Set([...builtIn].filter((name) => window[name] === Reflect.get(globalThis, name)));
  const skipped = new Set([
    ...language,
    ...FROM_NODE,
    'globalThis',
    'global',
    'undefined',
    'NaN',
    'Infinity',
  ]);
  const names = new Set(Object.getOwnPropertyNames(window));
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) names.add(name);
  const bound = new Map();
  for (const name of names) {
    if (skipped.has(name) || name.startsWith('_')) continue;
    const value = window[name];
    if (value === Reflect.get(globalThis, name)) continue;
    // Functions that are no classes need their window as `this`.
    const isFunction = typeof value === 'function' && /^[a-z]/u.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const current = window[name];
        if (!isFunction || typeof current !== 'function' || current !== value) return current;
        if (!bound.has(name)) bound.set(name, value.bind(window));
        return bound.get(name);
      },
      set: (changed) => {
        window[name] = changed;
      },
    });
  }
  Object.defineProperty(globalThis, 'window', { configurable: true, value: window, writable: true });
}

completeWindow();
reportUncaughtErrors();
exposeWindow();

const HOMES = [globalThis, window, window.document, window.navigator];

/** Runs test files on the global object of their worker (see native-runtime.mjs), which has the names of a window. */
export default class NativeBrowserEnvironment {
  global = globalThis;
  #before = HOMES.map((home) => Object.getOwnPropertyDescriptors(home));

  getVmContext() {
    return null;
  }

  async setup() {}

  /** The next file finds an empty document and unchanged globals. */
  async teardown() {
    // Caches of queries expire after minutes, which would keep the worker alive.
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    const { document, history, localStorage, sessionStorage } = window;
    for (const part of [document.head, document.body]) part.replaceChildren();
    for (const part of [document.documentElement, document.body])
      for (const { name } of [...part.attributes]) part.removeAttribute(name);
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    HOMES.forEach((home, index) => this.#restore(home, this.#before[index] ?? {}));
  }

  #restore(/** @type {any} */ home, /** @type {Record<string, PropertyDescriptor>} */ before) {
    for (const name of Object.getOwnPropertyNames(home))
      if (!(name in before)) Reflect.deleteProperty(home, name);
    for (const [name, descriptor] of Object.entries(before)) {
      if (descriptor.configurable) Object.defineProperty(home, name, descriptor);
      else if (descriptor.writable) home[name] = descriptor.value;
    }
  }
}
