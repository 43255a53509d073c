import { runSuite } from '../../tools/testing/suites.ts';
import type { Row } from './findings.ts';

/** A test with all its rounds; `npm run check` runs three of them. */
const buildFullRounds = (row: number, fault: string, required: string, file: string): Row => ({
  row,
  fault,
  required,
  timeoutMs: 900_000,
  run: async (_chaos, findings) => {
    const { passed, failed } = await runSuite('int', { ROUNDS: 'full' }, [file]);
    findings.record(`${passed} tests passed, ${failed} failed`);
    findings.check(failed === 0 && passed > 0, `${failed} tests of ${file} failed`);
  },
});

export const bookingRaces = buildFullRounds(
  1,
  '200 clients for one slot and two concurrent confirmations, 50 times each; a hall and its parts in all orders, 10 times',
  'one booking and one confirmation per round, no overlap, no deadlock',
  'tools/testing/bookings.int.spec.ts',
);

export const bookingKills = buildFullRounds(
  6,
  'the API killed with -9 eight times during 480 bookings, the worker four times while it sends their mails',
  'every booking complete or absent, its key returns the final response, no mail lost',
  'tools/testing/booking-faults.int.spec.ts',
);

export const photoFloods = buildFullRounds(
  43,
  '100 concurrent uploads of 50 MB with a slow sender, then 60 concurrent photographs',
  'rejected without being read, the API below 900 MB and responding, the worker below 300 MB',
  'tools/testing/photos.int.spec.ts',
);
