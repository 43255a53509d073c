import { fieldErrors, type FieldErrorCode } from '@prostora/strings/cs/errors.ts';
import { DomainError } from '../../platform/errors/index.ts';

export const spaceNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
export const spaceForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
export const loginNeeded = (): DomainError => new DomainError('unauthenticated', 'UNAUTHENTICATED');
/** Somebody else saved first. */
export const spaceChangedMeanwhile = (): DomainError => new DomainError('conflict', 'CONFLICT');
/** The workflow does not know this step. */
export const stepNotAllowed = (): DomainError => new DomainError('conflict', 'STATUS_CONFLICT');
export const reasonRequired = (): DomainError => new DomainError('invalid', 'REASON_REQUIRED', { fields: { reason: fieldErrors.required } });
export const futureReservations = (): DomainError => new DomainError('conflict', 'FUTURE_RESERVATIONS');
export const emailUnconfirmed = (): DomainError => new DomainError('forbidden', 'EMAIL_UNCONFIRMED');

export type SpaceProblem = { field: string; code: FieldErrorCode };

/** Invalid data of a space: the one error body with `status` and `space_errors` added (SPEC §5). */
export function invalidSpace(problems: readonly SpaceProblem[]): DomainError {
  const spaceErrors = problems.map(({ field, code }) => ({ field, message: fieldErrors[code] }));
  return new DomainError('invalid', 'VALIDATION', {
    fields: Object.fromEntries(spaceErrors.map(({ field, message }) => [field, message])),
    extra: { status: 'validation_error', space_errors: spaceErrors },
  });
}
