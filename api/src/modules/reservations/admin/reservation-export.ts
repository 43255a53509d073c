import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { formatCzk } from '@prostora/strings/format.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import { toTotalHaler } from '../../pricing/index.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { findOfferEnd, isExpired, statusAt } from '../reservation.states.ts';
import type { ReservationAdminRow } from './reservation.admin.repository.ts';
import { getSpaceName } from '../../spaces/index.ts';

const { file, states, cancelledBy, priceStates } = adminReservations;

/** Columns of the operator's export; anonymized guests have no name. */
export const reservationColumns = (now: Date): TableColumn<ReservationAdminRow>[] => [
  { title: file.number, value: ({ id }) => id },
  { title: file.state, value: (row) => describeState(row, now) },
  { title: file.cancelledBy, value: (row) => describeCancelledBy(row, now) },
  { title: file.starts, type: 'timestamp', value: ({ startsAt }) => startsAt },
  { title: file.ends, type: 'timestamp', value: ({ endsAt }) => endsAt },
  { title: file.space, value: ({ space }) => getSpaceName(space), width: 30 },
  { title: file.building, value: ({ space }) => space.building.name, width: 30 },
  { title: file.owner, value: ({ space }) => space.building.customer.name, width: 30 },
  {
    title: file.guest,
    value: ({ anonymizedAt, customerName }) => (anonymizedAt === null ? customerName : null),
    width: 30,
  },
  {
    title: file.email,
    value: ({ anonymizedAt, customerEmail }) => (anonymizedAt === null ? customerEmail : null),
    width: 30,
  },
  {
    title: file.phone,
    value: ({ anonymizedAt, customerPhone }) => (anonymizedAt === null ? customerPhone : null),
  },
  { title: file.guests, value: ({ numberOfGuests }) => numberOfGuests },
  { title: file.price, type: 'amount', value: ({ priceHaler }) => priceHaler / 100 },
  { title: file.priceState, value: (row) => priceStates[toReservationPriceState(row)] },
  { title: file.priceLines, value: listPriceLines, width: 40 },
  { title: file.withoutVat, type: 'amount', value: (row) => getOwnQuote(row)?.total_without_vat ?? null },
  { title: file.deposit, type: 'amount', value: ({ quoteAnswer }) => quoteAnswer?.deposit ?? null },
  { title: file.created, type: 'timestamp', value: ({ createdAt }) => createdAt },
];

function describeState(row: ReservationAdminRow, now: Date): string {
  const offerEnd = findOfferEnd(row, now);
  return offerEnd === null ? states[statusAt(row, now)] : adminReservations.offered(offerEnd.toISOString());
}

function describeCancelledBy(row: ReservationAdminRow, now: Date): string | null {
  if (isExpired(row, now)) return cancelledBy.system;
  return row.cancelledBy === null ? null : cancelledBy[row.cancelledBy];
}

/** The quote, unless the owner has set another price. */
const getOwnQuote = ({ quoteAnswer, priceHaler }: ReservationAdminRow): ReservationAdminRow['quoteAnswer'] =>
  quoteAnswer && toTotalHaler(quoteAnswer) === priceHaler ? quoteAnswer : null;

function listPriceLines(row: ReservationAdminRow): string | null {
  const quote = getOwnQuote(row);
  return quote ? quote.lines.map(({ label, amount }) => `${label}: ${formatCzk(amount)}`).join(', ') : null;
}
