import { dayAfter } from '@prostora/contracts';
import type { DemoInquiry, DemoInquiryPart, DemoSpace } from './demo.types.ts';
import { OWNER_KEY, personName, phoneOf } from './generate-customers.ts';
import {
  CONTACT_TEXTS,
  DECLINE_REASONS,
  DEMAND_TEXTS,
  OFFER_TEXTS,
  OPERATOR_NOTE,
  WITHDRAWN_NOTES,
  type DemandText,
} from './inquiries.data.ts';
import { chance, integer, pick, shuffled, streamFor, type Random } from './random.ts';
import { slugOf } from './slug.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CONTACTS = 24;
const DEMANDS = 46;
/** Outcomes of the demo demands, in rotation; null = still open. */
const ENDS: readonly DemoInquiry['closed_reason'][] = [
  null,
  null,
  'chosen',
  null,
  'withdrawn',
  null,
  'expired',
  null,
  'operator',
  null,
];

/**
 * Messages to spaces and demands in every state, including the demo owner. All times are in order and in the
 * past, except the requested date.
 */
export function generateInquiries(seed: number, now: Date, spaces: readonly DemoSpace[]): DemoInquiry[] {
  const published = spaces.filter(({ status }) => status === 'PUBLISHED');
  const own = published.filter(({ customer_key }) => customer_key === OWNER_KEY);
  return [
    ...Array.from({ length: CONTACTS }, (_unused, index) =>
      contactOf(streamFor(seed, `contact-${index}`), now, index % 4 === 0 ? own : published),
    ),
    ...Array.from({ length: DEMANDS }, (_unused, index) =>
      demandOf(streamFor(seed, `demand-${index}`), now, { published, own, index }),
    ),
  ];
}

function senderOf(random: Random): Pick<DemoInquiry, 'fullname' | 'email' | 'phone'> {
  const fullname = personName(random);
  return {
    fullname,
    email: `${slugOf(fullname).replaceAll('-', '.')}@posta.example`,
    phone: chance(random, 0.6) ? phoneOf(random) : null,
  };
}

const instant = (time: number): string => new Date(time).toISOString();
const NO_NEEDS = {
  purpose_slug: null,
  purpose_text: null,
  date_from: null,
  date_to: null,
  time_from: null,
  time_to: null,
  number_of_guests: null,
  budget_haler: null,
  attribute_slugs: [],
} as const;
const NO_ANSWER = {
  price_haler: null,
  text: '',
  valid_until: null,
  decline_reason: null,
  answered_at: null,
} as const;

function contactOf(random: Random, now: Date, spaces: readonly DemoSpace[]): DemoInquiry {
  const created = now.getTime() - integer(random, 2, 25 * 24) * HOUR;
  const isRead = chance(random, 0.6);
  return {
    kind: 'contact',
    ...senderOf(random),
    phone: null,
    text: pick(random, CONTACT_TEXTS),
    ...NO_NEEDS,
    attribute_slugs: [],
    picked: null,
    created_at: instant(created),
    expires_at: instant(created + 30 * DAY),
    closed_reason: null,
    closed_note: null,
    closed_at: null,
    parts: [
      {
        space_key: pick(random, spaces).key,
        state: isRead ? 'seen' : 'sent',
        seen_at: isRead ? instant(created + HOUR) : null,
        ...NO_ANSWER,
      },
    ],
  };
}

type Among = {
  readonly published: readonly DemoSpace[];
  readonly own: readonly DemoSpace[];
  readonly index: number;
};

