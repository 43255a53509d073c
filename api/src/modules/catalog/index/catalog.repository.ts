import { Injectable } from '@nestjs/common';
import {
  PreparedSqlClient,
  ReadReplicaPool,
  SqlPool,
  type Reader,
} from '../../../platform/database/index.ts';
import { PLACES_END, type EntryRow } from '../catalog-entry.entity.ts';
import type { BusyInterval } from './busy-days.ts';
import type { SynonymRow } from '../sentence/build-vocabulary.ts';
import { TEXT_WEIGHTS, type CatalogRecord } from './catalog-record.ts';

/** Channel that notifies processes of spaces whose entry or availability changed. */
export const CATALOG_CHANNEL = 'catalog_changed';
/** Class of the advisory locks that serialize writers of one entry. */
const PROJECTION_LOCK = 770_321;
/** The payload of NOTIFY is limited to 8000 bytes. */
const IDS_PER_NOTIFICATION = 500;
const URL_BATCH_SIZE = 5000;

/**
 * Selects JSON as UTF-8 bytes, one character each (`toBytes`). Converted by the database, so that no two-byte
 * string is created here.
 */
const selectAsBytes = (column: string): string =>
  `convert_from(convert_to(${column}::text, 'UTF8'), 'LATIN1') as ${column}`;

const COLUMNS = `space_id, building_id, rank, capacity, price, extract(epoch from published_at)::float8 * 1000 as published_at, lat, lng,
  array_to_string(location_ids, ',') as locations, array_to_string(purpose_ids, ',') as purposes, array_to_string(attribute_ids, ',') as attributes,
  array_to_string(layout_capacities, ',') as layouts,
  name_text, place_text, perex_text, description_text, ${selectAsBytes('card')}, ${selectAsBytes('marker')}`;

type EntryQueryRow = {
  space_id: number;
  building_id: number;
  rank: number;
  capacity: number;
  price: number | null;
  published_at: number;
  lat: number;
  lng: number;
  locations: string;
  purposes: string;
  attributes: string;
  layouts: string;
  name_text: string;
  place_text: string;
  perex_text: string;
  description_text: string;
  card: string;
  marker: string;
};

type SpaceIdRow = { space_id: number };
type BusyIntervalRow = SpaceIdRow & {
  starts_at: number;
  ends_at: number;
  blocked_from: number;
  blocked_until: number;
};

const UPSERT = `insert into catalog_entry (space_id, removed, projection, building_id, rank, capacity,
  price, published_at, lat, lng, location_ids, purpose_ids, attribute_ids, layout_capacities,
    name_text, place_text, perex_text, description_text, card, marker, changed_at)
  select space_id, false, projection, building_id, rank, capacity, price, published_at, lat, lng, location_ids, purpose_ids, attribute_ids,
    layout_capacities, name_text, place_text, perex_text, description_text, card::json, marker::json, clock_timestamp()
  from json_to_recordset($1::json) as r(space_id int, projection smallint, building_id int, rank int,
  capacity int, price int, published_at timestamptz, lat float8, lng float8,
    location_ids int[], purpose_ids int[], attribute_ids int[], layout_capacities int[],
    name_text text, place_text text, perex_text text, description_text text, card text, marker text)
  on conflict (space_id) do update set removed = false, projection = excluded.projection,
  building_id = excluded.building_id, rank = excluded.rank, capacity = excluded.capacity,
    price = excluded.price, published_at = excluded.published_at, lat = excluded.lat,
    lng = excluded.lng, location_ids = excluded.location_ids, purpose_ids = excluded.purpose_ids,
    attribute_ids = excluded.attribute_ids, layout_capacities = excluded.layout_capacities,
    name_text = excluded.name_text, place_text = excluded.place_text, perex_text = excluded.perex_text,
    description_text = excluded.description_text, card = excluded.card, marker = excluded.marker, changed_at = excluded.changed_at`;

/** Columns an entry is compared by; JSON by its text. An unchanged space renders to the same text. */
const COMPARED_COLUMNS = [
  ...['removed', 'projection', 'building_id', 'rank', 'capacity', 'price', 'published_at', 'lat', 'lng'],
  ...[
    'location_ids',
    'purpose_ids',
    'attribute_ids',
    'layout_capacities',
    'name_text',
    'place_text',
    'perex_text',
  ],
  ...['description_text', 'card::text', 'marker::text'],
];
const buildComparisonRow = (row: string): string =>
  `row(${COMPARED_COLUMNS.map((column) => `${row}.${column}`).join(', ')})`;
const UPSERT_CHANGED = `${UPSERT} where ${buildComparisonRow('catalog_entry')} is distinct from ${buildComparisonRow('excluded')}`;
const REMOVE = `update catalog_entry set removed = true, changed_at = clock_timestamp()
  where space_id = any($1::int[]) and space_id <> all($2::int[]) and not removed returning space_id`;
