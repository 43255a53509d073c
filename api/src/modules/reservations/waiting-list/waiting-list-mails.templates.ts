import { buildWaitingListUrl } from '@prostora/contracts/reservation-urls.ts';
import { waitingListMail as texts, type WaitingWish } from '@prostora/strings/cs/mail-waiting-list.ts';
import { reservationMailSample } from '@prostora/strings/cs/mail-reservation.ts';
import { formatCzk, formatDateTime, formatTimeSlot } from '@prostora/strings/format.ts';
import { defineMail } from '../../mail/index.ts';

/** Props of all mails about an entry; dates are formatted. */
export type WaitingMailProps = {
  wish: WaitingWish;
  /** Path of the page of the entry. */
  page: string;
  unsubscribe: { page: string; call: string };
};

const SAMPLE_PAGE = buildWaitingListUrl(1, 'ukazka');
const SAMPLE: WaitingMailProps = {
  wish: {
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
  render: ({ wish, page }: WaitingMailProps) => ({
    ...texts.confirm(wish),
    action: { label: texts.confirmAction, path: page },
    isToGuest: true,
  }),
});

export const waitingOfferMail = defineMail({
  name: 'waitlist-offer',
  sample: { ...SAMPLE, price: formatCzk(10_500), until: formatDateTime('2026-12-04T17:00:00Z') },
  render: ({
    wish,
    price,
    until,
    page,
    unsubscribe,
  }: WaitingMailProps & { price: string; until: string }) => ({
    ...texts.offer(wish, price, until),
    action: { label: texts.answer, path: page },
    unsubscribe,
    isToGuest: true,
  }),
});

export const waitingPassedMail = defineMail({
  name: 'waitlist-passed',
  sample: { ...SAMPLE, by: 'time' },
  render: ({ wish, by }: WaitingMailProps & { by: 'guest' | 'host' | 'time' }) => ({
    ...texts.passed(wish, by),
    isToGuest: true,
  }),
});

export const waitingLeftMail = defineMail({
  name: 'waitlist-left',
  sample: { ...SAMPLE, by: 'guest' },
  render: ({ wish, by }: WaitingMailProps & { by: 'guest' | 'host' | 'time' }) => ({
    ...texts.left(wish, by),
    isToGuest: true,
  }),
});

export const WAITING_LIST_MAILS = [
  waitingConfirmMail,
  waitingOfferMail,
  waitingPassedMail,
  waitingLeftMail,
] as const;
