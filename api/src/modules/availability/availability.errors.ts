import { DomainError, createFieldError, fieldError } from '../../platform/errors/index.ts';

export const availabilityNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Single windows of one space must not overlap: a slot would have two prices. */
export const windowsOverlap = (): DomainError =>
  createFieldError('start_datetime', fieldError('windowsMeet'));
/** The window ends in the past. */
export const windowInPast = (): DomainError => createFieldError('end_datetime', fieldError('past'));
export const tooFarAhead = (): DomainError => createFieldError('start_datetime', fieldError('tooFar'));
export const duplicateRule = (): DomainError => createFieldError('from', fieldError('ruleTwice'));
type RuleOverlap = {
  weekday: number;
  fromMinute: number;
  toMinute: number;
  price: number;
  newPrice: number;
};
/** Two weekly rules must not give the same time different prices. */
export const ruleOverlapsOther = (params: RuleOverlap): DomainError =>
  createFieldError('price_per_hour', fieldError('ruleOverlap', params));
/** The same for rules added to those of another space. */
export const copiedRuleOverlaps = (params: RuleOverlap): DomainError =>
  createFieldError('mode', fieldError('ruleOverlap', params));
export const tooManyRules = (): DomainError => createFieldError('weekdays', fieldError('list'));
export const tooManyExceptions = (): DomainError => createFieldError('day', fieldError('list'));
/** The rule does not apply on the weekday of the exception. */
export const dayOutsideRule = (): DomainError => createFieldError('day', fieldError('choice'));
export const availabilityForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** Spaces of one season are of one owner. */
export const foreignSpaces = (): DomainError => createFieldError('space_ids', fieldError('choice'));
export const tooManySeasons = (): DomainError => createFieldError('from', fieldError('list'));
/** Of one space at most one season holds on a day. */
export const seasonOverlap = (conflicts: readonly object[]): DomainError =>
  new DomainError('conflict', 'SEASON_OVERLAP', { extra: { conflicts } });
/** Only spaces of the same building can share floor area. */
export const notNeighbour = (): DomainError => createFieldError('space_ids', fieldError('choice'));
/** The owner cannot block time that is reserved. */
export const slotReserved = (): DomainError =>
  new DomainError('conflict', 'SLOT_RESERVED', { fields: { start_datetime: fieldError('reserved') } });
/** Some of the spaces to be blocked together are reserved at that time. */
export const spacesReserved = (spaceIds: readonly number[]): DomainError =>
  new DomainError('conflict', 'SLOT_RESERVED', {
    fields: { start_datetime: fieldError('reserved') },
    extra: { conflicts: spaceIds.map((space_id) => ({ space_id })) },
  });
/** A bulk block names either spaces or a building. */
export const bulkSpacesRequired = (): DomainError => createFieldError('space_ids', fieldError('required'));
/** A block imported from an external calendar can be changed in that calendar only. */
export const blockIsImported = (): DomainError => new DomainError('conflict', 'IMPORTED_BLOCK');
/** Spaces with reservations or blocks at the same time cannot be linked as sharing floor area. */
export const overlapConflict = (): DomainError => new DomainError('conflict', 'OVERLAP_TAKEN');
