import { toPragueWallTime } from '@prostora/contracts';
import { normalizePriceList } from '@prostora/pricing';
import type { DemoCustomer, DemoPriceList, DemoSpace } from './demo.types.ts';
import { OWNER_KEY } from './generate-customers.ts';
import { PRICE_LIST_TEMPLATES } from './price-lists.data.ts';
import type { SpaceKind } from './space-kinds.data.ts';

/** Building of the demo owner that is priced by its rules, so that both ways are shown in one account. */
const BUILDING_WITHOUT_LISTS = 'pradelna-cejl';

/** Generates a published price list of every second published space with a price. */
export function generatePriceLists(
  now: Date,
  customers: readonly DemoCustomer[],
  spaces: readonly DemoSpace[],
): DemoPriceList[] {
  const payers = new Set(customers.filter(({ vat_payer }) => vat_payer).map(({ key }) => key));
  const { day } = toPragueWallTime(now);
  return spaces
    .filter(({ status, price_from_haler }) => status === 'PUBLISHED' && price_from_haler !== null)
    .filter(
      ({ customer_key, building_key }, index) =>
        index % 2 === 0 && !(customer_key === OWNER_KEY && building_key === BUILDING_WITHOUT_LISTS),
    )
    .map((space) => ({
      customer_key: space.customer_key,
      space_key: space.key,
      valid_from: `${day.slice(0, 7)}-01`,
      definition: normalizePriceList({
        name: `Ceník ${day.slice(0, 4)}, ${space.name}`.slice(0, 120),
        includes_vat: true,
        vat_payer: payers.has(space.customer_key),
        ...PRICE_LIST_TEMPLATES[space.kind as SpaceKind]((space.price_from_haler ?? 0) / 100),
      }),
    }));
}
