import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import type { Space } from '../../spaces/index.ts';
import type { CreatedReservationDto } from '../reservation.dto.ts';

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

const readLink = (answer: LightMyRequestResponse): { id: number; token: string } => {
  const { id, guest_url } = answer.json<{ reservation: CreatedReservationDto }>().reservation;
  return { id, token: guest_url.split('#token=').at(-1) ?? '' };
};

it('takes 20 wrong codes a day of an address over all its requests and clients, then not even the right one', async () => {
  // A known address gets more than three codes an hour.
  const { email } = await test.make.user({ emailConfirmedAt: new Date() });
  const submit = ({ id, token }: { id: number; token: string }, code: string) =>
    test.request({
      method: 'POST',
      url: `/api/reservations/${id}/guest/proof`,
      headers: newClient(),
      payload: { token, code },
    });
  const outcomes: number[] = [];
  let right = { made: { id: 0, token: '' }, code: '' };
  for (const space of await newSpaces(5)) {
    const booked = await calls.bookUnconfirmed(space, slotOn(DAY), { customer_email: email }, newClient());
    const code = /^\d{6}$/mu.exec((await mailbox.deliver()).at(-1)?.text ?? '')?.[0] ?? '';
    right = { made: readLink(booked), code };
    for (let count = 0; count < 4; count += 1)
      outcomes.push((await submit(right.made, code === '000000' ? '111111' : '000000')).statusCode);
  }
  expect(outcomes).toEqual(Array<number>(20).fill(422));
  expect((await submit(right.made, right.code)).statusCode).toBe(429);
});

it('takes 20 wrong codes a day of a client over all addresses; right ones do not count', async () => {
  const client = newClient();
  const outcomes: number[] = [];
  for (const [index, space] of (await newSpaces(6)).entries()) {
    const customer_email = `hadany-${index}@prostora.test`;
    const booked = await calls.bookUnconfirmed(space, slotOn(DAY), { customer_email }, newClient());
    const code = /^\d{6}$/mu.exec((await mailbox.deliver()).at(-1)?.text ?? '')?.[0] ?? '';
    const { id, token } = readLink(booked);
    for (const tried of [...Array<string>(4).fill(code === '000000' ? '111111' : '000000'), code])
      outcomes.push(
        (
          await test.request({
            method: 'POST',
            url: `/api/reservations/${id}/guest/proof`,
            headers: client,
            payload: { token, code: tried },
          })
        ).statusCode,
      );
  }
  expect(outcomes.slice(0, 24)).toEqual(
    [...Array<number[]>(4).fill([422, 422, 422, 422, 200]), [422, 422, 422, 422]].flat(),
  );
  expect(outcomes.slice(24)).toEqual([429, 429, 429, 429, 429, 429]);
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
