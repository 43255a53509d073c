import { formatEventTime } from '@prostora/contracts';
import { sentence as labels } from '@prostora/strings/cs/sentence.ts';
import type { Claim, DraftValues, SentenceDraft } from './sentence-draft.ts';
import type { ChipSlot, SentenceChip } from './sentence-types.ts';

/** Words before a value that go away with it. */
const PREPOSITIONS = new Set(
  'v ve na u s se z ze do od o za k ke pro pre po in on at for with from the asi cca kolem okolo tak max'.split(
    ' ',
  ),
);

/** One chip for each value, in the order of the sentence. */
export function buildChips(draft: SentenceDraft, text: string): SentenceChip[] {
  return draft.claims
    .filter(({ tokens, slot }) => tokens.length > 0 && slot !== 'ignored')
    .map((claim) => ({ claim, spans: findSpans(draft, claim) }))
    .sort((one, other) => (one.spans[0]?.from ?? 0) - (other.spans[0]?.from ?? 0))
    .map(({ claim, spans }) => ({
      ...describeClaim(draft.values, claim),
      text: spans.map(({ from, to }) => text.slice(from, to)).join(' '),
      without: removeSpans(text, spans),
    }));
}

export type Span = { readonly from: number; readonly to: number };

/** Parts of the text that say a value, with the prepositions before them. */
function findSpans(draft: SentenceDraft, claim: Claim): Span[] {
  const spans: Span[] = [];
  let last = -2;
  for (const at of [...claim.tokens].sort((one, other) => one - other)) {
    const token = draft.tokens[at];
    const previous = spans.at(-1);
    if (token === undefined) continue;
    if (previous !== undefined && last === at - 1) spans[spans.length - 1] = { ...previous, to: token.end };
    else spans.push({ from: draft.tokens[findStart(draft, at)]?.start ?? token.start, to: token.end });
    last = at;
  }
  return spans;
}

/** The part of the text that tokens take, with the prepositions before them. */
export const findSpan = (draft: SentenceDraft, from: number, to: number): Span => ({
  from: draft.tokens[findStart(draft, from)]?.start ?? 0,
  to: draft.tokens[to - 1]?.end ?? 0,
});

function findStart(draft: SentenceDraft, at: number): number {
  let start = at;
  while (start > 0 && draft.isAny(start - 1, PREPOSITIONS)) start -= 1;
  return start;
}

function removeSpans(text: string, spans: readonly Span[]): string {
  let rest = '';
  let end = 0;
  for (const { from, to } of spans) {
    rest += `${text.slice(end, Math.max(end, from))} `;
    end = to;
  }
  return `${rest}${text.slice(end)}`
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;])/gu, '')
    .replace(/([,;])(?:[ ,;]*[,;])/gu, '$1')
    .replace(/^[\s,;]+|[\s,;]+$/gu, '');
}

function describeClaim(values: DraftValues, { slot, value }: Claim): Omit<SentenceChip, 'text' | 'without'> {
  const build = (name: ChipSlot, ownValue: string | number, label: string) => ({
    slot: name,
    value: String(ownValue),
    label,
  });
  const findName = (slug: string): string =>
    [...values.attributes, ...values.without].find((one) => one.slug === slug)?.name ?? slug;
  switch (slot) {
    case 'purpose':
      return build(slot, values.purpose?.slug ?? '', values.purpose?.name ?? '');
    case 'not_location':
      return build(slot, values.notLocation?.slug ?? '', labels.notLocation(values.notLocation?.name ?? ''));
    case 'guests':
      return build(slot, values.guests ?? 0, labels.guests(values.guests ?? 0));
    case 'layout':
      return build(slot, value, labels.layout(value));
    case 'price_max':
      return build(slot, values.priceMax ?? 0, labels.price(values.priceMax ?? 0));
    case 'price_max_per_person':
      return build(slot, values.pricePerPerson ?? 0, labels.pricePerPerson(values.pricePerPerson ?? 0));
    case 'price_max_per_hour':
      return build(slot, values.pricePerHour ?? 0, labels.pricePerHour(values.pricePerHour ?? 0));
    case 'date':
      return build(
        slot,
        `${values.dateFrom}/${values.dateTo}`,
        labels.dates(values.dateFrom ?? '', values.dateTo ?? ''),
      );
    case 'weekdays':
      return build(slot, values.weekdays.join(','), labels.weekdays(values.weekdays));
    case 'repeat':
      return build(
        slot,
        `${values.repeat}/${values.weekdays.join(',')}`,
        labels.repeat(values.weekdays, values.repeat ?? 1),
      );
    case 'time':
      return build(slot, describeTimes(values), labels.times(values.timeFrom, values.timeTo));
    case 'attributes':
      return build(slot, value, findName(value));
    case 'without':
      return build(slot, value, labels.without(findName(value)));
    default:
      return describePlace(values, build);
  }
}

const describeTimes = ({ timeFrom, timeTo }: DraftValues): string =>
  [timeFrom, timeTo].map((minute) => (minute === null ? '' : formatEventTime(minute))).join('/');

function describePlace(
  { locations, radiusKm }: DraftValues,
  build: (slot: ChipSlot, value: string, label: string) => Omit<SentenceChip, 'text' | 'without'>,
) {
  const names = locations.map(({ name }) => name).join(', ');
  return build(
    locations.length > 1 ? 'locations' : 'location',
    locations.map(({ slug }) => slug).join(','),
    radiusKm === null ? names : labels.around(names, radiusKm),
  );
}
