import { NOMINATIVE_MONTH } from './date-phrases.ts';
import * as lexicon from './lexicon.ts';
import type { SentenceDraft } from './sentence-draft.ts';
import type { SentenceLocation } from './sentence-types.ts';

/** A location of the sentence; several for a landscape such as Moravia. */
export type PlaceMatch = {
  readonly locations: readonly SentenceLocation[];
  readonly from: number;
  readonly to: number;
};
type Relation = {
  readonly kind: 'in' | 'near' | 'outside';
  readonly radiusKm: number | null;
  readonly from: number;
};

const DEFAULT_RADIUS_KM = 20;
const MAX_RADIUS_KM = 200;
const NEAR = new Set(
  'u okoli poblizku pobliz nedaleko blizko kolem okolo vedle nablizku near kusok kousek blizkosti nedaleko around close'.split(
    ' ',
  ),
);
const OUTSIDE = new Set('ne mimo krome vyjma outside okrem'.split(' '));
const SKIPPED = new Set([
  'v',
  've',
  'od',
  'okresu',
  'okres',
  'okrese',
  'mesta',
  'mesto',
  'meste',
  'to',
  'obce',
  'kraje',
  'na',
  'do',
]);
const KM = new Set(['km', 'kilometru', 'kilometry', 'kilometrov', 'kilometr']);
const LIMITS = new Set([
  'do',
  'max',
  'maximalne',
  'v',
  'okruhu',
  'dosahu',
  'cca',
  'asi',
  'vzdalenosti',
  'nejdal',
  'radiusu',
  'within',
  '+',
]);
const JOINED = new Set(['nebo', 'ci', 'a', 'i', '/', ',', 'alebo', 'anebo', 'or', 'pripadne']);

const PLACE_PREPOSITIONS = new Set(['v', 've', ...NEAR, ...OUTSIDE, 'in', 'z', 'ze']);
const INFLECTING = new Set([
  ...PLACE_PREPOSITIONS,
  ...'na do od mesto mesta meste obec obci okres okrese okresu centrum centru centra cast casti nebo a i ci anebo'.split(
    ' ',
  ),
]);

/**
 * Whether an inflected form may be a place: after a preposition, or with a capital. „Letní“ alone is not the
 * place Letná.
 */
export function isPlausiblePlace(draft: SentenceDraft, from: number): boolean {
  return (
    /^\p{Lu}/u.test(draft.tokens[from]?.text ?? '') || INFLECTING.has(draft.tokens[from - 1]?.word ?? '')
  );
}

/** Whether a word that is also a purpose („tábor“) is meant as a place. */
export function isMeantAsPlace(draft: SentenceDraft, from: number): boolean {
  const token = draft.tokens[from];
  const isCapital = from > 0 && token !== undefined && /^\p{Lu}/u.test(token.text);
  return isCapital || PLACE_PREPOSITIONS.has(draft.tokens[from - 1]?.word ?? '');
}

/** Extends „Praha“ by the number of a part. A number of people, a time or a day is none. */
export function findNumberedPart(
  draft: SentenceDraft,
  place: SentenceLocation,
  at: number,
  bySlug: ReadonlyMap<string, SentenceLocation>,
): { location: SentenceLocation; to: number } | null {
  const start = draft.getWord(at) === '-' ? at + 1 : at;
  const token = draft.tokens[start];
  if (token?.kind !== 'number' || token.text.length > 2 || !draft.isFree(start)) return null;
  const location = bySlug.get(`${place.slug}-${Number(token.text)}`);
  if (location?.parent !== place.slug) return null;
  return isOtherNumber(draft, start + 1) ? null : { location, to: start + 1 };
}

function isOtherNumber(draft: SentenceDraft, at: number): boolean {
  const [next, following] = [draft.tokens[at], draft.tokens[at + 1]];
  if (next === undefined) return false;
  const units = [lexicon.PEOPLE, lexicon.PAIRS, lexicon.CURRENCY, lexicon.HOUR_UNITS, lexicon.OTHER_UNITS];
  const isMonth = lexicon.MONTHS.has(next.word) && !NOMINATIVE_MONTH.test(next.word);
  if (isMonth || units.some((words) => words.has(next.word))) return true;
  if (/^tis/u.test(next.word) || (next.word === 'k' && !next.isSpaced)) return true;
  const isNumber = following?.kind === 'number';
  if ([':', '-', '/'].includes(next.word)) return isNumber;
  if (next.word === '.' && following?.word === '-') return draft.tokens[at + 2]?.kind === 'number';
  if (next.word === '.') return (isNumber && !following.isSpaced) || isDayAndMonth(draft, at + 1);
  return next.word === 'az' && isNumber;
}

/** „5. května“, „5. 5.“. */
function isDayAndMonth(draft: SentenceDraft, at: number): boolean {
  const token = draft.tokens[at];
  return (
    lexicon.MONTHS.has(token?.word ?? '') || (token?.kind === 'number' && draft.tokens[at + 1]?.word === '.')
  );
}

/** Decides the location, or several of them, from all places of a sentence. */
export function readPlaces(
  draft: SentenceDraft,
  matches: readonly PlaceMatch[],
  bySlug: ReadonlyMap<string, SentenceLocation>,
): void {
  let previousEnd = -1;
  for (const match of matches) {
    const relation = readRelation(draft, match.from);
    if (relation.kind === 'outside') readOutside(draft, match, relation);
    else readInside(draft, match, relation, previousEnd, bySlug);
    previousEnd = match.to;
  }
}

