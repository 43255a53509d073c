import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '@prostora/contracts';
import {
  parseTimestamp,
  parseTimestampOrNull,
  SqlCursor,
  matchPhone,
  SEARCH_TEXTS,
  selectIds,
} from '../../../platform/database/index.ts';
import type {
  ClosedReason,
  InquiryKind,
  InquiryState,
  Moderation,
  RecipientState,
} from '../inquiry.entity.ts';

/** `unanswered`: an open inquiry without an offer or an answer for more than a day. */
export type ListedState = InquiryState | 'unanswered';
export type InquiryCounts = Record<ListedState, number>;
export type InquiryListQuery = {
  state: ListedState | null;
  kind: InquiryKind | null;
  moderation: Moderation | null;
  search: string | null;
  sort: 'created' | 'date' | 'name';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};

/** Query of an export: the list's query without paging. */
export type InquiryExportQuery = Omit<InquiryListQuery, 'page' | 'pageSize'>;

export type InquiryRow = {
  id: number;
  kind: InquiryKind;
  state: InquiryState;
  closedReason: ClosedReason | null;
  expiresAt: Date | null;
  anonymizedAt: Date | null;
  createdAt: Date;
  fullname: string;
  email: string;
  moderation: Moderation;
  phone: string | null;
  purpose: string | null;
  location: string | null;
  dateFrom: string | null;
  dateTo: string | null;
  numberOfGuests: number | null;
  states: RecipientState[];
  offers: number;
};

/** A row with the columns only an export has. */
export type InquiryExportRow = InquiryRow & { text: string; budgetHaler: number | null };

type RawRow = {
  id: number;
  kind: InquiryKind;
  state: InquiryState;
  closed_reason: ClosedReason | null;
  expires_at: string | null;
  forgotten_at: string | null;
  created_at: string;
  fullname: string;
  email: string;
  moderation: Moderation;
  phone: string | null;
  purpose: string | null;
  location: string | null;
  date_from: string | null;
  date_to: string | null;
  number_of_guests: number | null;
  states: string | null;
  offers: number;
};

const ORDER_COLUMNS = {
  created: 'i.created_at',
  date: 'i.date_from',
  name: 'i.fullname collate "cs-CZ-x-icu"',
} as const;
const ROW_COLUMNS = `i.id, i.kind, i.state, i.closed_reason, i.expires_at, i.forgotten_at, i.created_at, i.fullname,
  i.email, i.moderation, i.phone, coalesce(p.name, i.purpose_text) as purpose, l.name as location,
  i.date_from::text, i.date_to::text, i.number_of_guests, r.states, coalesce(r.offers, 0) as offers`;
/** Joins of a row. */
const ROW_JOINS = `left join purpose p on p.id = i.purpose_id left join location l on l.id = i.location_id
  left join lateral (select string_agg(state, ',') as states,
  (count(*) filter (where text <> ''))::int as offers from inquiry_recipient where inquiry_id = i.id) r on true`;
/** An expired inquiry counts as closed before the hourly job has closed it. */
const IS_OPEN = `(i.state = 'open' and (i.expires_at is null or i.expires_at > ?))`;

const IS_UNANSWERED = `(${IS_OPEN} and i.is_delivered and i.created_at < ?
  and not exists (select from inquiry_recipient r where r.inquiry_id = i.id and r.text <> '')
  and not exists (select from inquiry_recipient r where r.inquiry_id = i.id and r.handled_at is not null))`;

