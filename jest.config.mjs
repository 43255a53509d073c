import path from 'node:path';
import { swcOptions } from './tools/build/swc-options.mjs';
import { EXTENDED_TESTS } from './tools/jest/extended-tests.mjs';

const rootDir = import.meta.dirname;
const own = (file) => path.join(rootDir, 'tools/jest', file);

const extended = process.env.TEST_FILES === 'core' ? EXTENDED_TESTS.map((file) => `<rootDir>/${file}`) : [];

/** The compiler of the tests is the compiler of the build. */
const transform = {
  '\\.[mc]?ts$': ['@swc/jest', swcOptions({ tsx: false, sourceMaps: 'inline' })],
  '\\.tsx$': ['@swc/jest', swcOptions({ tsx: true, sourceMaps: 'inline' })],
};

const shared = {
  rootDir,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/dist-ssr/',
    '/dist-maps/',
    '/\\.data[^/]*/',
    '/\\.nx/',
    '/fixtures/',
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/\\.data[^/]*/',
    '<rootDir>/\\.nx/',
    '/dist/',
    '/dist-ssr/',
    '/dist-maps/',
    '/tools/.+/fixtures/',
  ],
  watchPathIgnorePatterns: ['/\\.data[^/]*/', '/dist/', '/\\.nx/'],
};

/** Bundler-only imports (styles, pictures, `?url`) have no meaning in Node: they become small stand-ins. */
const bundlerFiles = {
  '\\.module\\.css$': own('css-modules.mjs'),
  '\\.css$': own('empty.mjs'),
  '\\?(url|raw|worker|worker&url)$': own('asset.mjs'),
  '\\.(svg|png|jpe?g|webp|avif|woff2?)$': own('asset.mjs'),
};

const unit = {
  ...shared,
  displayName: 'unit',
  testEnvironment: own('node-environment.mjs'),
  testMatch: ['<rootDir>/{api,libs,qa,tools,web-*}/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.(int|e2e)\\.spec\\.ts$'],
  moduleNameMapper: bundlerFiles,
  setupFilesAfterEnv: [own('timeout-short.mjs')],
};

const database = {
  ...shared,
  testEnvironment: own('node-environment.mjs'),
  moduleNameMapper: bundlerFiles,
  globalSetup: own('database.mjs'),
  globalTeardown: own('database-end.mjs'),
  setupFilesAfterEnv: [own('timeout-long.mjs')],
};

export default {
  maxWorkers: 2,
  testSequencer: own('slowest-first.mjs'),
  // Beyond this a worker is replaced, which is faster than to go on and lets it end in time.
  workerIdleMemoryLimit: '1500MB',
  // To free a heap of that size takes longer than the default of 500 ms; a worker that does not end at all is reported.
  workerGracefulExitTimeout: 10_000,
  projects: [
    unit,
    {
      ...database,
      displayName: 'int',
      testMatch: ['<rootDir>/{api,tools}/**/*.int.spec.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...extended],
    },
    {
      ...database,
      displayName: 'e2e',
      testMatch: ['<rootDir>/api/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...extended],
    },
    {
      ...shared,
      displayName: 'web',
      // jsdom with the web interfaces of Node that it lacks: fetch, streams, encoders.
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/{libs,web-public,web-admin,web-shell}/**/*.test.{ts,tsx}'],
      moduleNameMapper: bundlerFiles,
      setupFilesAfterEnv: [own('timeout-long.mjs'), own('browser-setup.mjs')],
    },
    {
      ...database,
      displayName: 'browser',
      testMatch: ['<rootDir>/web-shell/e2e/**/*.journey.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...extended],
      setupFilesAfterEnv: [own('timeout-journey.mjs')],
    },
  ],
};
