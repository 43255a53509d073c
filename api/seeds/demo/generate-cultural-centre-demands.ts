import { addDays, DAY_MS, HOUR_MS, MINUTE_MS } from '@prostora/contracts';
import { ANSWER_MINUTES, REFUSALS } from './cultural-centre-history.data.ts';
import type { DemoInquiry, DemoInquiryPart, DemoSender, DemoSpace } from './demo.types.ts';
import { CULTURAL_CENTRE_KEY } from './generate-customers.ts';
import { DEMAND_TEXTS, OFFER_TEXTS } from './inquiries.data.ts';
import { createStream, isDrawn, pick, pickInteger, type Random } from './random.ts';

const DEMANDS = 84;
const OPEN_DAYS = 30;
const REASONED_REFUSALS = REFUSALS.filter(([code]) => code !== null);

const toIso = (time: number): string => new Date(time).toISOString();

/** Generates closed demands to rooms of the cultural centre in the last year, in every outcome. */
export function generateCulturalCentreDemands(
  seed: number,
  now: Date,
  spaces: readonly DemoSpace[],
  pickSender: (random: Random) => DemoSender,
): DemoInquiry[] {
  const published = spaces.filter(({ status }) => status === 'PUBLISHED');
  const rooms = published.filter(({ customer_key }) => customer_key === CULTURAL_CENTRE_KEY);
  const others = published.filter(({ customer_key }) => customer_key !== CULTURAL_CENTRE_KEY);
  return Array.from({ length: DEMANDS }, (_unused, index) => {
    const random = createStream(seed, `centre-demand-${index}`);
    const text = DEMAND_TEXTS[index % DEMAND_TEXTS.length] ?? pick(random, DEMAND_TEXTS);
    const isFitting = ({ purpose_slugs }: DemoSpace): boolean =>
      text.purpose === null || purpose_slugs.includes(text.purpose);
    const room = rooms.filter(isFitting)[index % Math.max(1, rooms.filter(isFitting).length)];
    if (!room) return [];
    const other = pick(random, others.filter(isFitting));
    const created =
      now.getTime() - pickInteger(random, OPEN_DAYS + 1, 350) * DAY_MS - pickInteger(random, 0, 8) * HOUR_MS;
    return [
      {
        kind: 'demand' as const,
        ...pickSender(random),
        ...{ text: text.text, purpose_slug: text.purpose, purpose_text: text.words },
        ...drawNeeds(random, created, [room, other]),
        attribute_slugs: text.attributes.filter((slug) =>
          [room, other].every(({ attribute_slugs }) => attribute_slugs.includes(slug)),
        ),
        picked: true,
        created_at: toIso(created),
        expires_at: toIso(created + OPEN_DAYS * DAY_MS),
        ...drawOutcome(random, created, room, other),
      },
    ];
  }).flat();
}

function drawNeeds(
  random: Random,
  created: number,
  wanted: readonly DemoSpace[],
): Pick<
  DemoInquiry,
  'date_from' | 'date_to' | 'time_from' | 'time_to' | 'number_of_guests' | 'budget_haler'
> {
  const day = addDays(toIso(created).slice(0, 10), pickInteger(random, 40, 160));
  const places = Math.min(...wanted.map(({ capacity }) => capacity ?? 10));
  return {
    date_from: day,
    date_to: day,
    time_from: null,
    time_to: null,
    number_of_guests: Math.max(Math.min(4, places), Math.floor(places * (0.5 + random() * 0.4))),
    budget_haler: isDrawn(random, 0.5) ? pickInteger(random, 8, 60) * 100_000 : null,
  };
}

type Outcome = Pick<DemoInquiry, 'closed_reason' | 'closed_note' | 'closed_at' | 'parts'>;

/** The room is chosen, another one is, the owner declines, or no answer comes until the demand expires. */
function drawOutcome(random: Random, created: number, room: DemoSpace, other: DemoSpace): Outcome {
  const answered = created + pick(random, ANSWER_MINUTES) * MINUTE_MS;
  const buildPart = (space: DemoSpace, part: Partial<DemoInquiryPart>): DemoInquiryPart => ({
    ...{ space_key: space.key, state: 'seen', price_haler: null, text: '', valid_until: null },
    ...{
      decline_code: null,
      decline_reason: null,
      answered_at: null,
      seen_at: toIso(created + 8 * MINUTE_MS),
    },
    ...part,
  });
  const offer = {
    text: pick(random, OFFER_TEXTS),
    price_haler: pickInteger(random, 8, 70) * 50_000,
    answered_at: toIso(answered),
  };
  const expired = {
    closed_reason: 'expired' as const,
    closed_note: null,
    closed_at: toIso(created + OPEN_DAYS * DAY_MS),
  };
  const chosen = {
    closed_reason: 'chosen' as const,
    closed_note: null,
    closed_at: toIso(answered + pickInteger(random, 6, 90) * HOUR_MS),
  };
  const lot = random();
  if (lot < 0.42)
    return {
      ...chosen,
      parts: [buildPart(room, { state: 'chosen', ...offer }), buildPart(other, { state: 'passed' })],
    };
  if (lot < 0.62)
    return {
      ...chosen,
      parts: [
        buildPart(room, { state: 'passed', ...offer }),
        buildPart(other, { state: 'chosen', ...offer }),
      ],
    };
  if (lot > 0.9) return { ...expired, parts: [buildPart(room, {})] };
  const [decline_code, decline_reason] = pick(random, REASONED_REFUSALS);
  const declined = { state: 'declined' as const, decline_code, decline_reason, answered_at: toIso(answered) };
  return { ...expired, parts: [buildPart(room, declined)] };
}
