import { addDays, DAY_MS, HOUR_MS } from '@prostora/contracts';
import type { DemoInquiry, DemoInquiryPart, DemoSender, DemoSpace } from './demo.types.ts';
import { generateCulturalCentreDemands } from './generate-cultural-centre-demands.ts';
import { OWNER_KEY, pickPersonName, pickPhone } from './generate-customers.ts';
import {
  CONTACT_TEXTS,
  DECLINE_REASONS,
  DEMAND_TEXTS,
  OFFER_TEXTS,
  OPERATOR_NOTE,
  WITHDRAWN_NOTES,
  type DemandText,
} from './inquiries.data.ts';
import { isDrawn, pickInteger, pick, shuffle, createStream, type Random } from './random.ts';
import { toSlug } from './slug.ts';

const CONTACTS = 24;
const DEMANDS = 46;
/** Outcomes of the demo demands, in rotation; null = still open. */
const OUTCOMES: readonly DemoInquiry['closed_reason'][] = [
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
      buildContact(createStream(seed, `contact-${index}`), now, index % 4 === 0 ? own : published),
    ),
    ...Array.from({ length: DEMANDS }, (_unused, index) =>
      buildDemand(createStream(seed, `demand-${index}`), now, { published, own, index }),
    ),
    ...generateCulturalCentreDemands(seed, now, spaces, pickSender),
  ];
}

function pickSender(random: Random): DemoSender {
  const fullname = pickPersonName(random);
  return {
    fullname,
    email: `${toSlug(fullname).replaceAll('-', '.')}@posta.example`,
    phone: isDrawn(random, 0.6) ? pickPhone(random) : null,
  };
}

const toIso = (time: number): string => new Date(time).toISOString();
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
  decline_code: null,
  decline_reason: null,
  answered_at: null,
} as const;

function buildContact(random: Random, now: Date, spaces: readonly DemoSpace[]): DemoInquiry {
  const created = now.getTime() - pickInteger(random, 2, 25 * 24) * HOUR_MS;
  const isRead = isDrawn(random, 0.6);
  return {
    kind: 'contact',
    ...pickSender(random),
    phone: null,
    text: pick(random, CONTACT_TEXTS),
    ...NO_NEEDS,
    attribute_slugs: [],
    picked: null,
    created_at: toIso(created),
    expires_at: toIso(created + 30 * DAY_MS),
    closed_reason: null,
    closed_note: null,
    closed_at: null,
    parts: [
      {
        space_key: pick(random, spaces).key,
        state: isRead ? 'seen' : 'sent',
        seen_at: isRead ? toIso(created + HOUR_MS) : null,
        ...NO_ANSWER,
      },
    ],
  };
}

type DemandContext = {
  readonly published: readonly DemoSpace[];
  readonly own: readonly DemoSpace[];
  readonly index: number;
};

function buildDemand(random: Random, now: Date, { published, own, index }: DemandContext): DemoInquiry {
  const text = DEMAND_TEXTS[index % DEMAND_TEXTS.length] ?? pick(random, DEMAND_TEXTS);
  const closed_reason = OUTCOMES[index % OUTCOMES.length] ?? null;
  // Expired demands were sent long ago; all others in the last four weeks, so that none expires on its own.
  const created =
    now.getTime() -
    (closed_reason === 'expired'
      ? pickInteger(random, 32, 60) * DAY_MS
      : pickInteger(random, 3, 20 * 24) * HOUR_MS);
  const wanted = pickRecipients(random, text, index % 3 === 0 ? own : published, published);
  const smallest = Math.min(...wanted.map(({ capacity }) => capacity ?? 10));
  const guests = Math.max(Math.min(4, smallest), Math.floor(smallest * (0.5 + random() * 0.4)));
  const day = addDays(
    toIso(closed_reason === 'expired' ? created : now.getTime()).slice(0, 10),
    pickInteger(random, 40, 200),
  );
  const isEvening = isDrawn(random, 0.4);
  const closedAt =
    closed_reason === null
      ? null
      : closed_reason === 'expired'
        ? created + 30 * DAY_MS
        : Math.min(now.getTime() - HOUR_MS, created + 60 * HOUR_MS);
  return {
    kind: 'demand',
    ...pickSender(random),
    text: text.text,
    purpose_slug: text.purpose,
    purpose_text: text.words,
    date_from: day,
    date_to: isDrawn(random, 0.3) ? addDays(day, pickInteger(random, 1, 6)) : day,
    time_from: isEvening ? 18 * 60 : null,
    time_to: isEvening ? 23 * 60 + 30 : null,
    number_of_guests: guests,
    budget_haler: isDrawn(random, 0.6) ? pickInteger(random, 8, 60) * 100_000 : null,
    attribute_slugs: text.attributes.filter((slug) =>
      wanted.every(({ attribute_slugs }) => attribute_slugs.includes(slug)),
    ),
    picked: isDrawn(random, 0.7),
    created_at: toIso(created),
    expires_at: toIso(created + 30 * DAY_MS),
    closed_reason,
    closed_at: closedAt === null ? null : toIso(closedAt),
    closed_note:
      closed_reason === 'withdrawn'
        ? pick(random, WITHDRAWN_NOTES)
        : closed_reason === 'operator'
          ? OPERATOR_NOTE
          : null,
    parts: buildParts(random, wanted, { created, until: closedAt ?? now.getTime(), closed_reason, index }),
  };
}

/** Up to four spaces for the purpose, the first from `first` if one fits. */
function pickRecipients(
  random: Random,
  { purpose }: DemandText,
  first: readonly DemoSpace[],
  all: readonly DemoSpace[],
): DemoSpace[] {
  const filterFitting = (spaces: readonly DemoSpace[]): DemoSpace[] =>
    shuffle(
      random,
      spaces.filter(({ purpose_slugs }) => purpose === null || purpose_slugs.includes(purpose)),
    );
  return [...new Set([...filterFitting(first).slice(0, 1), ...filterFitting(all)])].slice(
    0,
    pickInteger(random, 2, 4),
  );
}

type DemandTimeline = {
  readonly created: number;
  readonly until: number;
  readonly closed_reason: DemoInquiry['closed_reason'];
  readonly index: number;
};

function buildParts(
  random: Random,
  spaces: readonly DemoSpace[],
  { created, until, closed_reason, index }: DemandTimeline,
): DemoInquiryPart[] {
  const timeAt = (share: number): string => toIso(created + Math.floor((until - created) * share));
  return spaces.map((space, place) => {
    // The first recipient of a chosen demand has made an offer; the others rotate through all states.
    const step =
      closed_reason === 'chosen' && place === 0
        ? 'offered'
        : ((['offered', 'seen', 'declined', 'sent'] as const)[(index + place) % 4] ?? 'sent');
    const seen_at = step === 'sent' ? null : timeAt(0.2);
    const part: DemoInquiryPart = { space_key: space.key, state: step, seen_at, ...NO_ANSWER };
    if (step === 'declined')
      return { ...part, decline_reason: pick(random, DECLINE_REASONS), answered_at: timeAt(0.5) };
    if (step === 'offered')
      Object.assign(part, {
        text: pick(random, OFFER_TEXTS),
        price_haler: isDrawn(random, 0.8) ? pickInteger(random, 8, 70) * 50_000 : null,
        valid_until: isDrawn(random, 0.5)
          ? addDays(toIso(until).slice(0, 10), pickInteger(random, 7, 21))
          : null,
        answered_at: timeAt(0.5),
      });
    return closed_reason === 'chosen' ? { ...part, state: place === 0 ? 'chosen' : 'passed' } : part;
  });
}
