import {
  SEARCH_TEXTS,
  selectCustomers,
  selectIds,
  type SqlCondition,
} from '../../platform/database/index.ts';

/**
 * Matches name, building with its city, owner and the owner's account. `union` gives the planner usable row
 * estimates.
 */
export function matchSpaces(search: string): SqlCondition {
  const [spaces, buildings] = [SEARCH_TEXTS.space, SEARCH_TEXTS.building].map((text) =>
    selectIds(text, search),
  ) as [SqlCondition, SqlCondition];
  const owners = selectCustomers(search);
  return {
    sql: `s.id in (${spaces.sql} union select x.id from space x join (
      ${buildings.sql} union select y.id from building y join (${owners.sql}) z on z.id = y.customer_id
    ) y on y.id = x.building_id)`,
    params: [...spaces.params, ...buildings.params, ...owners.params],
  };
}
