import { fold } from '../../platform/text/index.ts';
import type { LocationTree } from './location-tree.ts';
import type { FoundPlace } from './place-search.ts';

/** A row of the gazetteer; ordered by size, largest first. */
export type GazetteerRow = readonly [name: string, region: string, lat: number, lng: number];

type Entry = { place: FoundPlace; name: string; searchText: string };

const KIND_ORDER: Readonly<Partial<Record<FoundPlace['kind'], number>>> = {
  country: 0,
  region: 1,
  town: 2,
  city_part: 3,
};

/**
 * All places known without a remote service, searched by folded text. A scan of a few thousand rows takes
 * well under a millisecond.
 */
export class PlaceIndex {
  private readonly entries: readonly Entry[];

  constructor(tree: LocationTree, gazetteer: readonly GazetteerRow[]) {
    const placesByKey = new Map<string, FoundPlace>();
    for (const place of [...listTreePlaces(tree), ...listGazetteerPlaces(tree, gazetteer)]) {
      const key = `${fold(place.label)}|${place.region ?? ''}|${place.detail}`;
      if (!placesByKey.has(key)) placesByKey.set(key, place);
    }
    this.entries = [...placesByKey.values()].map((place) => ({
      place,
      name: fold(place.label),
      searchText: ` ${fold(place.label)} ${fold(place.detail)}`,
    }));
  }

  /**
   * Ranks names that start with the text, then names with a word that starts with it, then names that contain
   * it; larger places first.
   */
  search(query: string, limit: number): FoundPlace[] {
    const found = this.rank(fold(query));
    return (found.length > 0 ? found : this.findTown(query)).slice(0, limit).map(({ place }) => place);
  }

  private rank(text: string): Entry[] {
    if (text === '') return [];
    return this.entries
      .flatMap((entry, order) => {
        const rank = rankEntry(entry, text);
        return rank === null ? [] : [{ entry, order, rank }];
      })
      .sort((one, other) => one.rank - other.rank || one.order - other.order)
      .map(({ entry }) => entry);
  }

  /** The town of an address; streets are not known. Of several names the largest place is meant: „Lipová, Brno“. */
  private findTown(address: string): Entry[] {
    const names = new Set(listTownNames(address).map((name) => fold(name)));
    return this.entries.filter(({ name }) => names.has(name));
  }
}

/**
 * Parts of an address that can be the name of a town: „Lipová 5, 602 00 Brno“ and „Lipová 5 Brno“ have one. What
 * stands before a house number is a street.
 */
const listTownNames = (address: string): string[] =>
  address
    .replaceAll(/(?<!\d)\d{3} ?\d{2}(?!\d)/gu, ',')
    .split(',')
    .map((part) => part.replace(/^.*\d\S*/u, '').trim())
    .filter((part) => part !== '');

function rankEntry({ name, searchText }: Entry, text: string): number | null {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (` ${name}`.includes(` ${text}`)) return 2;
  const words = text.split(' ');
  if (
    words.every((word) => searchText.includes(` ${word}`)) &&
    words.some((word) => ` ${name}`.includes(` ${word}`))
  )
    return 3;
  return text.length > 2 && name.includes(text) ? 4 : null;
}

function listTreePlaces(tree: LocationTree): FoundPlace[] {
  const nodes = tree.nodes.toSorted(
    (a, b) =>
      (KIND_ORDER[a.kind] ?? 9) - (KIND_ORDER[b.kind] ?? 9) || (b.population ?? 0) - (a.population ?? 0),
  );
  return nodes.map((node) => ({
    label: node.name,
    detail: node.parentId === null ? '' : (tree.findById(node.parentId)?.name ?? ''),
    lat: node.lat,
    lng: node.lng,
    kind: node.kind,
    region: tree.findRegion(node.id)?.slug ?? null,
  }));
}

/** Gazetteer rows missing from the tree; a namesake in another region is another place. */
function listGazetteerPlaces(tree: LocationTree, rows: readonly GazetteerRow[]): FoundPlace[] {
  const places: FoundPlace[] = [];
  for (const [name, regionSlug, lat, lng] of rows) {
    const region = tree.findBySlug(regionSlug);
    if (region?.name === name) continue;
    places.push({
      label: name,
      detail: region?.name ?? '',
      lat,
      lng,
      kind: 'town',
      region: region?.slug ?? null,
    });
  }
  return places;
}
