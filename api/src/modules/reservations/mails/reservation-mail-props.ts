import { computeCancellationAmounts } from '@prostora/contracts/cancellation-amounts.ts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import type { MailMessage } from '../../mail/index.ts';
import {
  type BookingDetails,
  type GuestDetails,
  type HostDetails,
  type PaymentDetails,
  describeDates,
  describeSpaces,
  reservationMailSample as sample,
} from '@prostora/strings/cs/mail-reservation.ts';
import type { ChangeDetails } from '@prostora/strings/cs/mail-reservation-change.ts';
import { cancellation } from '@prostora/strings/cs/cancellation.ts';
import { dealInstalments } from '@prostora/strings/cs/deals.ts';
import { describePriceParts } from '@prostora/strings/cs/mail-price.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import {
  formatDate,
  formatDateTime,
  formatNumber,
  formatPhone,
  formatPostalCode,
  formatTimeSlot,
  formatCzk,
} from '@prostora/strings/format.ts';
import { toTotalHaler, type Quote } from '../../pricing/index.ts';
import { formatStreetLine, type Building } from '../../spaces/buildings/index.ts';
import type { Reservation } from '../reservation.entity.ts';
import type { ReservationWithPeople } from './reservation-mails.repository.ts';
import { toReservationPriceState, sumPrices, toPrice, type Price } from '../reservation-price.ts';
import type { ReservationDeal } from '../reservation-deals-port.ts';
import type { ReservationStepEvent } from '../reservation.events.ts';
import { formatSpaceName } from '../../spaces/index.ts';
import { urls } from '@prostora/contracts';

/** Props of reservation mails; dates are formatted. */
export type ReservationMailProps = {
  id: number;
  booking: BookingDetails;
  guest: GuestDetails;
  host: HostDetails;
  /** Address and the contact of the space's page, for a guest whose reservation is not confirmed. */
  publicHost: HostDetails;
  /** Reply-To of mails to the guest; null: the operator. */
  replyTo: string | null;
  message: string;
  /** The owner's message of the confirmation. */
  hostMessage: string | null;
  reason: string | null;
  until: string;
  /** Slot before a move. */
  formerSlot: string;
  /** Path of the guest's page. */
  guestPath: string;
  /** Until when and at what cost the guest may cancel. */
  cancellation?: string | undefined;
  /** Whether the mail tells of several spaces or dates of an event. */
  isOfSeveral?: boolean;
  /** Both versions of the agreement when a step changed it. */
  change?: ChangeDetails;
  /** Whether the owner entered the reservation; a pending one is an option. */
  isOwnEntry: boolean;
  /** Whether both sides had agreed. */
  isAgreed: boolean;
  /** What remains before an agreed one is confirmed. */
  payments: PaymentDetails;
  /** Whether the change is an accepted proposal. */
  isAccepted?: boolean;
  /** Whether the change came with a message of its author. */
  hasMessage?: boolean;
};

export const getChange = ({ change, booking }: ReservationMailProps): ChangeDetails =>
  change ?? { before: booking, after: booking };

/** Link to the reservation in the owner's portal. */
export const toOwnerAction = (id: number, label: string): Pick<MailMessage, 'action'> => ({
  action: { label, path: buildOwnerReservationUrl(id) },
});

type PostalAddress = Pick<Building, 'street' | 'houseNumber' | 'landRegistryNumber' | 'postalCode' | 'city'>;

/** „Kolbenova 923/34a, 190 00 Praha 9“; missing parts are left out. */
export function formatAddress(building: PostalAddress): string {
  const { street, number } = formatStreetLine(building);
  const { postalCode, city } = building;
  const joinWords = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');
  return [joinWords(street, number), joinWords(postalCode && formatPostalCode(postalCode), city)]
    .filter((part) => part !== '')
    .join(', ');
}

/** „12 500 Kč“, „orientačně 12 500 Kč“, or „cena dohodou“. */
export const formatReservationPrice = (reservation: Pick<Reservation, 'priceHaler' | 'priceState'>): string =>
  formatPrice(reservation.priceHaler / 100, toReservationPriceState(reservation));

/** The parts of a price, when the quote is of the same slot; a later step may have replaced it. */
export function listPriceParts(
  quote: Quote | null,
  { startsAt, endsAt, priceHaler }: { startsAt: Date | string; endsAt: Date | string; priceHaler: number },
): string[] {
  if (!quote) return [];
  const { start_datetime, end_datetime } = quote.answer;
  const isSame = (one: Date | string, other: string): boolean => new Date(one).toISOString() === other;
  return isSame(startsAt, start_datetime) && isSame(endsAt, end_datetime)
    ? describePriceParts(quote.answer, toTotalHaler(quote.answer) === priceHaler)
    : [];
}

