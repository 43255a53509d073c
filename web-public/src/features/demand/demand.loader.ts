import {
  listCatalog,
  suggestFilters,
  type Client,
  type AttributeFacet,
  type LocationFacet,
  type ParsedSentence,
  type PurposeFacet,
} from '@prostora/api-client';
import type { LoaderFunctionArgs } from '@prostora/nav';
import { EMPTY_EVENT, LIMITS, type EventQuery } from '@prostora/contracts';
import { DEMAND_LOCATION, DEMAND_SENTENCE } from '../../lib/demand-url.ts';
import { readEvent } from '../../lib/event/read-event.ts';
import type { LocationListItem } from '../../lib/location-tree.ts';

export type PurposeOption = Pick<PurposeFacet, 'id' | 'name' | 'slug' | 'count'>;
export type AttributeOption = Pick<AttributeFacet, 'id' | 'name' | 'count'>;
/** Values prefilled by the URL. */
export type DemandPrefill = {
  event: EventQuery;
  purpose_id: number | null;
  location_id: number | null;
  attributes: readonly number[];
};
export const NO_PREFILL: DemandPrefill = {
  event: EMPTY_EVENT,
  purpose_id: null,
  location_id: null,
  attributes: [],
};
export type DemandData = {
  purposes: readonly PurposeOption[];
  locations: readonly LocationListItem[];
  attributes: readonly AttributeOption[];
  prefill: DemandPrefill;
  /** What was mended in the event of the URL. */
  notices: readonly string[];
};

/** Names of the event's parameters in former URLs of the form. */
const FORMER_PARAMS = { ucel: 'purpose', datum: 'date_from', lidi: 'guests' } as const;

/** Parameters of the demand form, with those of former URLs under their present names. */
function readDemandParams(params: URLSearchParams): URLSearchParams {
  const renamed = new URLSearchParams(params);
  for (const [former, name] of Object.entries(FORMER_PARAMS)) {
    const value = params.get(former);
    if (value && !params.has(name)) renamed.set(name, value);
  }
  return renamed;
}

/** What the sentence of the URL says; null without one, and when it cannot be read. */
async function readSentence(
  api: Client,
  params: URLSearchParams,
  signal: AbortSignal,
): Promise<ParsedSentence | null> {
  const q = params.get(DEMAND_SENTENCE)?.trim().slice(0, LIMITS.sentence);
  if (!q) return null;
  return suggestFilters({ client: api, query: { q }, signal }).then(
    ({ parsed }) => parsed,
    () => null,
  );
}

const toListItem = ({ id, name, slug, kind, parent_id, count }: LocationFacet): LocationListItem => ({
  id,
  name,
  slug,
  kind,
  parent_id,
  count,
});
const toOption = ({ id, name, count }: AttributeOption): AttributeOption => ({ id, name, count });

/** Loads the options from the unfiltered catalogue; unknown values in the URL are ignored. */
export const createDemandLoader =
  (api: Client) =>
  async ({ request }: LoaderFunctionArgs): Promise<DemandData> => {
    const params = readDemandParams(new URL(request.url).searchParams);
    const { event: asked, notices } = await readEvent(params);
    const [{ catalog }, sentence] = await Promise.all([
      listCatalog({ client: api, query: { first_fetch: '1' }, signal: request.signal }),
      readSentence(api, params, request.signal),
    ]);
    const event = sentence
      ? (await import('../../lib/event/sentence-event.ts')).addSentence(asked, sentence)
      : asked;
    const purpose = catalog.purposes.find(({ slug }) => slug === event.purpose);
    const location = params.get(DEMAND_LOCATION) ?? sentence?.location?.slug;
    const wanted = new Set(sentence?.attributes.map(({ id }) => id));
    return {
      purposes: catalog.purposes.map((option) => ({ ...toOption(option), slug: option.slug })),
      locations: catalog.locations.map(toListItem),
      attributes: catalog.attributes.map(toOption),
      prefill: {
        event: { ...event, purpose: purpose?.slug ?? null },
        purpose_id: purpose?.id ?? null,
        location_id:
          catalog.locations.find(({ slug, kind }) => kind !== 'country' && slug === location)?.id ?? null,
        attributes: catalog.attributes.map(({ id }) => id).filter((id) => wanted.has(id)),
      },
      notices,
    };
  };
