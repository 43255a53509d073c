import { addDays, DAY_MS, toPragueWallTime } from '@prostora/contracts';
import type { DemoOrder } from './demo.types.ts';
import { OWNER_KEY } from './generate-customers.ts';

const DUE_DAYS = 14;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The demo owner started with Start, upgraded to Profi, and has an open order of Síť. */
export function generateOrders(now: Date, ownerPaidUntil: string): DemoOrder[] {
  const profiPaid = new Date(Date.parse(ownerPaidUntil) - 365 * DAY_MS);
  const buildOrder = (
    serial: number,
    plan_slug: string,
    created: Date,
    paid: Date | null,
    replaced: Date | null,
  ): DemoOrder => ({
    customer_key: OWNER_KEY,
    number: `${toPragueWallTime(created).day.slice(0, 4)}${String(serial).padStart(6, '0')}`,
    plan_slug,
    state: paid ? 'paid' : 'waiting',
    created_at: created.toISOString(),
    due_on: addDays(toPragueWallTime(created).day, DUE_DAYS),
    paid_at: paid?.toISOString() ?? null,
    replaced_at: replaced?.toISOString() ?? null,
  });
  return [
    buildOrder(1, 'start', daysBefore(now, 416), daysBefore(now, 412), profiPaid),
    buildOrder(2, 'profi', daysBefore(profiPaid, 5), profiPaid, null),
    buildOrder(3, 'sit', daysBefore(now, 3), null, null),
  ];
}
