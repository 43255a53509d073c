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

/** The part of the `jest` object that tests with real parts use. */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
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

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals'
      ? { url: GLOBALS_URL, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context),
  load(url, context, nextLoad) {
    if (url === GLOBALS_URL) return { format: 'module', source: GLOBALS_SOURCE, shortCircuit: true };
    if (!/^file:[^?]*\.tsx?(\?|$)/u.test(url) || url.includes('/node_modules/'))
      return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code, map } = compile(filename, readFileSync(filename, 'utf8'));
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
    return import(`${pathToFileURL(file).href}?import=${(imports += 1)}`);
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