function demandOf(random: Random, now: Date, { published, own, index }: Among): DemoInquiry {
  const text = DEMAND_TEXTS[index % DEMAND_TEXTS.length] ?? pick(random, DEMAND_TEXTS);
  const closed_reason = ENDS[index % ENDS.length] ?? null;
  // Expired demands were sent long ago; all others in the last four weeks, so that none expires on its own.
  const created =
    now.getTime() -
    (closed_reason === 'expired' ? integer(random, 32, 60) * DAY : integer(random, 3, 20 * 24) * HOUR);
  const wanted = receiversOf(random, text, index % 3 === 0 ? own : published, published);
  const guests = Math.max(
    4,
    Math.floor(Math.min(...wanted.map(({ capacity }) => capacity ?? 10)) * (0.5 + random() * 0.4)),
  );
  const day = dayAfter(
    instant(closed_reason === 'expired' ? created : now.getTime()).slice(0, 10),
    integer(random, 40, 200),
  );
  const isEvening = chance(random, 0.4);
  const closedAt =
    closed_reason === null
      ? null
      : closed_reason === 'expired'
        ? created + 30 * DAY
        : Math.min(now.getTime() - HOUR, created + 60 * HOUR);
  return {
    kind: 'demand',
    ...senderOf(random),
    text: text.text,
    purpose_slug: text.purpose,
    purpose_text: text.words,
    date_from: day,
    date_to: chance(random, 0.3) ? dayAfter(day, integer(random, 1, 6)) : day,
    time_from: isEvening ? 18 * 60 : null,
    time_to: isEvening ? 23 * 60 + 30 : null,
    number_of_guests: guests,
    budget_haler: chance(random, 0.6) ? integer(random, 8, 60) * 100_000 : null,
    attribute_slugs: text.attributes.filter((slug) =>
      wanted.every(({ attribute_slugs }) => attribute_slugs.includes(slug)),
    ),
    picked: chance(random, 0.7),
    created_at: instant(created),
    expires_at: instant(created + 30 * DAY),
    closed_reason,
    closed_at: closedAt === null ? null : instant(closedAt),
    closed_note:
      closed_reason === 'withdrawn'
        ? pick(random, WITHDRAWN_NOTES)
        : closed_reason === 'operator'
          ? OPERATOR_NOTE
          : null,
    parts: partsOf(random, wanted, { created, until: closedAt ?? now.getTime(), closed_reason, index }),
  };
}

/** Up to four spaces for the purpose, the first from `first` if one fits. */
function receiversOf(
  random: Random,
  { purpose }: DemandText,
  first: readonly DemoSpace[],
  all: readonly DemoSpace[],
): DemoSpace[] {
  const fit = (spaces: readonly DemoSpace[]): DemoSpace[] =>
    shuffled(
      random,
      spaces.filter(({ purpose_slugs }) => purpose === null || purpose_slugs.includes(purpose)),
    );
  return [...new Set([...fit(first).slice(0, 1), ...fit(all)])].slice(0, integer(random, 2, 4));
}

type Course = {
  readonly created: number;
  readonly until: number;
  readonly closed_reason: DemoInquiry['closed_reason'];
  readonly index: number;
};

function partsOf(
  random: Random,
  spaces: readonly DemoSpace[],
  { created, until, closed_reason, index }: Course,
): DemoInquiryPart[] {
  const within = (share: number): string => instant(created + Math.floor((until - created) * share));
  return spaces.map((space, place) => {
    // The first recipient of a chosen demand has made an offer; the others rotate through all states.
    const step =
      closed_reason === 'chosen' && place === 0
        ? 'offered'
        : ((['offered', 'seen', 'declined', 'sent'] as const)[(index + place) % 4] ?? 'sent');
    const seen_at = step === 'sent' ? null : within(0.2);
    const part: DemoInquiryPart = { space_key: space.key, state: step, seen_at, ...NO_ANSWER };
    if (step === 'declined')
      return { ...part, decline_reason: pick(random, DECLINE_REASONS), answered_at: within(0.5) };
    if (step === 'offered')
      Object.assign(part, {
        text: pick(random, OFFER_TEXTS),
        price_haler: chance(random, 0.8) ? integer(random, 8, 70) * 50_000 : null,
        valid_until: chance(random, 0.5)
          ? dayAfter(instant(until).slice(0, 10), integer(random, 7, 21))
          : null,
        answered_at: within(0.5),
      });
    return closed_reason === 'chosen' ? { ...part, state: place === 0 ? 'chosen' : 'passed' } : part;
  });
}