function readOutside(draft: SentenceDraft, { locations, to }: PlaceMatch, { from }: Relation): void {
  const [first] = locations;
  if (draft.values.notLocation !== null || first === undefined) return;
  draft.values.notLocation = first;
  draft.claim('not_location', '', from, to);
}

function readInside(
  draft: SentenceDraft,
  match: PlaceMatch,
  relation: Relation,
  previousEnd: number,
  bySlug: ReadonlyMap<string, SentenceLocation>,
): void {
  const { values } = draft;
  const { locations, to } = match;
  const merged = mergeLocations(
    values.locations,
    locations,
    isJoined(draft, previousEnd, relation.from),
    bySlug,
  );
  // „Říčany u Prahy“: the second place only describes the first one.
  const isDescription =
    values.locations.length > 0 && relation.kind === 'near' && previousEnd === relation.from;
  if (merged === null && !isDescription) return;
  if (!isDescription && merged !== null) values.locations = merged;
  const after = readRadiusAfter(draft, to);
  const radius = readOwnRadius(relation, after);
  if (!isDescription && radius !== null) values.radiusKm ??= radius;
  draft.claim('location', '', relation.from, after?.to ?? to);
}

/** Kilometres of the sentence stand above those of „u“ and „v okolí“. */
const readOwnRadius = (relation: Relation, after: { radiusKm: number } | null): number | null =>
  relation.radiusKm === DEFAULT_RADIUS_KM
    ? (after?.radiusKm ?? relation.radiusKm)
    : (relation.radiusKm ?? after?.radiusKm ?? null);

/** Known places with a further one; null when it does not belong to them. */
function mergeLocations(
  known: readonly SentenceLocation[],
  added: readonly SentenceLocation[],
  isJoined: boolean,
  bySlug: ReadonlyMap<string, SentenceLocation>,
): SentenceLocation[] | null {
  if (known.length === 0) return [...added];
  const isInside = (inner: SentenceLocation, outer: SentenceLocation): boolean => {
    for (let at: SentenceLocation | undefined = inner; at; at = bySlug.get(at.parent ?? ''))
      if (at.slug === outer.slug) return true;
    return false;
  };
  if (added.some((one) => known.some((other) => isInside(one, other))))
    return added.filter((one) => known.some((other) => isInside(one, other)));
  if (known.some((one) => added.some((other) => isInside(one, other)))) return [...known];
  return isJoined ? [...known, ...added] : null;
}

const isJoined = (draft: SentenceDraft, previousEnd: number, from: number): boolean =>
  previousEnd >= 0 && from - previousEnd <= 2 && JOINED.has(draft.tokens[previousEnd]?.word ?? '');

/** Prepositions before a place: „u X“, „do 20 km od X“, „mimo X“. */
function readRelation(draft: SentenceDraft, from: number): Relation {
  let at = from - 1;
  while (at >= 0 && draft.isAny(at, SKIPPED)) at -= 1;
  if (draft.isAny(at, KM)) {
    const radius = readRadiusBefore(draft, at);
    if (radius !== null) return radius;
  }
  if (draft.isAny(at, OUTSIDE)) return { kind: 'outside', radiusKm: null, from: at };
  const isNear = draft.isAny(at, NEAR);
  if (isNear && draft.isAny(at - 1, KM)) {
    const radius = readRadiusBefore(draft, at - 1);
    if (radius !== null) return radius;
  }
  if (isNear) {
    const start = draft.getWord(at - 1) === 'v' ? at - 1 : at;
    return { kind: 'near', radiusKm: DEFAULT_RADIUS_KM, from: start };
  }
  return { kind: 'in', radiusKm: null, from: at + 1 };
}

/** „do 20 km od“, read backwards from „km“. */
function readRadiusBefore(draft: SentenceDraft, km: number): Relation | null {
  for (let at = km - 1; at >= Math.max(0, km - 2); at -= 1) {
    const number = draft.readNumber(at);
    if (number?.end !== km || number.value > MAX_RADIUS_KM || number.value < 1) continue;
    let start = at;
    while (start > 0 && draft.isAny(start - 1, LIMITS)) start -= 1;
    return { kind: 'near', radiusKm: Math.round(number.value), from: start };
  }
  return null;
}

/** „X a okolí“, „X + 20 km“, „X do 20 km“. */
function readRadiusAfter(draft: SentenceDraft, to: number): { radiusKm: number; to: number } | null {
  let at = to;
  let isNear = false;
  while (
    at - to < 4 &&
    (draft.isAny(at, LIMITS) ||
      ['a', 'i', 'nebo', '(', 'okoli', 'jeho', 'jejim', 'and', 'around'].includes(draft.getWord(at)))
  ) {
    isNear ||= ['okoli', 'around'].includes(draft.getWord(at));
    at += 1;
  }
  const number = draft.readNumber(at);
  if (number !== null && draft.isAny(number.end, KM) && number.value >= 1 && number.value <= MAX_RADIUS_KM)
    return { radiusKm: Math.round(number.value), to: number.end + 1 };
  if (!isNear) return null;
  while (!['okoli', 'around'].includes(draft.getWord(at - 1))) at -= 1;
  return { radiusKm: DEFAULT_RADIUS_KM, to: at };
}
