import { LAYOUTS } from '@prostora/contracts';
import { listSpaceFields } from '@prostora/contracts/space-fields.ts';
import type { LocationTree } from '../../geo/index.ts';
import type { SpaceSnapshot } from '../../spaces/index.ts';
import { PLACES_END, PROJECTION_VERSION, type EntryRow } from '../catalog-entry.entity.ts';
import { RANK_WEIGHTS } from '../index/rank-weights.ts';
import { fold, STEMMER_VERSION } from '../search/czech-stemmer.ts';

/** Combined version; entries of another one are projected again at the next rebuild. */
const ENTRY_VERSION = PROJECTION_VERSION * 100 + STEMMER_VERSION;

const MAX_COEFFICIENT = 90;
const RANKED_FIELDS = listSpaceFields({ isOnCard: true, isRanked: true });

/** Builds the row of a snapshot: serialized card and marker, folded texts, location with its ancestors. */
export function toEntryRow(snapshot: SpaceSnapshot, tree: LocationTree): EntryRow {
  const { card } = snapshot;
  const places = snapshot.location_id === null ? [] : tree.getPath(snapshot.location_id);
  const title = card.space_name === '' ? card.building_name : card.space_name;
  return {
    space_id: snapshot.id,
    projection: ENTRY_VERSION,
    building_id: snapshot.building_id,
    rank: computeRank(snapshot),
    capacity: card.capacity,
    price: card.price_from === null ? null : Math.round(card.price_from * 100),
    published_at: snapshot.published_at.toISOString(),
    lat: card.lat,
    lng: card.lng,
    location_ids: places.map(({ id }) => id),
    purpose_ids: snapshot.purpose_ids,
    attribute_ids: snapshot.attribute_ids,
    layout_capacities: toLayoutCapacities(snapshot.layouts),
    name_text: fold(`${card.space_name}\n${card.building_name}`),
    place_text: fold(
      [
        ...[
          card.city,
          card.province_name,
          ...places.filter(({ kind }) => kind !== 'country').map(({ name }) => name),
        ],
        PLACES_END,
        ...snapshot.purpose_names,
        ...snapshot.attribute_names,
      ].join('\n'),
    ),
    perex_text: fold(card.perex),
    description_text: fold(snapshot.description_text),
    card: JSON.stringify(card),
    marker: JSON.stringify({
      id: card.id,
      url: card.url,
      title,
      lat: card.lat,
      lng: card.lng,
      price_level: card.price_level,
      image: card.image?.url ?? null,
    }),
  };
}

const toLayoutCapacities = (layouts: SpaceSnapshot['layouts']): number[] =>
  layouts.length === 0
    ? []
    : LAYOUTS.map((name) => layouts.find(({ layout }) => layout === name)?.capacity ?? 0);

/** Default order: recommended first, then the plan of the owner, then completeness (PRODUCT §4). */
export function computeRank({
  card,
  coefficient,
  images_count,
  description_text,
  attribute_ids,
}: SpaceSnapshot): number {
  const planBonus = Math.round(Math.max(0, Math.min(MAX_COEFFICIENT, coefficient)) * RANK_WEIGHTS.plan);
  return (
    (card.recommended ? RANK_WEIGHTS.recommended : 0) +
    planBonus +
    computeCompleteness(card, images_count, description_text, attribute_ids.length)
  );
}

/** Completeness of the presentation, 0 to 1000. */
function computeCompleteness(
  card: SpaceSnapshot['card'],
  images: number,
  description: string,
  attributes: number,
): number {
  const score = (points: number, value: number, target: number): number =>
    points * Math.min(1, value / target);
  const filledFields =
    RANKED_FIELDS.filter((name) => card[name] !== null && card[name] !== '').length +
    (card.image === null ? 0 : 1) +
    (card.tags.length > 0 ? 1 : 0);
  return Math.round(
    score(400, images, 8) +
      score(200, description.length, 600) +
      score(150, attributes, 8) +
      score(250, filledFields, RANKED_FIELDS.length + 2),
  );
}
