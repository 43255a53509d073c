import { splitSearchWords, toPhoneDigits } from '@prostora/contracts';
import { toContainsPattern } from './like.ts';

export type SqlCondition = { readonly sql: string; readonly params: unknown[] };

/**
 * Condition: a text contains every word of a search, in any order, case, diacritics and composition of letters.
 * @param text SQL expression, which an index on `fold_directory_text` serves
 * @param search as typed
 */
export function matchWords(text: string, search: string): SqlCondition {
  const words = splitSearchWords(search);
  return words.length === 0
    ? { sql: 'false', params: [] }
    : {
        sql: `(${words.map(() => `fold_directory_text(${text}) like fold_directory_text(?)`).join(' and ')})`,
        params: words.map(toContainsPattern),
      };
}

/**
 * Condition: a telephone in E.164 contains the digits of a search; false for a text that is no telephone.
 * @param column SQL expression of the telephone
 * @param search in any spelling, or its last digits
 */
export function matchPhone(column: string, search: string): SqlCondition {
  const digits = toPhoneDigits(search);
  return digits === null
    ? { sql: 'false', params: [] }
    : { sql: `replace(${column}, ' ', '') like ?`, params: [toContainsPattern(digits)] };
}

/** @returns the condition that all conditions hold; false without one */
export const matchAll = (conditions: readonly SqlCondition[]): SqlCondition =>
  conditions.length === 0
    ? { sql: 'false', params: [] }
    : {
        sql: `(${conditions.map(({ sql }) => sql).join(' and ')})`,
        params: conditions.flatMap(({ params }) => params),
      };

/** @returns the condition that any of the conditions holds */
export const matchAny = (...conditions: readonly SqlCondition[]): SqlCondition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(' or ')})`,
  params: conditions.flatMap(({ params }) => params),
});

/**
 * Ids of a table whose text contains the words, as a subquery that uses its index.
 * @param source one of `SEARCH_TEXTS`; `where` is the condition of its partial index, `id` the selected column
 * @param search as typed
 */
export const selectIds = (
  { table, text, where, id = 'id' }: { table: string; text: string; where?: string; id?: string },
  search: string,
): SqlCondition => {
  const { sql, params } = matchWords(text, search);
  return { sql: `select ${id} from ${table} where ${sql}${where ? ` and ${where}` : ''}`, params };
};

/** Indexed texts of people and their spaces, by which lists are searched. */
export const SEARCH_TEXTS = {
  user: { table: 'app_user', text: `name || ' ' || email::text`, where: 'erased_at is null' },
  customer: { table: 'customer', text: `name || ' ' || coalesce(ico, '')` },
  reservation: {
    table: 'reservation',
    text: `customer_name || ' ' || customer_email`,
    where: 'forgotten_at is null',
  },
  inquiry: { table: 'inquiry', text: `fullname || ' ' || email`, where: 'forgotten_at is null' },
  inquiryText: { table: 'inquiry', text: 'text', where: 'forgotten_at is null' },
  space: { table: 'space', text: 'name' },
  building: { table: 'building', text: `name || ' ' || city` },
} as const;

/**
 * Spaces by their name or their building.
 * @param search as typed
 */
export const selectSpaces = (search: string): SqlCondition => {
  const own = selectIds(SEARCH_TEXTS.space, search);
  const buildings = selectIds(SEARCH_TEXTS.building, search);
  return {
    sql: `${own.sql} union all select id from space where building_id in (${buildings.sql})`,
    params: [...own.params, ...buildings.params],
  };
};

/**
 * Customers by their name or the account of their owner.
 * @param search as typed
 */
export const selectCustomers = (search: string): SqlCondition => {
  const own = selectIds(SEARCH_TEXTS.customer, search);
  const users = selectIds(SEARCH_TEXTS.user, search);
  return {
    sql: `${own.sql} union select id from customer where user_id in (${users.sql})`,
    params: [...own.params, ...users.params],
  };
};