/**
 * Until when and at what cost the guest may cancel; undefined of an option, which costs nothing and ends by itself, and
 * where it is over. The quote describes the agreed price only.
 */
export function describeCancellation(
  reservation: Pick<Reservation, 'status' | 'source' | 'startsAt' | 'priceHaler' | 'quote'>,
): string | undefined {
  const { status, source, startsAt, priceHaler, quote } = reservation;
  if (status === 'pending') return source === 'owner' ? undefined : cancellation.ofRequest;
  if (status !== 'confirmed') return undefined;
  const isQuoted = quote !== null && toTotalHaler(quote.answer) === priceHaler;
  const amounts = isQuoted ? computeCancellationAmounts(quote.answer) : null;
  return cancellation.ofConfirmed(formatDateTime(startsAt), amounts);
}

/** Contact for the guest: the space's own, else its owner's. */
export const getHostContact = ({
  space,
}: ReservationWithPeople): { email: string; phone: string | null } => ({
  email: space.email ?? space.building.customer.user.email,
  phone: space.phone ?? space.building.customer.phone,
});

/**
 * Reply-To of mails to the guest: the public address of the space, else the owner's own address once the
 * reservation was confirmed, else null (the operator).
 */
export const getReplyTo = ({ space, confirmedAt }: ReservationWithPeople): string | null =>
  space.email ?? (confirmedAt === null ? null : space.building.customer.user.email);

/** Guests of bookings that the owner entered are told only when the owner chose so. */
const isGuestNotified = ({
  customerEmail,
  source,
  guestNotifiedAt,
}: Pick<Reservation, 'customerEmail' | 'source' | 'guestNotifiedAt'>): boolean =>
  customerEmail !== '' && (source !== 'owner' || guestNotifiedAt !== null);

const NO_PAYMENTS: PaymentDetails = { hasContract: false, account: null, lines: [] };

/** What the deal of a reservation waits for. */
export const toPaymentDetails = ({ account, open, shutGates }: ReservationDeal): PaymentDetails => ({
  hasContract: shutGates.includes('signature'),
  account,
  lines: open.map(({ kind, openHaler, dueOn, vs }) => ({
    label: dealInstalments[kind],
    amount: formatCzk(openHaler / 100),
    dueOn: formatDate(`${dueOn}T12:00:00Z`),
    vs,
  })),
});

/** Mail props of a reservation in its current state, or in the state after the step. */
export function buildMailProps(
  reservation: ReservationWithPeople,
  guestPath: string,
  { former: formerSlot = null, result }: Partial<Pick<ReservationStepEvent, 'former' | 'result'>> = {},
): ReservationMailProps {
  const {
    id,
    space,
    customerName,
    customerEmail,
    customerPhone,
    numberOfGuests,
    notes,
    source,
    hostMessage,
    cancelReason,
    agreedAt,
  } = reservation;
  const { startsAt, endsAt, expiresAt, priceHaler, priceState } = result
    ? {
        startsAt: result.starts_at,
        endsAt: result.ends_at,
        expiresAt: result.expires_at,
        priceHaler: result.price_haler,
        priceState: result.price_state ?? null,
      }
    : reservation;
  const { email, phone } = getHostContact(reservation);
  const address = formatAddress(space.building);
  return {
    id,
    guestPath,
    message: notes,
    hostMessage,
    reason: cancelReason,
    booking: {
      number: String(id),
      place: formatSpaceName(space),
      slot: formatTimeSlot(startsAt, endsAt),
      guests: formatNumber(numberOfGuests),
      price: formatReservationPrice({ priceHaler, priceState }),
      priceParts: listPriceParts(reservation.quote, { startsAt, endsAt, priceHaler }),
    },
    cancellation: describeCancellation({ ...reservation, startsAt: new Date(startsAt), priceHaler }),
    guest: {
      name: customerName,
      email: customerEmail,
      phone: customerPhone && formatPhone(customerPhone),
      isNotified: isGuestNotified(reservation),
    },
    isOwnEntry: source === 'owner',
    isAgreed: agreedAt !== null,
    payments: NO_PAYMENTS,
    replyTo: getReplyTo(reservation),
    host: { address, email, phone: phone && formatPhone(phone) },
    publicHost: { address, email: space.email, phone: space.phone && formatPhone(space.phone) },
    until: formatDateTime(expiresAt ?? startsAt),
    formerSlot: formerSlot ? formatTimeSlot(formerSlot.starts_at, formerSlot.ends_at) : '',
  };
}

