import { runSuite } from '../testing/suites.ts';
import type { Row } from './findings.ts';

/** A test of `npm test` with all its rounds: there three of them run. */
const withAllRounds = (row: number, fault: string, required: string, file: string): Row => ({
  row,
  fault,
  required,
  limitMs: 900_000,
  run: async (_chaos, findings) => {
    const { passed, failed } = await runSuite('int', { ROUNDS: 'full' }, [file]);
    findings.record(`${passed} tests passed, ${failed} failed`);
    findings.must(failed === 0 && passed > 0, `${failed} tests of ${file} failed`);
  },
});

export const bookingRaces = withAllRounds(
  1,
  '200 clients after one term and two confirmations at once, 50 times each; a hall and its parts in all orders, 10 times',
  'one booking and one confirmation a round, no overlap, no deadlock',
  'tools/testing/bookings.int.spec.ts',
);

export const bookingKills = withAllRounds(
  6,
  'the API killed with -9 eight times during 480 bookings, the worker four times during their mails',
  'every booking whole or absent, its key gives the final answer, no mail lost',
  'tools/testing/booking-faults.int.spec.ts',
);

export const photoFloods = withAllRounds(
  43,
  '100 uploads of 50 MB at once beside a slow sender, then 60 photographs at once',
  'refused unread, the API below 900 MB and answering, the worker below 300 MB',
  'tools/testing/photos.int.spec.ts',
);
