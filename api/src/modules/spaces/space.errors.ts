import { fieldError, fieldErrors, type FieldErrorCode } from '@prostora/strings/cs/errors.ts';
import { spaceFields } from '@prostora/strings/cs/space-fields.ts';
import { DomainError, invalidField } from '../../platform/errors/index.ts';

export const spaceNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** It was public once and was deleted: its page answers 410, so that search engines forget it at once. */
export const spaceGone = (): DomainError =>
  new DomainError('not-found', 'NOTFOUND', { extra: { gone: true } });
export const spaceForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
export const loginNeeded = (): DomainError => new DomainError('unauthenticated', 'UNAUTHENTICATED');
/** Somebody else saved first; `current` is the space as it stands now, so that the difference can be shown. */
export const spaceChangedMeanwhile = (current: unknown): DomainError =>
  new DomainError('conflict', 'CONFLICT', { extra: { current } });
/** The owner changed more than the operator has seen. */
export const reviewChangedMeanwhile = (): DomainError => new DomainError('conflict', 'CONFLICT');
/** The workflow does not know this step. */
export const stepNotAllowed = (): DomainError => new DomainError('conflict', 'STATUS_CONFLICT');
export const reasonRequired = (): DomainError =>
  new DomainError('invalid', 'REASON_REQUIRED', { fields: { reason: fieldErrors.required } });
export const futureReservations = (): DomainError => new DomainError('conflict', 'FUTURE_RESERVATIONS');
export const emailUnconfirmed = (): DomainError => new DomainError('forbidden', 'EMAIL_UNCONFIRMED');
/** The e-mailed link is over, or never was. */
export const linkExpired = (): DomainError => new DomainError('gone', 'LINK_EXPIRED');
/** The plan has no free place for another space. */
export const noFreePlace = (): DomainError => new DomainError('forbidden', 'LIMIT_REACHED');
/** The plan of the owner has no free place for another published space. */
export function publicationLimitReached(limit: number, isOperator: boolean): DomainError {
  const text = isOperator ? spaceFields.ownersPublicationLimit(limit) : spaceFields.publicationLimit(limit);
  return new DomainError('forbidden', 'LIMIT_REACHED', {
    fields: { status: text },
    extra: { error_message: text },
  });
}
/** A building is let either as one space without a name of its own, or by its spaces. */
export const wholeOrParts = (wantsWhole: boolean): DomainError =>
  invalidField('no_name', wantsWhole ? spaceFields.hasSpaces : spaceFields.isWhole);

/** A link is for one space; what others share with it is their owner's matter. */
export const sharedBuilding = (fields: readonly string[]): DomainError =>
  withSpaceErrors(fields.map((field) => [field, spaceFields.sharedBuilding]));
/** Another space took the place in the building. */
export const placeTaken = (): DomainError =>
  new DomainError('conflict', 'STATUS_CONFLICT', { fields: { status: spaceFields.placeTaken } });

export type SpaceProblem = {
  field: string;
  code: FieldErrorCode;
  params?: Readonly<Record<string, string | number>>;
};

/** Invalid data of a space: the one error body with `status` and `space_errors` added (SPEC §5). */
export const invalidSpace = (problems: readonly SpaceProblem[]): DomainError =>
  withSpaceErrors(problems.map(({ field, code, params }) => [field, fieldError(code, params)]));

/** The same of messages by field; `space.` before a member's name is the body's matter, not the space's. */
export const withSpaceErrors = (messages: readonly (readonly [string, string])[]): DomainError =>
  new DomainError('invalid', 'VALIDATION', {
    fields: Object.fromEntries(messages),
    extra: {
      status: 'validation_error',
      space_errors: messages.map(([field, message]) => ({ field: field.replace(/^space\./u, ''), message })),
    },
  });
