import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import type { Space } from '../../spaces/index.ts';

const DAY = addDays(toPragueDay(new Date()), 60);

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let clients = 0;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(() => mailbox.deliver());

const newClient = (): { 'x-forwarded-for': string } => ({ 'x-forwarded-for': `10.1.0.${(clients += 1)}` });
async function newSpaces(count: number): Promise<Space[]> {
  const spaces: Space[] = [];
  while (spaces.length < count) spaces.push(await test.make.space({ withoutPhoto: true }));
  return spaces;
}
const toOutcome = (answer: LightMyRequestResponse): string =>
  answer.statusCode === 201
    ? '201'
    : `${answer.statusCode} ${answer.json<{ error_code: string }>().error_code}`;
const days = (from: string, count: number) => ({
  start_datetime: `${from}T10:00:00Z`,
  end_datetime: `${addDays(from, count)}T10:00:00Z`,
});

describe('open unconfirmed requests', () => {
  it('are limited to five per e-mail address from any client, and three mails an hour', async () => {
    const outcomes: string[] = [];
    for (const space of await newSpaces(6))
      outcomes.push(
        toOutcome(
          await calls.bookUnconfirmed(
            space,
            slotOn(DAY),
            { customer_email: 'jeden@prostora.test' },
            newClient(),
          ),
        ),
      );
    expect(outcomes).toEqual([...Array<string>(5).fill('201'), '429 UNCONFIRMED_LIMIT']);
    expect((await mailbox.deliver()).filter(({ to }) => to === 'jeden@prostora.test')).toHaveLength(3);
  });

  it('are limited to five per client, also when concurrent', async () => {
    const client = newClient();
    const spaces = await newSpaces(9);
    const answers = await Promise.all(
      spaces.map((space, n) =>
        calls.bookUnconfirmed(space, slotOn(DAY), { customer_email: `klient-${n}@prostora.test` }, client),
      ),
    );
    expect(answers.map(toOutcome).sort()).toEqual([
      ...Array<string>(5).fill('201'),
      ...Array<string>(4).fill('429 UNCONFIRMED_LIMIT'),
    ]);
  });

  it('are limited to five and seven held days per space', async () => {
    const [space, other] = (await newSpaces(2)) as [Space, Space];
    const outcomes: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      outcomes.push(
        toOutcome(
          await calls.bookUnconfirmed(
            space,
            slotOn(addDays(DAY, n)),
            { customer_email: `sal-${n}@prostora.test` },
            newClient(),
          ),
        ),
      );
    }
    expect(outcomes).toEqual([...Array<string>(5).fill('201'), '429 UNCONFIRMED_LIMIT']);
    const bookDays = async (from: number, count: number, n: number): Promise<string> =>
      toOutcome(
        await calls.bookUnconfirmed(
          other,
          days(addDays(DAY, from), count),
          { customer_email: `dny-${n}@prostora.test` },
          newClient(),
        ),
      );
    expect([
      await bookDays(0, 8, 1),
      await bookDays(0, 4, 2),
      await bookDays(4, 4, 3),
      await bookDays(4, 3, 4),
    ]).toEqual(['409 UNCONFIRMED_TOO_LONG', '201', '429 UNCONFIRMED_LIMIT', '201']);
  });

  it('are not limited for a confirmed e-mail address', async () => {
    const client = newClient();
    const outcomes: string[] = [];
    for (const space of await newSpaces(7))
      outcomes.push(
        toOutcome(await calls.book(space, days(DAY, 8), { customer_email: 'znamy@prostora.test' }, client)),
      );
    expect(outcomes).toEqual(Array(7).fill('201'));
  });
});
