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

/** These mock modules or timers, declare jobs, or read the rules of all DTOs: each file has its own module graph. */
const isolated = [
  '<rootDir>/api/src/modules/media/photo-worker-pool-start.spec.ts',
  '<rootDir>/api/src/modules/site/render-queue.spec.ts',
  '<rootDir>/api/src/platform/http/event-stream.spec.ts',
  '<rootDir>/api/src/platform/patches/class-validator-cache.spec.ts',
  '<rootDir>/api/src/platform/queue/job-definition.spec.ts',
  '<rootDir>/api/src/platform/storage/disk-storage-full.spec.ts',
  '<rootDir>/api/test/one-line-fields.spec.ts',
  '<rootDir>/api/test/rule-messages.spec.ts',
  '<rootDir>/web-shell/src/recovery/reported-calls.spec.ts',
];

const unit = {
  ...shared,
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: isolated,
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.(int|e2e)\\.spec\\.ts$'],
  moduleNameMapper: bundlerFiles,
  setupFilesAfterEnv: [own('timeout-short.mjs')],
};

const database = {
  ...shared,
  testEnvironment: 'node',
  moduleNameMapper: bundlerFiles,
  globalSetup: own('database.mjs'),
  globalTeardown: own('database-end.mjs'),
  setupFilesAfterEnv: [own('timeout-long.mjs')],
};

/** One module graph for all files of a worker process. */
const native = {
  runtime: own('native-runtime.mjs'),
  testEnvironment: own('native-environment.mjs'),
};

/** These declare jobs and events, which the module graph of a process keeps: each file has its own. */
const declaring = '/api/src/platform/(?:queue|outbox)/[^/]+\\.int\\.spec\\.ts$';

export default {
  maxWorkers: 2,
  testSequencer: own('slowest-first.mjs'),
  // A worker keeps every module of every file it ran; beyond this it is replaced, which is faster than to go on and lets it end in time.
  workerIdleMemoryLimit: '1500MB',
  // To free a heap of that size takes longer than the default of 500 ms; a worker that does not end at all is reported.
  workerGracefulExitTimeout: 10_000,
  projects: [
    unit,
    {
      ...unit,
      ...native,
      testMatch: ['<rootDir>/{api,libs,qa,tools,web-*}/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: [...unit.testPathIgnorePatterns, ...isolated],
    },
    {
      ...database,
      ...native,
      displayName: 'int',
      testMatch: ['<rootDir>/{api,tools}/**/*.int.spec.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, declaring, ...extended],
    },
    { ...database, displayName: 'int', testRegex: [declaring] },
    {
      ...database,
      ...native,
      displayName: 'e2e',
      testMatch: ['<rootDir>/api/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...extended],
    },
    {
      ...shared,
      displayName: 'web',
      runtime: own('native-runtime.mjs'),
      testEnvironment: own('browser-environment.mjs'),
      testMatch: ['<rootDir>/{libs,web-public,web-admin,web-shell}/**/*.test.{ts,tsx}'],
      moduleNameMapper: bundlerFiles,
      setupFilesAfterEnv: [own('timeout-long.mjs'), own('browser-setup.mjs')],
    },
    {
      ...database,
      ...native,
      displayName: 'browser',
      testMatch: ['<rootDir>/web-shell/e2e/**/*.journey.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...extended],
      setupFilesAfterEnv: [own('timeout-journey.mjs')],
    },
  ],
};
