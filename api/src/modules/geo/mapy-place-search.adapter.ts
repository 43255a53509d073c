import { fold } from '../../platform/text/index.ts';
import { parseSuggestions, type MapySuggestion } from './mapy-response.ts';
import type { LocationTree } from './location-tree.ts';
import type { LocationsService } from './locations.service.ts';
import { PlaceSearch, type FoundPlace, type PlaceKind } from './place-search.ts';
import type { Log } from '../../platform/logging/log.ts';

const TIMEOUT_MS = 3000;
const MAX_SUGGESTIONS = 15;
const KIND_BY_TYPE: Readonly<Record<string, PlaceKind>> = {
  'regional.country': 'country',
  'regional.region': 'region',
  'regional.municipality': 'town',
  'regional.municipality_part': 'city_part',
  'regional.street': 'street',
  'regional.address': 'address',
};

type MapyOptions = { url: string; key: string };

/** Places and addresses from Mapy.com; falls back to the built-in places on errors and timeouts. */
export class MapyPlaceSearchAdapter extends PlaceSearch {
  constructor(
    private readonly options: MapyOptions,
    private readonly fallback: PlaceSearch,
    private readonly locations: LocationsService,
    private readonly log: Log,
  ) {
    super();
  }

  async search(query: string, limit: number): Promise<FoundPlace[]> {
    if (query.trim() === '') return [];
    try {
      const [suggestions, tree] = await Promise.all([
        this.fetchSuggestions(query.trim(), limit),
        this.locations.getTree(),
      ]);
      return suggestions.slice(0, limit).map((suggestion) => toPlace(suggestion, tree));
    } catch (err) {
      this.log.warn({ err }, 'Mapy.com request failed, using built-in places');
      return this.fallback.search(query, limit);
    }
  }

  private async fetchSuggestions(query: string, limit: number): Promise<MapySuggestion[]> {
    const parameters = new URLSearchParams({
      query,
      lang: 'cs',
      limit: String(Math.min(limit, MAX_SUGGESTIONS)),
      locality: 'cz',
    });
    const response = await fetch(`${this.options.url}/suggest?${parameters.toString()}`, {
      headers: { 'x-mapy-api-key': this.options.key, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`Mapy.com returned status ${response.status}`);
    return parseSuggestions(await response.json());
  }
}

const toPlace = (suggestion: MapySuggestion, tree: LocationTree): FoundPlace => ({
  label: suggestion.name,
  detail: suggestion.location,
  lat: suggestion.lat,
  lng: suggestion.lng,
  kind: KIND_BY_TYPE[suggestion.type] ?? 'poi',
  region: findRegionSlug(suggestion, tree),
});

/**
 * Matches the region by name („Jihomoravský kraj“); Prague is returned as „Hlavní město Praha“ or only as a
 * town.
 */
function findRegionSlug({ structure }: MapySuggestion, tree: LocationTree): string | null {
  const names = new Set(structure.map((name) => fold(name).replace(/^hlavni mesto /u, '')));
  return tree.nodes.find((node) => node.kind === 'region' && names.has(fold(node.name)))?.slug ?? null;
}
