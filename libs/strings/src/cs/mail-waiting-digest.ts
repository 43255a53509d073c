import { conjugate } from '../counted.ts';
import {
  outOfPreposition,
  formatCount,
  formatNumber,
  formatShortDay,
  formatTimeSlot,
  NBSP,
  type PluralForms,
} from '../format.ts';
import { today } from './today.ts';

const THINGS: PluralForms = { one: 'věc', few: 'věci', many: 'věci', other: 'věcí' };
const DATES: PluralForms = { one: 'termínu', few: 'termínů', many: 'termínu', other: 'termínů' };

type DigestItem = {
  kind: keyof typeof today.waiting.kinds;
  title: string;
  customer: string | null;
  spaceName: string;
  startsAt: string | null;
  endsAt: string | null;
  /** YYYY-MM-DD */
  day: string | null;
  dates: number;
  /** CZK */
  value: number | null;
  isEstimated: boolean;
  deadline: string | null;
};

function formatSlot({ startsAt, endsAt, day, dates }: DigestItem): string | null {
  if (startsAt === null || endsAt === null) return day === null ? null : formatShortDay(day);
  const slot = formatTimeSlot(startsAt, endsAt);
  return dates > 1 ? `${slot}, první ${outOfPreposition(dates)}${NBSP}${formatCount(dates, DATES)}` : slot;
}

const formatValue = ({ value, isEstimated }: DigestItem): string | null => {
  if (value === null) return null;
  return isEstimated ? today.waiting.estimate(value) : today.waiting.value(value);
};

/** The morning mail about what waits for an answer. */
export const waitingDigest = {
  /** @param more things that the mail does not list */
  digest: (count: number, more: number) => ({
    subject: `${conjugate(count, 'Čeká', 'Čekají')} na vás ${formatCount(count, THINGS)}`,
    paragraphs: [
      `tohle čeká na vaši odpověď déle než den. Kdo čeká dlouho, hledá jinde.`,
      `Co jste už vyřídili mimo Prostoru, označte prosím ve svém účtu.`,
      ...(more > 0 ? [`Další čekající věci (${formatNumber(more)}) najdete ve svém účtu.`] : []),
    ],
  }),
  item: (item: DigestItem, now: Date) => ({
    title: `${today.waiting.kinds[item.kind]}: ${item.title}`,
    text: [
      item.customer,
      item.spaceName,
      formatSlot(item),
      formatValue(item),
      item.deadline && today.waiting.deadline(today.waiting.deadlines[item.kind], item.deadline, now),
    ]
      .filter(Boolean)
      .join(' · '),
  }),
  open: 'Otevřít, co čeká',
} as const;

export const waitingDigestSample = {
  now: '2026-11-21T07:00:00Z',
  items: [
    {
      kind: 'request',
      id: 1,
      title: 'Jana Dvořáková',
      customer: null,
      spaceName: 'Loft 1',
      spaceId: 1,
      startsAt: '2026-12-05T16:00:00Z',
      endsAt: '2026-12-05T21:00:00Z',
      day: null,
      dates: 5,
      valueHaler: 6_000_000,
      isEstimated: false,
      deadline: '2026-11-22T17:00:00Z',
    },
    {
      kind: 'proposal',
      id: 2,
      title: 'Školení obchodníků',
      customer: null,
      spaceName: 'Sál Ponorka',
      spaceId: 2,
      startsAt: '2026-12-08T08:00:00Z',
      endsAt: '2026-12-08T15:00:00Z',
      day: null,
      dates: 1,
      valueHaler: 1_450_000,
      isEstimated: false,
      deadline: '2026-11-24T08:00:00Z',
    },
  ],
} as const;
