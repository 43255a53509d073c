// @ts-check
import { createRequire } from 'node:module';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** The slowest files of each suite, slowest first: begun last, one of them would run while the other workers have nothing left to do. */
const SLOWEST = [
  // int: 80 to 14 s
  'booking-faults.int',
  'start.int',
  'job-workers.int',
  'photos.int',
  'first-start.int',
  'shared-nothing.int',
  'bookings.int',
  'launcher.int',
  // e2e: 25 to 12 s
  'frozen-database.e2e',
  'catalog-totals.e2e',
  'fuzz-console.e2e',
  'access-matrix.e2e',
  'exports.e2e',
  'api-docs.e2e',
  'demo-login.e2e',
  'reservations-model.e2e',
  // browser: 155 to 40 s
  'console-quality.journey',
  'quality.journey',
  'saved-search.journey',
  'owner.journey',
  'remote-missing.journey',
  'account.journey',
  'visitor.journey',
  'console-seo.journey',
  'booking.journey',
  'console-lists.journey',
  'console-work.journey',
];

/** Jest orders files by their last duration, in a fresh clone by their size, which says nothing about these. */
export default class SlowestFirst extends Sequencer {
  sort(/** @type {any} */ tests) {
    const rank = (/** @type {{ path: string }} */ { path }) => {
      const index = SLOWEST.findIndex((name) => path.includes(`/${name}.`));
      return index < 0 ? SLOWEST.length : index;
    };
    return super
      .sort(tests)
      .sort((/** @type {any} */ one, /** @type {any} */ other) => rank(one) - rank(other));
  }
}