/** One of the slots of an event. */
type EventSlot = { readonly place: string; readonly slot: string; readonly price: Price };

const formatTotal = (slots: readonly EventSlot[]): string =>
  formatReservationPrice(sumPrices(slots.map(({ price }) => price)));

/**
 * Props of a mail that tells of several reservations of one step: all spaces and dates with the total.
 * @param others without the reservation itself, by start
 */
export function toBundleProps(
  props: ReservationMailProps,
  reservation: ReservationWithPeople,
  others: readonly ReservationWithPeople[],
): ReservationMailProps {
  if (others.length === 0) return props;
  const members = [reservation, ...others].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id,
  );
  const slots = members.map((member) => ({
    place: formatSpaceName(member.space),
    slot: formatTimeSlot(member.startsAt, member.endsAt),
    price: toPrice(member),
  }));
  const dates = [...new Set(slots.map(({ slot }) => slot))];
  return {
    ...props,
    isOfSeveral: true,
    booking: {
      ...props.booking,
      place: listPlaces(slots),
      price: formatTotal(slots),
      priceParts: [],
      ...(dates.length > 1 && { slot: describeDates(dates.length), dates }),
      ...(dates.length === 1 && {
        spaces: slots.map(({ place, price }) => `${place}: ${formatReservationPrice(price)}`),
      }),
    },
  };
}

const listPlaces = (slots: readonly EventSlot[]): string =>
  describeSpaces([...new Set(slots.map(({ place }) => place))]);

/** One version of a change of several reservations: each date and each space with its price, and the total. */
export function describeVersion(slots: readonly (EventSlot & { readonly guests: number })[]): BookingDetails {
  const byDate = Map.groupBy(slots, ({ slot }) => slot);
  const byPlace = Map.groupBy(slots, ({ place }) => place);
  const guests = [...new Set(slots.map((one) => formatNumber(one.guests)))];
  return {
    place: listPlaces(slots),
    slot: byDate.size > 1 ? describeDates(byDate.size) : [...byDate.keys()].join(''),
    guests: describeSpaces(guests),
    price: formatTotal(slots),
    ...(byDate.size > 1 && { dates: [...byDate.keys()], datePrices: [...byDate.values()].map(formatTotal) }),
    ...(byPlace.size > 1 && {
      spaces: [...byPlace].map(([place, ofPlace]) => `${place}: ${formatTotal(ofPlace)}`),
    }),
  };
}

const formerSlot = formatTimeSlot('2026-12-16T15:00:00Z', '2026-12-16T22:00:00Z');
const booking = {
  number: '1',
  place: sample.place,
  slot: formatTimeSlot('2026-12-17T15:00:00Z', '2026-12-17T22:00:00Z'),
  guests: '80',
  price: formatCzk(10_500),
  priceParts: describePriceParts(sample.quote, true),
};

const host = { address: sample.address, email: sample.hostEmail, phone: formatPhone(sample.hostPhone) };

/** Made-up props of the samples of reservation mails. */
export const RESERVATION_MAIL_SAMPLE = {
  id: 1,
  booking,
  formerSlot,
  cancellation: cancellation.ofConfirmed(formatDateTime('2026-12-17T15:00:00Z'), {
    ...{ total: 10_500, returned: 9800, kept: 700, deposit: 5000 },
  }),
  change: { before: { ...booking, slot: formerSlot }, after: booking },
  message: sample.message,
  hostMessage: sample.hostMessage,
  reason: sample.reason,
  guestPath: urls.reservation(1, 'ukazka'),
  until: formatDateTime('2026-12-04T17:00:00Z'),
  guest: { name: sample.name, email: sample.email, phone: formatPhone(sample.phone), isNotified: true },
  isOwnEntry: false,
  isAgreed: false,
  payments: {
    hasContract: true,
    account: '19-2000145399/0800',
    lines: [
      { label: dealInstalments.advance, amount: formatCzk(3000), dueOn: '4. 12. 2026', vs: '2600041012' },
    ],
  },
  replyTo: sample.hostEmail,
  host,
  publicHost: host,
} as const satisfies ReservationMailProps;