/** Queries of the admin list of inquiries. */
@Injectable()
export class InquiryAdminRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  /** One page; the joins are evaluated for its rows only. */
  async listPage(query: InquiryListQuery, now: Date): Promise<InquiryRow[]> {
    const { where, params } = buildConditions(query, query.state, now);
    const rows = await this.em.getConnection().execute<RawRow[]>(
      `with chosen as materialized (select i.*, row_number() over () as place from (select i.* from inquiry i
       where ${where} order by ${toOrderBy(query)} limit ? offset ?) i)
       select ${ROW_COLUMNS} from chosen i ${ROW_JOINS}
       order by i.place`,
      [...params, query.pageSize, (query.page - 1) * query.pageSize],
    );
    return rows.map(toInquiryRow);
  }

  /** All rows of the query, streamed over a cursor. */
  async *streamAll(query: InquiryExportQuery, now: Date): AsyncGenerator<InquiryExportRow, void, undefined> {
    const { where, params } = buildConditions(query, query.state, now);
    const rows = this.cursor.stream<RawRow & { text: string; budget_haler: number | null }>(
      `select ${ROW_COLUMNS}, i.text, i.budget_haler from inquiry i ${ROW_JOINS} where ${where} order by ${toOrderBy(query)}`,
      params,
    );
    for await (const raw of rows)
      yield { ...toInquiryRow(raw), text: raw.text, budgetHaler: raw.budget_haler };
  }

  /** Counts by state under the other filters; without a search each count uses an index. */
  async countByState(query: InquiryListQuery, now: Date): Promise<InquiryCounts> {
    const { where, params } = buildConditions(query, null, now);
    const unansweredCondition = whereState('unanswered', now);
    const [row] = await this.em
      .getConnection()
      .execute<{ open: number; total: number; unanswered: number }[]>(
        query.search === null
          ? `select (select count(*)::int from inquiry i where ${IS_OPEN}
            and ${where}) as open, (select count(*)::int from inquiry i
            where ${where}) as total, (select count(*)::int from inquiry i where ${unansweredCondition.sql}
            and ${where}) as unanswered`
          : `select (count(*) filter (where ${IS_OPEN}))::int as open, count(*)::int as total,
            (count(*) filter (where ${unansweredCondition.sql}))::int as unanswered from inquiry i where ${where}`,
        query.search === null
          ? [now, ...params, ...params, ...unansweredCondition.params, ...params]
          : [now, ...unansweredCondition.params, ...params],
      );
    return {
      open: row?.open ?? 0,
      closed: (row?.total ?? 0) - (row?.open ?? 0),
      unanswered: row?.unanswered ?? 0,
    };
  }
}

const toOrderBy = ({ sort, order, state }: InquiryExportQuery): string =>
  [
    `${ORDER_COLUMNS[sort]} ${order} ${sort === 'date' ? 'nulls last' : ''}`,
    ...(state === 'unanswered' ? [`i.expires_at ${order} nulls last`] : []),
    `i.id ${order}`,
  ].join(', ');

/** Condition of a state at the given time. */
function whereState(state: ListedState, now: Date): { sql: string; params: unknown[] } {
  if (state === 'unanswered') return { sql: IS_UNANSWERED, params: [now, new Date(now.getTime() - DAY_MS)] };
  return { sql: state === 'open' ? IS_OPEN : `not ${IS_OPEN}`, params: [now] };
}

function buildConditions(
  { kind, moderation, search }: InquiryExportQuery,
  state: ListedState | null,
  now: Date,
): { where: string; params: unknown[] } {
  const parts = ['true'];
  const params: unknown[] = [];
  if (state !== null) {
    const stateCondition = whereState(state, now);
    parts.push(stateCondition.sql);
    params.push(...stateCondition.params);
  }
  if (kind !== null) {
    parts.push('i.kind = ?');
    params.push(kind);
  }
  if (moderation !== null) {
    parts.push('i.moderation = ?');
    params.push(moderation);
  }
  if (search !== null) {
    const people = selectIds(SEARCH_TEXTS.inquiry, search);
    const texts = selectIds(SEARCH_TEXTS.inquiryText, search);
    const phone = matchPhone('phone', search);
    parts.push(
      `i.id = any(array(${people.sql} union all ${texts.sql} union all select id from inquiry where ${phone.sql}))`,
    );
    params.push(...people.params, ...texts.params, ...phone.params);
  }
  return { where: parts.join(' and '), params };
}

const toInquiryRow = (raw: RawRow): InquiryRow => ({
  id: raw.id,
  kind: raw.kind,
  state: raw.state,
  closedReason: raw.closed_reason,
  expiresAt: parseTimestampOrNull(raw.expires_at),
  anonymizedAt: parseTimestampOrNull(raw.forgotten_at),
  createdAt: parseTimestamp(raw.created_at),
  fullname: raw.fullname,
  email: raw.email,
  moderation: raw.moderation,
  phone: raw.phone,
  purpose: raw.purpose,
  location: raw.location,
  dateFrom: raw.date_from,
  dateTo: raw.date_to,
  numberOfGuests: raw.number_of_guests,
  states: (raw.states === null ? [] : raw.states.split(',')) as RecipientState[],
  offers: raw.offers,
});
