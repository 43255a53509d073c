// @ts-check
import { createRequire } from 'node:module';
import { createWindow } from './browser-window.mjs';
import NativeEnvironment from './native-environment.mjs';

const { ModernFakeTimers } = createRequire(import.meta.url)('@jest/fake-timers');

const initial = Object.getOwnPropertyDescriptors(globalThis);

/** Of the interfaces that both have, those of jsdom, which its elements accept; fetch, streams and URL are Node's. */
const OF_JSDOM = new Set([
  'CloseEvent',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'MessageEvent',
  'Navigator',
  'Storage',
  'WebSocket',
  'localStorage',
  'navigator',
  'sessionStorage',
]);
/** jsdom lacks it: timers take its place. */
const ABSENT = ['MessageChannel'];

/** Names of the globals of the present file's window. @type {string[]} */
let defined = [];

function define(/** @type {string} */ name, /** @type {PropertyDescriptor} */ descriptor) {
  defined.push(name);
  Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, ...descriptor });
}

/** Makes the members of a window those of the global object, which is the `window` of tests and sources. */
function defineGlobals(/** @type {any} */ window) {
  const names = new Set();
  for (let each = window; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const name of Object.getOwnPropertyNames(each)) names.add(name);
  names.delete('constructor');
  for (const name of names) {
    if (name in initial && !OF_JSDOM.has(name)) continue;
    const value = name.startsWith('on') ? undefined : window[name];
    if (typeof value === 'function' && /^[A-Z]/u.test(name)) {
      define(name, { writable: true, value });
      continue;
    }
    let method = typeof value === 'function' ? value.bind(window) : undefined;
    define(name, {
      get: () => method ?? window[name],
      // Libraries read `document.defaultView`, which is the window of jsdom: it gets what a test sets.
      set: (next) => {
        if (typeof next === 'function') method = next;
        window[name] = next;
      },
    });
  }
  for (const name of ['window', 'self', 'top', 'parent', 'frames'])
    define(name, { writable: true, value: globalThis });
  for (const name of ABSENT) define(name, { writable: true, value: undefined });
}

/** Timers that a file has started, as caches do: they would run in the window of the next file. @type {Set<NodeJS.Timeout>} */
const pending = new Set();
const { setTimeout, setInterval, clearTimeout } = globalThis;
let isFileRunning = false;

/** A timer that a finished file starts must not keep the process alive. */
function track(/** @type {NodeJS.Timeout} */ timer) {
  pending.add(timer);
  return isFileRunning ? timer : timer.unref();
}

const startTimeout = (
  /** @type {(...args: unknown[]) => void} */ run,
  /** @type {number} */ ms,
  /** @type {unknown[]} */ ...args
) => {
  const timer = setTimeout(() => {
    pending.delete(timer);
    run(...args);
  }, ms);
  return track(timer);
};

const startInterval = (/** @type {() => void} */ run, /** @type {number} */ ms) =>
  track(setInterval(run, ms));

/** What a test file has changed on the global object is undone before the next one. */
function restoreGlobals() {
  for (const name of defined) if (!(name in initial)) Reflect.deleteProperty(globalThis, name);
  defined = [];
  // State of the product that is kept once for a document.
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(key)?.startsWith('prostora.')) Reflect.deleteProperty(globalThis, key);
  for (const [name, descriptor] of Object.entries(initial)) {
    // Jest sets the console of the file before.
    if (name === 'console') continue;
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (now?.value !== descriptor.value || now?.get !== descriptor.get)
      Object.defineProperty(globalThis, name, descriptor);
  }
}

/** A window for each test file of components, on the global object of its worker; see native-runtime.mjs. */
export default class BrowserEnvironment extends NativeEnvironment {
  #config;
  #console;
  /** @type {any} */
  #window = null;
  /** @type {any} */
  fakeTimersModern = null;

  constructor(/** @type {any} */ { projectConfig }, /** @type {any} */ { console }) {
    super();
    this.#config = projectConfig;
    this.#console = console;
  }

  /** @override */
  async setup() {
    restoreGlobals();
    isFileRunning = true;
    this.#window = createWindow(this.#console);
    defineGlobals(this.#window);
    define('setTimeout', { writable: true, value: startTimeout });
    define('setInterval', { writable: true, value: startInterval });
    this.fakeTimersModern = new ModernFakeTimers({ config: this.#config, global: globalThis });
  }

  /** @override */
  async teardown() {
    this.fakeTimersModern?.dispose();
    isFileRunning = false;
    for (const timer of pending) clearTimeout(timer);
    pending.clear();
    this.#window?.close();
  }
}
