import { urls } from '@prostora/contracts';
import { buildDayPlanUrl, buildOptionUrl, type OptionStep } from '@prostora/contracts/reservation-urls.ts';
import { ownBookingMail as texts } from '@prostora/strings/cs/mail-own-booking.ts';
import { reservationMailSample as sample } from '@prostora/strings/cs/mail-reservation.ts';
import { formatDateTime, formatPhone, formatShortDay } from '@prostora/strings/format.ts';
import { defineMail } from '../../mail/index.ts';
import { type ReservationMailProps, RESERVATION_MAIL_SAMPLE } from './reservation-mail-props.ts';

type OptionEndingProps = ReservationMailProps & {
  /** Path of the page that prolongs, confirms and releases. */
  optionPaths: Readonly<Record<OptionStep, string>>;
  /** Null: the option already lasts until its start. */
  prolongedUntil: Date | null;
};

/** Asks the owner a day before the end of an option. */
export const optionEndingMail = defineMail({
  name: 'reservation-owner-option-ending',
  sample: {
    ...RESERVATION_MAIL_SAMPLE,
    optionPaths: {
      prodlouzit: buildOptionUrl(1, 'ukazka', 'prodlouzit'),
      potvrdit: buildOptionUrl(1, 'ukazka', 'potvrdit'),
      uvolnit: buildOptionUrl(1, 'ukazka', 'uvolnit'),
    },
    prolongedUntil: new Date('2026-12-07T17:00:00Z'),
  },
  render: ({ booking, guest, until, optionPaths, prolongedUntil }: OptionEndingProps) => ({
    ...texts.ending(booking, guest, until),
    items: [
      ...(prolongedUntil
        ? [
            {
              ...texts.steps.prolong(formatDateTime(prolongedUntil)),
              path: optionPaths.prodlouzit,
            },
          ]
        : []),
      { ...texts.steps.confirm, path: optionPaths.potvrdit },
      { ...texts.steps.release, path: optionPaths.uvolnit },
    ],
  }),
});

export type DayPlanProps = {
  /** „so 5. 12. 2026“ */
  day: string;
  bookings: {
    time: string;
    place: string;
    name: string;
    guests: string;
    phone: string | null;
    path: string;
  }[];
  unsubscribe: { page: string; call: string };
};

/** The bookings of tomorrow, sent to the owner at 17:00. */
export const dayPlanMail = defineMail({
  name: 'reservation-owner-day-plan',
  sample: {
    day: formatShortDay('2026-12-05'),
    bookings: [
      {
        time: '17:00',
        place: sample.place,
        name: sample.name,
        guests: '80',
        phone: formatPhone(sample.phone),
        path: urls.reservations,
      },
    ],
    unsubscribe: { page: buildDayPlanUrl(1, 'ukazka'), call: buildDayPlanUrl(1, 'ukazka') },
  },
  render: ({ day, bookings, unsubscribe }: DayPlanProps) => ({
    ...texts.dayPlan(day, bookings.length),
    items: bookings.map(({ path, ...booking }) => ({ ...texts.dayPlanItem(booking), path })),
    action: { label: texts.showCalendar, path: urls.reservations },
    unsubscribe,
  }),
});

export const OWN_BOOKING_MAILS = [optionEndingMail, dayPlanMail] as const;
