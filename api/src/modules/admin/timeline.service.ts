import { Injectable } from '@nestjs/common';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { invalidField, type DomainError } from '../../platform/errors/index.ts';
import {
  TimelineRepository,
  type StoryPlace,
  type StoryQuery,
  type StoryRow,
} from './timeline.repository.ts';

export type StoryRequest = Omit<StoryQuery, 'after'> & { cursor: string | null };

const MOMENT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
/** Rejects dates such as 31 February, which the database would not accept. */
const isMoment = (at: unknown): at is string =>
  typeof at === 'string' &&
  MOMENT.test(at) &&
  !Number.isNaN(Date.parse(at)) &&
  new Date(at).toISOString().startsWith(at.slice(0, 19));

/** Timeline of a record with keyset pagination, stable while entries are added. */
@Injectable()
export class TimelineService {
  constructor(private readonly stories: TimelineRepository) {}

  async page({ cursor, limit, ...query }: StoryRequest): Promise<{ rows: StoryRow[]; next: string | null }> {
    const rows = await this.stories.page({
      ...query,
      after: cursor === null ? null : placeOf(cursor),
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { rows: shown, next: rows.length > limit && last ? cursorOf(last) : null };
  }
}

const cursorOf = ({ at, source, id, action }: StoryPlace): string =>
  Buffer.from(JSON.stringify([at, source, id, action])).toString('base64url');

function placeOf(cursor: string): StoryPlace {
  const [at, source, id, action] = listIn(Buffer.from(cursor, 'base64url').toString());
  if (
    !isMoment(at) ||
    typeof source !== 'string' ||
    !isNumber(id) ||
    typeof action !== 'string' ||
    `${source}${action}`.includes('\u0000')
  )
    throw unknownCursor();
  return { at, source, id, action };
}

const isNumber = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < 2 ** 31;

function listIn(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

const unknownCursor = (): DomainError => invalidField('cursor', fieldErrors.choice);
