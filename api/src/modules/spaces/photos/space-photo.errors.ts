import { DomainError, fieldError } from '../../../platform/errors/index.ts';

/** A published or waiting space keeps at least one photo. */
export const lastPhoto = (): DomainError => new DomainError('conflict', 'LAST_PHOTO');
/** The owner's plan allows no further photo of this space. */
export const photoLimitReached = (max: number): DomainError =>
  new DomainError('forbidden', 'LIMIT_REACHED', { fields: { file: fieldError('photoLimit', { max }) } });
