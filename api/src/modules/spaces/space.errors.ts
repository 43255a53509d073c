import { DomainError, createFieldError, fieldError, type FieldError } from '../../platform/errors/index.ts';

export const spaceNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** A deleted space that was public: its page answers 410, so that search engines drop it. */
export const spaceGone = (): DomainError =>
  new DomainError('not-found', 'NOTFOUND', { extra: { gone: true } });
export const spaceForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
export const loginRequired = (): DomainError => new DomainError('unauthenticated', 'UNAUTHENTICATED');
/** The version is outdated; `current` is the present space, for showing the difference. */
export const spaceConflict = (current: unknown): DomainError =>
  new DomainError('conflict', 'CONFLICT', { extra: { current } });
/** The owner made changes that the operator has not seen. */
export const reviewConflict = (): DomainError => new DomainError('conflict', 'CONFLICT');
/** The workflow does not allow this step. */
export const stepNotAllowed = (): DomainError => new DomainError('conflict', 'STATUS_CONFLICT');
export const reasonRequired = (): DomainError =>
  new DomainError('invalid', 'REASON_REQUIRED', { fields: { reason: fieldError('required') } });
export const hasFutureReservations = (): DomainError => new DomainError('conflict', 'FUTURE_RESERVATIONS');
/** Spaces of a blocked owner are not published. */
export const ownerSuspended = (): DomainError => new DomainError('conflict', 'OWNER_SUSPENDED');
/** The edit link is expired or invalid. */
export const linkExpired = (): DomainError => new DomainError('gone', 'LINK_EXPIRED');
/** The plan allows no further space. */
export const spaceLimitReached = (): DomainError => new DomainError('forbidden', 'LIMIT_REACHED');
/** The plan allows no further published space. */
export function publicationLimitReached(limit: number, isOperator: boolean): DomainError {
  const error = fieldError(isOperator ? 'ownersPublicationLimit' : 'publicationLimit', { limit });
  return new DomainError('forbidden', 'LIMIT_REACHED', {
    fields: { status: error },
    extra: { error_message: error },
  });
}
/** A building is let either as one unnamed space or as several spaces. */
export const wholeBuildingConflict = (wantsWhole: boolean): DomainError =>
  createFieldError('no_name', fieldError(wantsWhole ? 'buildingHasSpaces' : 'buildingIsWhole'));

/** An edit link of one space cannot change a building shared with other spaces. */
export const buildingIsShared = (fields: readonly string[]): DomainError =>
  withSpaceErrors(fields.map((field) => [field, fieldError('buildingShared')]));
/** Another space of the building excludes restoring this one. */
export const restoreConflict = (): DomainError =>
  new DomainError('conflict', 'STATUS_CONFLICT', { fields: { status: fieldError('buildingPlaceTaken') } });

export type SpaceProblem = {
  field: string;
  error: FieldError;
};

/** Invalid data of a space: the one error body with `status` and `space_errors` added (SPEC §5). */
export const invalidSpace = (problems: readonly SpaceProblem[]): DomainError =>
  withSpaceErrors(problems.map(({ field, error }) => [field, error]));

/** The same from errors by field; `space_errors` omits the `space.` prefix of the request body. */
export const withSpaceErrors = (errors: readonly (readonly [string, FieldError])[]): DomainError =>
  new DomainError('invalid', 'VALIDATION', {
    fields: Object.fromEntries(errors),
    extra: {
      status: 'validation_error',
      space_errors: errors.map(([field, message]) => ({ field: field.replace(/^space\./u, ''), message })),
    },
  });
