// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync, version as swcVersion } from '@swc/core';
import { ModuleMocker } from 'jest-mock';
import { swcOptions } from '../build/swc-options.mjs';

const require = createRequire(import.meta.url);

/** State that jest-circus and `jest.setTimeout` keep on the global object. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

const mocker = new ModuleMocker(globalThis);

/** Node itself calls these; jest fakes those of the window only. */
const TIMERS_OF_NODE = [
  'clearImmediate',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
];

/** Environment of the file that runs. @type {any} */
let environment = null;

/** The part of the `jest` object that tests with real parts use. */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  clearAllMocks: () => mocker.clearAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  mocked: (/** @type {unknown} */ source) => source,
  useFakeTimers: (/** @type {{ doNotFake?: string[] }} */ { doNotFake = [], ...options } = {}) =>
    environment.fakeTimersModern.useFakeTimers({ ...options, doNotFake: [...TIMERS_OF_NODE, ...doNotFake] }),
  useRealTimers: () => environment.fakeTimersModern.useRealTimers(),
  advanceTimersByTime: (/** @type {number} */ ms) => environment.fakeTimersModern.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (/** @type {number} */ ms) =>
    environment.fakeTimersModern.advanceTimersByTimeAsync(ms),
  setTimeout: (/** @type {number} */ ms) => Reflect.set(globalThis, TEST_TIMEOUT, ms),
};

let imports = 0;

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

/** What one worker has compiled the others read, in this run and the next. */
const compiledFolder = path.join(import.meta.dirname, '../../.data/test-modules');
mkdirSync(compiledFolder, { recursive: true });

/** @type {Map<string, { code: string, map: string }>} */
const compiled = new Map();

/** @returns {{ code: string, map: string }} */
function readCompiled(/** @type {string} */ filename) {
  const known = compiled.get(filename);
  if (known) return known;
  const output = compile(filename, readFileSync(filename, 'utf8'));
  compiled.set(filename, output);
  return output;
}

/** @returns {{ code: string, map: string }} */
function compile(/** @type {string} */ filename, /** @type {string} */ source) {
  const options = swcOptions({ tsx: filename.endsWith('x'), sourceMaps: true });
  const key = createHash('sha1').update(`${swcVersion}\0${JSON.stringify(options)}\0${filename}\0${source}`);
  const file = path.join(compiledFolder, `${key.digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { code, map = '' } = transformSync(source, { ...options, filename });
  // Another worker must not read a part of it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ code, map }));
  renameSync(draft, file);
  return { code, map };
}

/** Imports that only a bundler resolves (styles, pictures, `?url`), and their small stand-ins. */
const STAND_INS = /** @type {const} */ ([
  [/\.module\.css$/u, 'css-modules.mjs'],
  [/\.css$/u, 'empty.mjs'],
  [/\?(?:url|raw|worker|worker&url)$/u, 'asset.mjs'],
  [/\.(?:svg|png|jpe?g|webp|avif|woff2?)$/u, 'asset.mjs'],
]);

const OF_WEB = /\/(?:libs\/[^/]+|web-(?:admin|public|shell))\/src\//u;
const findStandIn = (/** @type {string} */ specifier) =>
  STAND_INS.find(([pattern]) => pattern.test(specifier))?.[1];

const TESTING_LIBRARY = '@testing-library/';
const TESTING_LIBRARY_URL = /^testing-library:([^?]+)/u;
Reflect.set(globalThis, Symbol.for('testing-library'), require);

/** Node imports a CommonJS module once: this module exports what `require` returns after its cache was emptied. */
function exportRequired(/** @type {string} */ specifier) {
  const { default: _, ...others } = require(specifier);
  return `const required = globalThis[Symbol.for('testing-library')]('${specifier}');
export default required.default;
export const { ${Object.keys(others).join(', ')} } = required;`;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: GLOBALS_URL, format: 'module', shortCircuit: true };
    const standIn = OF_WEB.test(context.parentURL ?? '') && findStandIn(specifier);
    if (standIn) return { url: new URL(standIn, import.meta.url).href, format: 'module', shortCircuit: true };
    const graph = /\?graph=\d+$/u.exec(context.parentURL ?? '')?.[0];
    if (!graph) return nextResolve(specifier, context);
    if (specifier.startsWith(TESTING_LIBRARY))
      return { url: `testing-library:${specifier}${graph}`, format: 'module', shortCircuit: true };
    const resolved = nextResolve(specifier, context);
    const isOwn = resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/');
    return isOwn ? { ...resolved, url: `${resolved.url}${graph}` } : resolved;
  },
  load(url, context, nextLoad) {
    if (url === GLOBALS_URL) return { format: 'module', source: GLOBALS_SOURCE, shortCircuit: true };
    const [, library] = TESTING_LIBRARY_URL.exec(url) ?? [];
    if (library) return { format: 'module', source: exportRequired(library), shortCircuit: true };
    if (!/^file:[^?]*\.tsx?(\?|$)/u.test(url) || url.includes('/node_modules/'))
      return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code, map } = readCompiled(filename);
    sourceMaps.set(url, map);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/**
 * Runs test files with Node's own module loader instead of a virtual machine for each: a worker links the application once,
 * not once a file (5 of 7 seconds). Modules and the global object are shared by the files of a worker, and modules cannot be
 * mocked; a file that needs this belongs to the unit tests.
 */
class NativeRuntime {
  #environment = { ...process.env };
  /** Files of the repository with this query are loaded anew for a test file of components, with the state they keep. */
  #query = '';

  constructor(/** @type {unknown} */ _config, /** @type {any} */ ofFile) {
    environment = ofFile;
    if (!('fakeTimersModern' in environment)) return;
    // Testing Library finds fake timers by this global.
    Reflect.set(globalThis, 'jest', jest);
    this.#query = `?graph=${(imports += 1)}`;
    for (const file of Object.keys(require.cache))
      if (file.includes(`/node_modules/${TESTING_LIBRARY}`)) Reflect.deleteProperty(require.cache, file);
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
    return import(`${pathToFileURL(file).href}${this.#query || `?import=${(imports += 1)}`}`);
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
    mocker.restoreAllMocks();
    Reflect.deleteProperty(globalThis, TEST_TIMEOUT);
    for (const name of Object.keys(process.env))
      if (!(name in this.#environment)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.#environment);
  }
}

export { NativeRuntime as 'module.exports' };
