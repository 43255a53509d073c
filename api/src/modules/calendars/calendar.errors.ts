import { errors } from '@prostora/strings/cs/errors.ts';
import { DomainError } from '../../platform/errors/index.ts';
import type { FeedFailureCode } from './feed-failure.ts';

export const calendarNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Who has no customer has no calendars. */
export const noCustomer = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** A calendar that cannot be read is a wrong address: said at its field. */
export const feedUnreadable = (code: FeedFailureCode): DomainError =>
  new DomainError('invalid', code, { fields: { url: errors[code] } });
/** Each calendar is fetched four times an hour for as long as it is joined. */
export const tooManyFeeds = (): DomainError => new DomainError('conflict', 'FEED_LIMIT');
