import { Injectable } from '@nestjs/common';
import { parseTimestamp } from '@prostora/contracts';
import { createFieldError, type DomainError, fieldError } from '../../../platform/errors/index.ts';
import {
  TimelineRepository,
  type TimelineCursor,
  type TimelinePageQuery,
  type TimelineRow,
} from './timeline.repository.ts';

export type TimelineRequest = Omit<TimelinePageQuery, 'after'> & { cursor: string | null };

const TIMESTAMP = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
const isTimestamp = (at: unknown): at is string =>
  typeof at === 'string' && TIMESTAMP.test(at) && parseTimestamp(at) !== null;

/** Timeline of a record with keyset pagination, stable while entries are added. */
@Injectable()
export class TimelineService {
  constructor(private readonly timeline: TimelineRepository) {}

  async listPage({
    cursor,
    limit,
    ...query
  }: TimelineRequest): Promise<{ rows: TimelineRow[]; next: string | null }> {
    const rows = await this.timeline.listPage({
      ...query,
      after: cursor === null ? null : decodeCursor(cursor),
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { rows: shown, next: rows.length > limit && last ? encodeCursor(last) : null };
  }
}

const encodeCursor = ({ at, source, id, action }: TimelineCursor): string =>
  Buffer.from(JSON.stringify([at, source, id, action])).toString('base64url');

function decodeCursor(cursor: string): TimelineCursor {
  const [at, source, id, action] = parseJsonArray(Buffer.from(cursor, 'base64url').toString());
  if (
    !isTimestamp(at) ||
    typeof source !== 'string' ||
    !isId(id) ||
    typeof action !== 'string' ||
    `${source}${action}`.includes('\u0000')
  )
    throw unknownCursor();
  return { at, source, id, action };
}

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < 2 ** 31;

function parseJsonArray(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

const unknownCursor = (): DomainError => createFieldError('cursor', fieldError('choice'));
