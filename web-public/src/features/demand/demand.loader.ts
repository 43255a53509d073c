import type { Api, AttributeFacet, LocationFacet, PurposeFacet } from '@prostora/api-client';
import type { LoaderFunctionArgs } from '@prostora/nav';
import { DEMAND_PARAMS } from '../../lib/demand-address.ts';
import type { ListedPlace } from '../../lib/location-tree.ts';

export type ListedPurpose = Pick<PurposeFacet, 'id' | 'name' | 'count'>;
export type ListedAttribute = Pick<AttributeFacet, 'id' | 'name' | 'count'>;
/** Values prefilled by the URL. */
export type Given = {
  purpose_id: number | null;
  location_id: number | null;
  date_from: string | null;
  number_of_guests: number | null;
};
export type DemandData = {
  purposes: readonly ListedPurpose[];
  locations: readonly ListedPlace[];
  attributes: readonly ListedAttribute[];
  given: Given;
};

const place = ({ id, name, slug, kind, parent_id, count }: LocationFacet): ListedPlace => ({
  id,
  name,
  slug,
  kind,
  parent_id,
  count,
});
const listed = ({ id, name, count }: ListedPurpose): ListedPurpose => ({ id, name, count });

/** Loads the options from the unfiltered catalogue; unknown values in the URL are ignored. */
export const createDemandLoader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs): Promise<DemandData> => {
    const { searchParams } = new URL(request.url);
    const param = (name: keyof typeof DEMAND_PARAMS): string => searchParams.get(DEMAND_PARAMS[name]) ?? '';
    const { catalog } = await api.catalog.list({ first_fetch: 1 }, request.signal);
    const [date, guests] = [param('date'), param('guests')];
    return {
      purposes: catalog.purposes.map(listed),
      locations: catalog.locations.map(place),
      attributes: catalog.attributes.map(listed),
      given: {
        purpose_id: catalog.purposes.find(({ slug }) => slug === param('purpose'))?.id ?? null,
        location_id:
          catalog.locations.find(({ slug, kind }) => kind !== 'country' && slug === param('location'))?.id ??
          null,
        date_from: /^20\d\d-\d\d-\d\d$/u.test(date) && !Number.isNaN(Date.parse(date)) ? date : null,
        number_of_guests: /^[1-9]\d{0,4}$/u.test(guests) ? Number(guests) : null,
      },
    };
  };
