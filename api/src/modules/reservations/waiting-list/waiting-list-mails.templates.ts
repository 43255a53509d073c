import { urls } from '@prostora/contracts';
import { buildWaitingListUrl } from '@prostora/contracts/reservation-urls.ts';
import { waitingListMail as texts, type WaitedSlot } from '@prostora/strings/cs/mail-waiting-list.ts';
import { reservationMailSample } from '@prostora/strings/cs/mail-reservation.ts';
import { formatCzk, formatDateTime, formatTimeSlot } from '@prostora/strings/format.ts';
import { defineMail } from '../../mail/index.ts';

/** Props of all mails about an entry; dates are formatted. */
export type WaitingMailProps = {
  slot: WaitedSlot;
  /** Path of the page of the entry. */
  page: string;
  unsubscribe: { page: string; call: string };
};

const SAMPLE_PAGE = buildWaitingListUrl(1, 'ukazka');
const SAMPLE: WaitingMailProps = {
  slot: {
    place: reservationMailSample.place,
    slot: formatTimeSlot('2026-12-17T15:00:00Z', '2026-12-17T22:00:00Z'),
    guests: '80',
  },
  page: SAMPLE_PAGE,
  unsubscribe: { page: SAMPLE_PAGE, call: SAMPLE_PAGE },
};

export const waitingConfirmMail = defineMail({
  name: 'waitlist-confirm',
  sample: SAMPLE,
  render: ({ slot, page }: WaitingMailProps) => ({
    ...texts.confirm(slot),
    action: { label: texts.confirmAction, path: page },
    isToGuest: true,
  }),
});

export const waitingOfferMail = defineMail({
  name: 'waitlist-offer',
  sample: { ...SAMPLE, price: formatCzk(10_500), until: formatDateTime('2026-12-04T17:00:00Z') },
  render: ({
    slot,
    price,
    until,
    page,
    unsubscribe,
  }: WaitingMailProps & { price: string; until: string }) => ({
    ...texts.offer(slot, price, until),
    action: { label: texts.answer, path: page },
    unsubscribe,
    isToGuest: true,
  }),
});

export const waitingPassedMail = defineMail({
  name: 'waitlist-passed',
  sample: { ...SAMPLE, by: 'time' },
  render: ({ slot, by }: WaitingMailProps & { by: 'guest' | 'host' | 'time' }) => ({
    ...texts.passed(slot, by),
    isToGuest: true,
  }),
});

export const waitingPublicMail = defineMail({
  name: 'waitlist-public',
  sample: { ...SAMPLE, spacePath: urls.space('pragovka/loft-1') },
  render: ({ slot, spacePath, unsubscribe }: WaitingMailProps & { spacePath: string }) => ({
    ...texts.public(slot),
    action: { label: texts.book, path: spacePath },
    unsubscribe,
    isToGuest: true,
  }),
});

export const waitingLeftMail = defineMail({
  name: 'waitlist-left',
  sample: { ...SAMPLE, by: 'guest' },
  render: ({ slot, by }: WaitingMailProps & { by: 'guest' | 'host' | 'time' }) => ({
    ...texts.left(slot, by),
    isToGuest: true,
  }),
});

export const WAITING_LIST_MAILS = [
  waitingConfirmMail,
  waitingOfferMail,
  waitingPassedMail,
  waitingPublicMail,
  waitingLeftMail,
] as const;
