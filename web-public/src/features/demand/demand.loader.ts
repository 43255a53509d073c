import {
  listCatalog,
  type Client,
  type AttributeFacet,
  type LocationFacet,
  type PurposeFacet,
} from '@prostora/api-client';
import type { LoaderFunctionArgs } from '@prostora/nav';
import { DEMAND_PARAMS } from '../../lib/demand-url.ts';
import type { LocationListItem } from '../../lib/location-tree.ts';

export type PurposeOption = Pick<PurposeFacet, 'id' | 'name' | 'count'>;
export type AttributeOption = Pick<AttributeFacet, 'id' | 'name' | 'count'>;
/** Values prefilled by the URL. */
export type DemandPrefill = {
  purpose_id: number | null;
  location_id: number | null;
  date_from: string | null;
  number_of_guests: number | null;
};
export type DemandData = {
  purposes: readonly PurposeOption[];
  locations: readonly LocationListItem[];
  attributes: readonly AttributeOption[];
  prefill: DemandPrefill;
};

const toListItem = ({ id, name, slug, kind, parent_id, count }: LocationFacet): LocationListItem => ({
  id,
  name,
  slug,
  kind,
  parent_id,
  count,
});
const toOption = ({ id, name, count }: PurposeOption): PurposeOption => ({ id, name, count });

/** Loads the options from the unfiltered catalogue; unknown values in the URL are ignored. */
export const createDemandLoader =
  (api: Client) =>
  async ({ request }: LoaderFunctionArgs): Promise<DemandData> => {
    const { searchParams } = new URL(request.url);
    const param = (name: keyof typeof DEMAND_PARAMS): string => searchParams.get(DEMAND_PARAMS[name]) ?? '';
    const { catalog } = await listCatalog({
      client: api,
      query: { first_fetch: '1' },
      signal: request.signal,
    });
    const [date, guests] = [param('date'), param('guests')];
    return {
      purposes: catalog.purposes.map(toOption),
      locations: catalog.locations.map(toListItem),
      attributes: catalog.attributes.map(toOption),
      prefill: {
        purpose_id: catalog.purposes.find(({ slug }) => slug === param('purpose'))?.id ?? null,
        location_id:
          catalog.locations.find(({ slug, kind }) => kind !== 'country' && slug === param('location'))?.id ??
          null,
        date_from: /^20\d\d-\d\d-\d\d$/u.test(date) && !Number.isNaN(Date.parse(date)) ? date : null,
        number_of_guests: /^[1-9]\d{0,4}$/u.test(guests) ? Number(guests) : null,
      },
    };
  };