const REMOVED_RETENTION_DAYS = 30;

/**
 * Busy intervals from now on of the given spaces ($1) or of all: reservations (without expired requests),
 * blocked slots of the owner and of external calendars, and those of overlapping spaces. Blocked is the time
 * held for them, widened by the buffers that another event in the space would need.
 */
const BUSY_INTERVALS = `with sharing as materialized (
    select space_id, other_id as source from space_overlap where $1::int[] is null or space_id = any($1)
    union all select other_id, space_id from space_overlap where $1::int[] is null or other_id = any($1)
  ), taken as materialized (
    select space_id, starts_at, ends_at, held_from, held_until from reservation where status <> 'cancelled' and ends_at > now()
    and (status <> 'pending' or expires_at is null or expires_at > now())
      and ($1::int[] is null or space_id = any($1 || array(select source from sharing)))
    union all select space_id, starts_at, ends_at, held_from, held_until from change_proposal where state = 'open' and ends_at > now() and expires_at > now()
      and ($1::int[] is null or space_id = any($1 || array(select source from sharing)))
    union all select space_id, starts_at, ends_at, starts_at, ends_at from blocked_slot where ends_at > now()
    and ($1::int[] is null or space_id = any($1 || array(select source from sharing)))
  )
  select space_id, extract(epoch from starts_at)::float8 * 1000 as starts_at, extract(epoch from ends_at)::float8 * 1000 as ends_at,
    extract(epoch from held_from)::float8 * 1000 - coalesce(b.buffer_after, 0) * 60000 as blocked_from,
    extract(epoch from held_until)::float8 * 1000 + coalesce(b.buffer_before, 0) * 60000 as blocked_until from (
    select space_id, starts_at, ends_at, held_from, held_until from taken where $1::int[] is null or space_id = any($1)
    union all select s.space_id, t.starts_at, t.ends_at, t.held_from, t.held_until from sharing s join taken t on t.space_id = s.source
  ) as spans left join booking_settings b using (space_id)`;

/**
 * Table of the read model. Plain SQL: rows are read and written by the thousand and never used as entities.
 */
@Injectable()
export class CatalogRepository {
  constructor(
    private readonly sql: SqlPool,
    private readonly prepared: PreparedSqlClient,
    private readonly replicas: ReadReplicaPool,
  ) {}

  /**
   * Locks the spaces until the end of the transaction, so that an older snapshot never overwrites a newer
   * one.
   */
  async lockSpaces(spaceIds: readonly number[]): Promise<void> {
    await this.prepared.query(
      'select pg_advisory_xact_lock($1, id) from unnest($2::int[]) as id order by id',
      [PROJECTION_LOCK, spaceIds],
    );
  }

  /**
   * Replaces the entries of the spaces within the current transaction. On commit processes are notified of
   * all of them or only of the changed ones.
   */
  async replaceEntries(
    spaceIds: readonly number[],
    rows: readonly EntryRow[],
    notify: 'all' | 'changed',
  ): Promise<void> {
    const upsert = `${notify === 'all' ? UPSERT : UPSERT_CHANGED} returning space_id`;
    const written =
      rows.length === 0 ? [] : await this.prepared.query<SpaceIdRow>(upsert, [JSON.stringify(rows)]);
    const removed = await this.prepared.query<SpaceIdRow>(REMOVE, [
      spaceIds,
      rows.map(({ space_id }) => space_id),
    ]);
    const ids = notify === 'all' ? spaceIds : [...written, ...removed].map(({ space_id }) => space_id);
    for (let at = 0; at < ids.length; at += IDS_PER_NOTIFICATION) {
      await this.prepared.query('select pg_notify($1, $2)', [
        CATALOG_CHANNEL,
        ids.slice(at, at + IDS_PER_NOTIFICATION).join(','),
      ]);
    }
  }

  /** Ids of entries after the given one, ascending. */
  async listEntryIds(afterId: number, limit: number): Promise<number[]> {
    const { rows } = await this.sql.pool.query<{ space_id: number }>(
      'select space_id from catalog_entry where space_id > $1 and not removed order by space_id limit $2',
      [afterId, limit],
    );
    return rows.map(({ space_id }) => space_id);
  }

  /** Deletes removed entries that every process has seen by now. */
  async deleteRemoved(): Promise<void> {
    await this.sql.pool.query(
      'delete from catalog_entry where removed and changed_at < now() - make_interval(days => $1)',
      [REMOVED_RETENTION_DAYS],
    );
  }

