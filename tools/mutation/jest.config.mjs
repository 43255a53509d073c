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
  // Through node_modules specs would see the contracts as they are outside of the copy, never a changed one.
  moduleNameMapper: { ...rest.moduleNameMapper, '^@prostora/contracts$': path.join(rootDir, 'libs/contracts/src/index.ts') },
};
