import { fieldError } from '@prostora/strings/cs/errors.ts';
import { DomainError, invalidField } from '../../platform/errors/index.ts';

export const timeNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Two single windows of one space never meet: a term would have two prices. */
export const windowsMeet = (): DomainError => invalidField('start_datetime', fieldError('windowsMeet'));
/** What is over can be offered to nobody. */
export const windowOver = (): DomainError => invalidField('end_datetime', fieldError('past'));
export const tooFarAhead = (): DomainError => invalidField('start_datetime', fieldError('tooFar'));
export const ruleTwice = (): DomainError => invalidField('from', fieldError('ruleTwice'));
/** Two weekly rules never give one moment two prices. */
export const ruleOverlapsOther = (params: {
  day: string;
  hours: string;
  price: string;
  newPrice: string;
}): DomainError => invalidField('price_per_hour', fieldError('ruleOverlap', params));
export const tooManyRules = (): DomainError => invalidField('weekdays', fieldError('list'));
export const tooManyExceptions = (): DomainError => invalidField('day', fieldError('list'));
/** A rule that never holds on the day has nothing to be taken out of it. */
export const dayOutsideRule = (): DomainError => invalidField('day', fieldError('choice'));
/** Only other spaces of the same building share floor with a space. */
export const notNeighbour = (): DomainError => invalidField('space_ids', fieldError('choice'));
/** The owner cannot close what is promised to a guest. */
export const termReserved = (): DomainError =>
  new DomainError('conflict', 'TERM_RESERVED', { fields: { start_datetime: fieldError('reserved') } });
/** An entry of a foreign calendar is changed in that calendar. */
export const importedBlock = (): DomainError => new DomainError('conflict', 'IMPORTED_BLOCK');
/** Spaces that hold the same time already cannot begin to share floor. */
export const overlapTaken = (): DomainError => new DomainError('conflict', 'OVERLAP_TAKEN');
