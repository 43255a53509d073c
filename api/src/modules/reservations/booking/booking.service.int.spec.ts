import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { ANONYMOUS } from '../../../platform/http/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { NO_CHOICES } from '../../pricing/index.ts';
import { Reservation } from '../reservation.entity.ts';
import { SlotTaken } from '../reservation.errors.ts';
import { OFFER, OWNER, type BookingPolicy } from './booking-policy.ts';
import type { BookingRequest } from './booking-request.ts';
import { BookingService } from './booking.service.ts';

/** A way to book as the recipe of CONTRIBUTING describes it: spaces and days at agreed prices, for a guest to confirm. */
const DEAL = { ...OFFER, limits: OWNER.limits } as const satisfies BookingPolicy;
const NOON = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 30 * DAY_MS + 10 * HOUR_MS;

let test: TestApp;
let bookings: BookingService;
let request: BookingRequest;

beforeAll(async () => {
  test = await createTestApp();
  bookings = test.app.get(BookingService, { strict: false });
  const first = await test.make.space({ withoutPhoto: true });
  const second = await test.make.space({ withoutPhoto: true, building: first.building });
  const startsAt = new Date(NOON);
  request = {
    rooms: [
      { spaceId: first.id, priceHaler: 500_000 },
      { spaceId: second.id, priceHaler: 250_000 },
    ],
    startsAt,
    endsAt: new Date(NOON + 2 * HOUR_MS),
    repeat: {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      every: 1,
      until: new Date(NOON + DAY_MS).toISOString().slice(0, 10),
      skipHolidays: false,
      except: [],
    },
    guests: 20,
    choices: NO_CHOICES,
    name: 'Jana Nová',
    email: 'jana.nova@example.com',
    phone: null,
    notes: '',
    clientKey: '192.0.2.1',
    isEmailConfirmed: true,
  };
});
afterAll(() => test.close());

const book = () =>
  test.app.get(UnitOfWork, { strict: false }).run(() => bookings.book(ANONYMOUS, request, DEAL));

it('books an agreed event of two spaces and two days as one group and series, audited each', async () => {
  const { plan, reservations } = await book();
  expect(plan.total).toEqual({ priceHaler: 1_500_000, priceState: 'agreed' });
  expect(reservations.map(({ status, priceHaler }) => [status, priceHaler])).toEqual([
    ['pending', 500_000],
    ['pending', 250_000],
    ['pending', 500_000],
    ['pending', 250_000],
  ]);
  expect(new Set(reservations.map(({ group, series }) => `${group?.id} ${series?.id}`)).size).toBe(1);
  const em = test.orm.em.fork();
  const entries = await em.find(AuditEntry, { action: 'reservation.create' }, { orderBy: { id: 'asc' } });
  expect(entries.map(({ after }) => after)).toEqual(
    reservations.map(({ priceHaler }) =>
      expect.objectContaining({ status: 'pending', source: 'offer', price: priceHaler / 100 }),
    ),
  );
});

it('names every taken slot of it, and books none', async () => {
  const before = await test.orm.em.fork().count(Reservation);
  const error: unknown = await book().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SlotTaken);
  expect(error instanceof SlotTaken && error.conflicts).toHaveLength(4);
  expect(await test.orm.em.fork().count(Reservation)).toBe(before);
});

it.each(['DISABLED', 'DELETED'] as const)(
  'tells that an offered space cannot be booked once it is %s',
  async (status) => {
    const space = await test.make.space({ withoutPhoto: true, status });
    const rooms = [{ spaceId: space.id, priceHaler: 500_000 }];
    const booked = test.app
      .get(UnitOfWork, { strict: false })
      .run(() => bookings.book(ANONYMOUS, { ...request, rooms }, DEAL));
    await expect(booked).rejects.toMatchObject({ code: 'SLOT_UNAVAILABLE' });
  },
);
