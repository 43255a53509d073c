import { splitSearchWords } from '@prostora/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { toContainsPattern, escapeLike, matchPhone } from '../../../platform/database/index.ts';
import { SEARCH_RESULT_KINDS, type SearchResultKind, type SearchResult } from './global-search.kinds.ts';

type Sql = { sql: string; params: unknown[] };

const MAX_PER_KIND = 5;
/** Limits of candidates per index; a longer search text narrows them. */
const MAX_BY_WORDS = 60;
const MAX_BY_PREFIX = 20;
const MAX_BUILDINGS = 100;
/** Shorter words have no trigrams and match only at the beginning of a name. */
const TRIGRAM_LENGTH = 3;

/** Indexed expression of each table; rows with a value in column `gone` are excluded. */
const INDEXED_TEXTS = {
  space: { table: 'space', text: 'name' },
  building: { table: 'building', text: 'name' },
  customer: { table: 'customer', text: `name || ' ' || coalesce(ico, '')` },
  user: { table: 'app_user', text: `name || ' ' || email::text`, gone: 'erased_at' },
  reservation: {
    table: 'reservation',
    text: `customer_name || ' ' || customer_email`,
    gone: 'forgotten_at',
    phone: 'customer_phone',
  },
  inquiry: { table: 'inquiry', text: `fullname || ' ' || email`, gone: 'forgotten_at', phone: 'phone' },
  seo_url: { table: 'seo_url', text: `path || ' ' || h1` },
} as const;

/** Columns with a prefix index, which is ordered unlike the trigram index. */
const PREFIX_COLUMNS = {
  space: 'name',
  building: 'name',
  customer: 'name',
  user: 'name',
  reservation: 'customer_name',
  inquiry: 'fullname',
  seo_url: 'h1',
} as const;

/** Selected columns by kind. Results are ordered by exact id, prefix match, newest. */
const RESULT_COLUMNS: Readonly<
  Record<Exclude<SearchResultKind, 'order'>, { title: string; about: string; from: string }>
> = {
  space: {
    title: `case when t.no_name then b.name else t.name end`,
    about: `'building', b.name, 'city', b.city, 'status', t.status, 'no_name', t.no_name`,
    from: 'space t join building b on b.id = t.building_id',
  },
  building: {
    title: 't.name',
    about: `'city', t.city, 'owner', c.name`,
    from: 'building t join customer c on c.id = t.customer_id',
  },
  customer: {
    title: 't.name',
    about: `'ico', t.ico, 'email', u.email`,
    from: 'customer t join app_user u on u.id = t.user_id and u.erased_at is null',
  },
  user: {
    title: 't.name',
    about: `'email', t.email, 'blocked', t.blocked_at is not null`,
    from: '(select * from app_user where erased_at is null) t',
  },
  reservation: {
    title: 't.customer_name',
    from: '(select * from reservation where forgotten_at is null) t join space s on s.id = t.space_id join building b on b.id = s.building_id',
    about: `'email', t.customer_email, 'space', case when s.no_name then b.name else s.name end, 'starts_at',
      t.starts_at, 'status', case when t.status = 'pending' and t.expires_at <= now() then 'cancelled' else t.status end`,
  },
  inquiry: {
    title: 't.fullname',
    about: `'email', t.email, 'kind', t.kind, 'state',
      case when t.expires_at <= now() then 'closed' else t.state end, 'created_at', t.created_at`,
    from: '(select * from inquiry where forgotten_at is null) t',
  },
  seo_url: { title: 't.h1', about: `'path', t.path`, from: 'seo_url t' },
};

/** Global search in one statement; every branch uses an index and reads a bounded number of rows. */
@Injectable()
export class GlobalSearchRepository {
  constructor(private readonly em: EntityManager) {}

  async find(text: string): Promise<SearchResult[]> {
    const number = /^#?[1-9]\d{0,8}$/u.test(text) ? Number(text.replace('#', '')) : null;
    const branches = SEARCH_RESULT_KINDS.map((kind) =>
      kind === 'order' ? buildOrders(text) : buildBranch(kind, text, number),
    ).filter((part) => part !== null);
    if (branches.length === 0) return [];
    return this.em.getConnection().execute<SearchResult[]>(
      branches.map(({ sql }) => `(${sql})`).join(' union all '),
      branches.flatMap(({ params }) => params),
    );
  }
}

