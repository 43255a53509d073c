import { DomainError, fieldError } from '../../platform/errors/index.ts';
import type { FeedFailureCode } from './feed-failure.ts';

export const calendarNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Users without a customer have no calendars, members without the right to write no links to them. */
export const customerRequired = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** Reported as a validation error of the `url` field. */
export const feedUnreadable = (code: FeedFailureCode): DomainError =>
  new DomainError('invalid', code, { fields: { url: fieldError(code) } });
/** Limits the traffic: each connected feed is fetched four times an hour. */
export const tooManyFeeds = (): DomainError => new DomainError('conflict', 'FEED_LIMIT');
