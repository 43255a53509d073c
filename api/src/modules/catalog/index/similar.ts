import type { Columns } from './columns.ts';
import type { Selection } from './catalog-index.ts';

/** Kilometres beyond which distance no longer matters. */
const FAR_KM = 60;

/** Slots of a selection most similar to the given one by distance and capacity. */
export function findMostSimilar(
  columns: Columns,
  slot: number,
  selection: Selection,
  limit: number,
): number[] {
  const { lat, lng, capacity } = columns;
  const north = lat[slot] ?? 0;
  const east = lng[slot] ?? 0;
  const size = Math.log(Math.max(1, capacity[slot] ?? 1));
  const kmPerDegree = 111.2;
  const lngScale = Math.cos((north * Math.PI) / 180);
  const scored = Array.from(selection.slots, (other) => {
    const distance = Math.hypot(
      ((lat[other] ?? 0) - north) * kmPerDegree,
      ((lng[other] ?? 0) - east) * kmPerDegree * lngScale,
    );
    return {
      other,
      dissimilarity:
        Math.min(1, distance / FAR_KM) + Math.abs(Math.log(Math.max(1, capacity[other] ?? 1)) - size) / 3,
    };
  }).filter(({ other }) => other !== slot);
  scored.sort(
    (one, another) =>
      one.dissimilarity - another.dissimilarity ||
      (columns.ids[one.other] ?? 0) - (columns.ids[another.other] ?? 0),
  );
  return scored.slice(0, limit).map(({ other }) => other);
}
