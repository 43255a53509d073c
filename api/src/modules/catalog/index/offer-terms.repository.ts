import { Injectable } from '@nestjs/common';
import type { VatRate } from '@prostora/pricing';
import { SqlPool, type Reader } from '../../../platform/database/index.ts';
import { SEASON_DAYS, toOpeningRules, type ScheduleContextRow } from '../../availability/index.ts';
import { toDefinition, type PriceListRecord } from '../../pricing/index.ts';
import type { ListScope, OfferTerms } from './offer-terms.ts';

/** Columns of `booking_settings` that the owner has not chosen follow from the opening hours, as in bookings. */
const TERMS = `select s.id as space_id, s.price_from_haler,
    case when b.only_in_windows_chosen then b.only_in_windows
      else r.rules is not null or exists (select 1 from availability a where a.space_id = s.id) end as only_in_windows,
    coalesce(r.rules, '[]') as rules,
    case when r.rules is null then '[]' else ${SEASON_DAYS} end as seasons,
    coalesce(w.windows, '{}') as windows, coalesce(l.lists, '[]') as lists
  from space s left join booking_settings b on b.space_id = s.id
  left join lateral (select jsonb_agg(to_jsonb(r) order by r.id) as rules from availability_rule r where r.space_id = s.id) r on true
  left join lateral (select array_agg(value order by a.starts_at, a.id, at) as windows from availability a
    cross join lateral unnest(array[a.id, extract(epoch from a.starts_at) * 1000, extract(epoch from a.ends_at) * 1000,
      a.price_per_hour_haler]::float8[]) with ordinality as v (value, at)
    where a.space_id = s.id and a.ends_at > now()) w on true
  left join lateral (select jsonb_agg(jsonb_build_object('id', p.list_id, 'from', p.valid_from, 'until', p.valid_until)) as lists
    from price_scope p where p.space_id = s.id and p.published
      and (p.valid_until is null or p.valid_until >= current_date - 1)) l on true
  where s.id in (select space_id from catalog_entry where not removed) and s.id = any($1::int[])`;
const LISTS = `select id, name, includes_vat as "includesVat", vat_payer as "vatPayer", day_start as "dayStart", definition
  from price_list where id = any($1::int[])`;

type TermsRow = {
  space_id: number;
  price_from_haler: number | null;
  only_in_windows: boolean;
  rules: ScheduleContextRow['rules'];
  seasons: ScheduleContextRow['seasons'];
  windows: number[];
  lists: { id: number; from: string; until: string | null }[];
};
type ListRow = PriceListRecord & { id: number };
type Definitions = ReadonlyMap<number, ListScope['definition']>;

/** Prices and offered hours of published spaces as the index holds them. */
@Injectable()
export class OfferTermsRepository {
  constructor(private readonly sql: SqlPool) {}

  /** Terms of the given spaces, those that are published. */
  async listTerms(
    spaceIds: readonly number[],
    reader: Reader = this.sql.pool,
  ): Promise<Map<number, OfferTerms>> {
    const { rows } = await reader.query<TermsRow>(TERMS, [spaceIds]);
    const listIds = [...new Set(rows.flatMap(({ lists }) => lists.map(({ id }) => id)))];
    const lists = listIds.length === 0 ? [] : (await reader.query<ListRow>(LISTS, [listIds])).rows;
    const definitions = new Map(lists.map((list) => [list.id, toDefinition(list)]));
    return new Map(rows.map((row) => [row.space_id, toTerms(row, definitions)]));
  }

  async listVatRates(): Promise<VatRate[]> {
    const { rows } = await this.sql.pool.query<VatRate>(
      `select item, rate::float8 as rate, valid_from::text as "validFrom" from vat_rate order by item, valid_from`,
    );
    return rows;
  }
}

const toTerms = (row: TermsRow, definitions: Definitions): OfferTerms => ({
  spaceId: row.space_id,
  priceFromHaler: row.price_from_haler,
  isOnlyInWindows: row.only_in_windows,
  lists: row.lists.flatMap(({ id, from, until }) => {
    const definition = definitions.get(id);
    return definition ? [{ listId: id, validFrom: from, validUntil: until, definition }] : [];
  }),
  rules: toOpeningRules(row.space_id, row.rules, row.seasons),
  windows: row.windows,
});