  /** Runs reads on an up-to-date replica, otherwise on the primary. */
  withReader<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.replicas.withReader(work);
  }

  /** Records of published spaces after the given id, ascending. */
  async listRecordsAfter(
    id: number,
    limit: number,
    reader: Reader = this.sql.pool,
  ): Promise<CatalogRecord[]> {
    const { rows } = await reader.query<EntryQueryRow>(
      `select ${COLUMNS} from catalog_entry where space_id > $1 and not removed order by space_id limit $2`,
      [id, limit],
    );
    return rows.map(toCatalogRecord);
  }

  async listRecords(ids: readonly number[]): Promise<CatalogRecord[]> {
    return (
      await this.sql.query<EntryQueryRow>(
        `select ${COLUMNS} from catalog_entry where space_id = any($1::int[]) and not removed`,
        [ids],
      )
    ).map(toCatalogRecord);
  }

  /** Ids of entries written since the given time, for a process that was disconnected. */
  async listChangedSince(since: Date): Promise<number[]> {
    const { rows } = await this.sql.pool.query<{ space_id: number }>(
      'select space_id from catalog_entry where changed_at >= $1',
      [since],
    );
    return rows.map(({ space_id }) => space_id);
  }

  /**
   * Busy intervals from now on of the given spaces, or of all; a space without any is missing. `reader`
   * replaces the primary database as the source.
   */
  async listUpcomingIntervals(
    spaceIds: readonly number[] | null,
    reader?: Reader,
  ): Promise<Map<number, BusyInterval[]>> {
    const rows = reader
      ? (await reader.query<BusyIntervalRow>(BUSY_INTERVALS, [spaceIds])).rows
      : await this.sql.query<BusyIntervalRow>(BUSY_INTERVALS, [spaceIds]);
    const intervalsBySpace = new Map<number, BusyInterval[]>();
    for (const { space_id, starts_at, ends_at, blocked_from, blocked_until } of rows) {
      const interval: BusyInterval = [starts_at, ends_at, blocked_from, blocked_until];
      const intervals = intervalsBySpace.get(space_id);
      if (intervals === undefined) intervalsBySpace.set(space_id, [interval]);
      else intervals.push(interval);
    }
    return intervalsBySpace;
  }

  /** Synonyms of purposes, attributes and locations. */
  listSynonyms(): Promise<SynonymRow[]> {
    return this.sql.query<SynonymRow>(
      `select case when purpose_id is not null then 'purpose' when attribute_id is not null then 'attribute' else 'location' end as kind,
        coalesce(purpose_id, attribute_id, location_id) as "itemId", word from sentence_synonym order by id`,
    );
  }

  /** Changes of availability within the last seconds, unordered: the space and the id of the change. */
  async listChangesWithin(seconds: number): Promise<{ id: string; spaceId: number }[]> {
    const { rows } = await this.sql.pool.query<{ id: string; spaceId: number }>(
      'select id, space_id as "spaceId" from occupancy_change where changed_at >= clock_timestamp() - make_interval(secs => $1)',
      [seconds],
    );
    return rows;
  }

  /** Deletes availability changes that every process has seen by now. */
  async deleteOldChanges(): Promise<void> {
    await this.sql.pool.query(
      'delete from occupancy_change where changed_at < now() - make_interval(days => 1)',
    );
  }

  /**
   * Streams URLs, photographs and modification times of published spaces in batches by id, so that a large
   * catalogue is never in memory at once.
   */
  async *streamPublishedUrls(): AsyncIterable<{ url: string; image: string | null; changedAt: Date }> {
    for (let after = 0; ;) {
      const { rows } = await this.replicas.withReader((reader) =>
        reader.query<{ space_id: number; url: string; image: string | null; changed_at: Date }>(
          `select space_id, card->>'url' as url, card->'image'->>'url' as image, changed_at
            from catalog_entry where not removed and space_id > $1 order by space_id limit ${URL_BATCH_SIZE}`,
          [after],
        ),
      );
      for (const { url, image, changed_at } of rows) yield { url, image, changedAt: changed_at };
      const last = rows.at(-1);
      if (!last || rows.length < URL_BATCH_SIZE) return;
      after = last.space_id;
    }
  }
}

const parseIds = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

function toCatalogRecord(row: EntryQueryRow): CatalogRecord {
  const [tags = '', places = ''] = row.place_text.split(`\n${PLACES_END}\n`).reverse();
  return {
    id: row.space_id,
    buildingId: row.building_id,
    rank: row.rank,
    capacity: row.capacity,
    price: row.price,
    publishedAt: row.published_at,
    lat: row.lat,
    lng: row.lng,
    locationIds: parseIds(row.locations),
    purposeIds: parseIds(row.purposes),
    attributeIds: parseIds(row.attributes),
    layoutCapacities: parseIds(row.layouts),
    texts: [
      { weight: TEXT_WEIGHTS.name, text: row.name_text },
      { weight: TEXT_WEIGHTS.place, text: places },
      { weight: TEXT_WEIGHTS.tag, text: tags },
      { weight: TEXT_WEIGHTS.perex, text: row.perex_text },
      { weight: TEXT_WEIGHTS.description, text: row.description_text },
    ],
    names: row.name_text.split('\n'),
    card: row.card,
    marker: row.marker,
  };
}
