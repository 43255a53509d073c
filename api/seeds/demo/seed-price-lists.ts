import type { EntityManager } from '@mikro-orm/postgresql';
import type { Customer } from '../../src/modules/accounts/customers/index.ts';
import { PriceList, PriceScope } from '../../src/modules/pricing/price-lists/index.ts';
import type { Space } from '../../src/modules/spaces/index.ts';
import type { DemoData } from './demo.types.ts';
import { getRecord, type RecordsByKey } from './records-by-key.ts';

/** Inserts published price lists: as drafts, since a published list takes no further scope. */
export async function seedPriceLists(
  em: EntityManager,
  demo: DemoData,
  customers: RecordsByKey<Customer>,
  spaces: RecordsByKey<Space>,
  now: Date,
): Promise<void> {
  const lists = demo.price_lists.map(({ customer_key, space_key, valid_from, definition }) => {
    const { name, includesVat, vatPayer, dayStart, ...rules } = definition;
    const list = em.create(
      PriceList,
      {
        customer: getRecord(customers, customer_key),
        name,
        includesVat,
        vatPayer,
        dayStart,
        definition: rules,
        createdAt: now,
        updatedAt: now,
      },
      { partial: true },
    );
    em.create(
      PriceScope,
      { list, space: getRecord(spaces, space_key), validFrom: valid_from },
      { partial: true },
    );
    return list;
  });
  await em.flush();
  await em.nativeUpdate(
    PriceList,
    { id: { $in: lists.map(({ id }) => id) } },
    { state: 'published', publishedAt: now },
  );
}
