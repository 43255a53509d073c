// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import { transformSync } from '@swc/core';
import { ModuleMocker } from 'jest-mock';
import { swcOptions } from '../build/swc-options.mjs';

const require = createRequire(import.meta.url);

/** State that jest-circus and `jest.setTimeout` keep on the global object. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

const mocker = new ModuleMocker(globalThis);

/** The part of the `jest` object that tests use here. @type {Record<string, unknown>} */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  mocked: (/** @type {unknown} */ mock) => mock,
  clearAllMocks: () => mocker.clearAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (/** @type {number} */ ms) => Reflect.set(globalThis, TEST_TIMEOUT, ms),
};

let imports = 0;
/** Whether each test file loads the project's own modules anew (component tests); packages stay loaded. */
let hasOwnModules = false;
/** Imports that only a bundler understands, as in `moduleNameMapper`. @type {[RegExp, string][]} */
let standIns = [];

const mapsFolder = mkdtempSync(path.join(tmpdir(), 'prostora-source-maps-'));
process.once('exit', () => rmSync(mapsFolder, { recursive: true, force: true }));

/** Source map of each compiled module, by its URL: written when jest asks for the file, which it does for stacks of errors. */
class SourceMaps extends Map {
  /** @type {Map<string, string>} */
  #files = new Map();

  /**
   * @override
   * @returns {string | undefined} path of the file
   */
  get(/** @type {string} */ url) {
    const known = this.#files.get(url);
    if (known !== undefined || !this.has(url)) return known;
    const file = path.join(mapsFolder, `${this.#files.size}.json`);
    writeFileSync(file, super.get(url));
    this.#files.set(url, file);
    return file;
  }
}
const sourceMaps = new SourceMaps();

/** @type {Record<string, any>} test functions of the file that runs */
let current = {};

/** Modules stay loaded from file to file, so what they import from `@jest/globals` forwards to the file that runs. */
const forward = (/** @type {string} */ name) =>
  new Proxy(() => {}, {
    apply: (_target, _self, args) => current[name](...args),
    get: (_target, key) => Reflect.get(current[name], key),
  });

const TEST_FUNCTIONS = [
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'describe',
  'expect',
  'it',
  'test',
];
const GLOBALS_URL = 'jest-globals:native';
Reflect.set(
  globalThis,
  Symbol.for(GLOBALS_URL),
  Object.fromEntries([['jest', jest], ...TEST_FUNCTIONS.map((name) => [name, forward(name)])]),
);
const GLOBALS_SOURCE = `export const { jest, ${TEST_FUNCTIONS.join(', ')} } = globalThis[Symbol.for('${GLOBALS_URL}')];`;

/** @type {Map<string, import('@swc/core').Output>} results of the compiler by path */
const compiled = new Map();

function compile(/** @type {string} */ filename) {
  const known = compiled.get(filename);
  if (known) return known;
  const options = swcOptions({ tsx: filename.endsWith('x'), sourceMaps: true });
  const output = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
  if (hasOwnModules) compiled.set(filename, output);
  return output;
}

/** A path into a package without `exports` may lack its extension. @type {import('node:module').ResolveHookSync} */
function resolveAsBundler(specifier, context, nextResolve) {
  try {
    return nextResolve(specifier, context);
  } catch (error) {
    if (!hasOwnModules || Reflect.get(Object(error), 'code') !== 'ERR_MODULE_NOT_FOUND') throw error;
    return nextResolve(`${specifier}.js`, context);
  }
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: GLOBALS_URL, format: 'module', shortCircuit: true };
    const standIn = standIns.find(([pattern]) => pattern.test(specifier));
    if (standIn) return { url: pathToFileURL(standIn[1]).href, format: 'module', shortCircuit: true };
    const resolved = resolveAsBundler(specifier, context, nextResolve);
    const isOwn = hasOwnModules && /\.tsx?$/u.test(resolved.url) && !resolved.url.includes('/node_modules/');
    return isOwn ? { ...resolved, url: `${resolved.url}?import=${imports}` } : resolved;
  },
  load(url, context, nextLoad) {
    if (url === GLOBALS_URL) return { format: 'module', source: GLOBALS_SOURCE, shortCircuit: true };
    if (!/^file:[^?]*\.tsx?(\?|$)/u.test(url) || url.includes('/node_modules/'))
      return nextLoad(url, context);
    const { code, map = '' } = compile(fileURLToPath(url));
    sourceMaps.set(url, map);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/**
 * Runs test files with Node's own module loader instead of a virtual machine for each: a worker links the application once,
 * not once a file (5 of 7 seconds). Modules and the global object are shared by the files of a worker, and modules cannot be
 * mocked; a file that needs this belongs to the unit tests. Component tests share packages only.
 */
class NativeRuntime {
  #environment = { ...process.env };
  /** @type {ModernFakeTimers} */
  #timers;

  constructor(/** @type {any} */ config) {
    hasOwnModules = config.globals.hasOwnModules === true;
    imports += 1;
    const mapped = hasOwnModules ? config.moduleNameMapper : [];
    standIns = mapped.map((/** @type {[string, string]} */ [pattern, file]) => [
      new RegExp(pattern, 'u'),
      file,
    ]);
    // Node's own parts wait for ticks and microtasks, which therefore stay real.
    const fakeTimers = { ...config.fakeTimers, doNotFake: ['nextTick', 'queueMicrotask'] };
    this.#timers = new ModernFakeTimers({ config: { ...config, fakeTimers }, global: globalThis });
    Object.assign(jest, {
      useFakeTimers: (/** @type {any} */ { doNotFake = [], ...options } = {}) =>
        this.#timers.useFakeTimers({ ...options, doNotFake: [...fakeTimers.doNotFake, ...doNotFake] }),
      useRealTimers: () => this.#timers.useRealTimers(),
      advanceTimersByTime: (/** @type {number} */ ms) => this.#timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (/** @type {number} */ ms) => this.#timers.advanceTimersByTimeAsync(ms),
    });
    // Testing Library looks for fake timers there.
    if (hasOwnModules) Reflect.set(globalThis, 'jest', jest);
  }

  requireInternalModule(/** @type {string} */ file) {
    // A test file begins with fresh state of jest-circus.
    Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
    Reflect.deleteProperty(require.cache, file);
    return require(file);
  }

  setGlobalsForRuntime(/** @type {Record<string, any>} */ globals) {
    current = globals;
  }

  requireModule(/** @type {string} */ file) {
    return require(file);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** Loads a setup or test file, also one that an earlier test file of this worker has loaded. */
  unstable_importModule(/** @type {string} */ file) {
    if (!hasOwnModules) imports += 1;
    return import(`${pathToFileURL(file).href}?import=${imports}`);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {
    this.#timers.dispose();
    mocker.restoreAllMocks();
    Reflect.deleteProperty(globalThis, TEST_TIMEOUT);
    for (const name of Object.keys(process.env))
      if (!(name in this.#environment)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.#environment);
  }
}

export { NativeRuntime as 'module.exports' };