const foldSql = (text: string): string => `fold_directory_text(${text})`;
/** Condition: the text contains every word. */
const matchEvery = (text: string, words: readonly string[]): Sql => ({
  sql: words.map(() => `${foldSql(text)} like ${foldSql('?')}`).join(' and '),
  params: words.map(toContainsPattern),
});
const matchSome = (text: string, words: readonly string[]): Sql => ({
  sql: words.map(() => `${foldSql(text)} like ${foldSql('?')}`).join(' or '),
  params: words.map(toContainsPattern),
});

function buildBranch(
  kind: Exclude<SearchResultKind, 'order'>,
  text: string,
  number: number | null,
): Sql | null {
  const parts = buildCandidates(kind, text, number);
  if (parts.length === 0) return null;
  const { title, about, from } = RESULT_COLUMNS[kind];
  return {
    sql: `select '${kind}' as kind, t.id, ${title} as title, jsonb_build_object(${about}) as about from ${from}
      where t.id in (${parts.map(({ sql }) => `(${sql})`).join(' union all ')})
      order by t.id = ? desc, ${foldSql(title)} like ${foldSql('?')} desc, t.id desc limit ${MAX_PER_KIND}`,
    params: [...parts.flatMap(({ params }) => params), number ?? 0, `${escapeLike(text)}%`],
  };
}

/** Ids of candidates: by id, by name prefix, by words. */
function buildCandidates(
  kind: Exclude<SearchResultKind, 'order'>,
  text: string,
  number: number | null,
): Sql[] {
  const { table, text: column, ...rest } = INDEXED_TEXTS[kind];
  const notGone = 'gone' in rest ? ` and ${rest.gone} is null` : '';
  const words = splitSearchWords(text);
  const parts: Sql[] =
    number === null ? [] : [{ sql: `select id from ${table} where id = ?`, params: [number] }];
  if (text.length >= 2 && (number === null || text.length >= TRIGRAM_LENGTH))
    parts.push({
      sql: `select id from ${table} where ${foldSql(PREFIX_COLUMNS[kind])} like ${foldSql('?')}${notGone}
        order by ${foldSql(PREFIX_COLUMNS[kind])} using ~<~ limit ${MAX_BY_PREFIX}`,
      params: [`${escapeLike(text)}%`],
    });
  if (!words.some((word) => word.length >= TRIGRAM_LENGTH)) return parts;
  const whole = matchEvery(column, words);
  parts.push({
    sql: `select id from ${table} where ${whole.sql}${notGone} limit ${MAX_BY_WORDS}`,
    params: whole.params,
  });
  if (kind === 'space') parts.push(buildSpacesByBuilding(words));
  const phone = 'phone' in rest ? matchPhone(rest.phone, text) : null;
  if (phone !== null && phone.params.length > 0)
    parts.push({
      sql: `select id from ${table} where ${phone.sql}${notGone} limit ${MAX_BY_WORDS}`,
      params: phone.params,
    });
  return parts;
}

/** Spaces by words of the building's name, or of both names. */
function buildSpacesByBuilding(words: readonly string[]): Sql {
  const [building, both] = [
    matchSome(
      'name',
      words.filter((word) => word.length >= TRIGRAM_LENGTH),
    ),
    matchEvery(`b.name || ' ' || s.name`, words),
  ];
  return {
    sql: `select s.id from (select id, name from building where ${building.sql} limit ${MAX_BUILDINGS}) b
      join space s on s.building_id = b.id where ${both.sql} limit ${MAX_BY_WORDS}`,
    params: [...building.params, ...both.params],
  };
}

/** Orders by a part of the number; without the customer's name if the user was erased. */
function buildOrders(text: string): Sql | null {
  const digits = /^#?(?<digits>\d{3,10})$/u.exec(text)?.groups?.['digits'];
  if (digits === undefined) return null;
  return {
    sql: `select 'order' as kind, t.id, t.number as title, jsonb_build_object('plan', t.plan_name, 'state',
      t.state, 'customer', case when u.erased_at is null then c.name end) as about
      from plan_order t join customer c on c.id = t.customer_id join app_user u on u.id = c.user_id
      where t.id in (select id from plan_order where number like ? limit ${MAX_BY_WORDS})
      order by t.number = ? desc, t.number like ? desc, t.id desc limit ${MAX_PER_KIND}`,
    params: [toContainsPattern(digits), digits, `${digits}%`],
  };
}
