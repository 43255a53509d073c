import path from 'node:path';
import all from '../../jest.config.mjs';

const [unit] = all.projects;
const { rootDir, displayName: _, testPathIgnorePatterns, ...rest } = unit;

/** The unit specs of the API and the contracts, as jest runs them in the copy Stryker works on, which lies in `.data`. */
export default {
  ...rest,
  rootDir,
  testMatch: ['<rootDir>/{api,libs/contracts}/**/*.spec.ts'],
  testPathIgnorePatterns: testPathIgnorePatterns.filter((pattern) => !pattern.includes('.data')),
  modulePathIgnorePatterns: [],
  moduleNameMapper: {
    ...rest.moduleNameMapper,
    // Through node_modules specs would see the contracts as they are outside of the copy, never a changed one.
    '^@prostora/contracts$': path.join(rootDir, 'libs/contracts/src/index.ts'),
    // The door of the module opens on the whole API, which takes seconds to load each time; rules of bookings need this of it.
    '^\\.\\./availability/index\\.ts$': path.join(rootDir, 'api/src/modules/availability/opening-window.ts'),
  },
};
