import path from 'node:path';
import all from '../../jest.config.mjs';

// Every mutant runs the property tests of price lists: few bookings each, so that a run ends.
process.env['PRICE_LIST_RUNS'] ??= '20';

const [unit] = all.projects;
const { rootDir, displayName: _, testPathIgnorePatterns, ...rest } = unit;

/** Unit specs of the API, the contracts, prices and rental terms in the copy of Stryker, which is in `.data`. */
export default {
  ...rest,
  rootDir,
  testMatch: ['<rootDir>/{api,libs/contracts,libs/pricing,libs/rental-terms}/**/*.spec.ts'],
  testPathIgnorePatterns: testPathIgnorePatterns.filter((pattern) => !pattern.includes('.data')),
  modulePathIgnorePatterns: [],
  moduleNameMapper: {
    ...rest.moduleNameMapper,
    // node_modules leads to the original libraries instead of the mutated copies.
    '^@prostora/(contracts|pricing|rental-terms)$': path.join(rootDir, 'libs/$1/src/index.ts'),
    // The index of the module imports the whole API, which takes seconds to load; the rules of bookings need this file only.
    '^\\.\\./availability/index\\.ts$': path.join(rootDir, 'api/src/modules/availability/opening-window.ts'),
  },
};
