// @ts-check
import { createRequire } from 'node:module';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** Files of a minute and more: begun last, one of them would run while the other worker has nothing left to do. */
const SLOWEST = [
  'access-matrix.e2e',
  'first-start.int',
  'photos.int',
  'start.int',
  'booking-faults.int',
  'job-workers.int',
];

/** Jest orders files by their last duration, in a fresh clone by their size, which says nothing about these. */
export default class SlowestFirst extends Sequencer {
  sort(/** @type {any} */ tests) {
    const isSlow = (/** @type {{ path: string }} */ { path }) =>
      SLOWEST.some((name) => path.includes(`/${name}.`));
    const ordered = super.sort(tests);
    return [...ordered.filter(isSlow), ...ordered.filter((/** @type {any} */ test) => !isSlow(test))];
  }
}
