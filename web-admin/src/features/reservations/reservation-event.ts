import type { AdminReservationRow } from '@prostora/api-client';
import { ownReservation } from '@prostora/strings/cs/own-reservation.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';

type RequestedEvent = NonNullable<AdminReservationRow['group']>;

/** The event of a request, which is one row; null for a request that is alone and for other reservations. */
export const findRequestedEvent = ({
  status,
  group,
}: Pick<AdminReservationRow, 'status' | 'group'>): AdminReservationRow['group'] =>
  status === 'pending' ? group : null;

/** The total of a requested event. */
export function formatReservationPrice(
  row: Pick<AdminReservationRow, 'status' | 'group' | 'price' | 'price_state'>,
): string {
  const event = findRequestedEvent(row);
  return event ? formatPrice(event.total, event.price_state) : formatPrice(row.price, row.price_state);
}

/** What a step applies to: „Celá akce: 5 termínů za 30 000 Kč“. */
export const describeEvent = ({ spaces, days, count, total }: RequestedEvent): string =>
  ownReservation.scope.group(spaces.length, days, count, total);
