import { fieldError } from '@prostora/strings/cs/errors.ts';
import { DomainError } from '../../platform/errors/index.ts';

/** A space people see, or are about to see, keeps a photograph. */
export const lastPhoto = (): DomainError => new DomainError('conflict', 'LAST_PHOTO');
/** The owner's plan allows no further photograph of this space. */
export const photoLimitReached = (max: number): DomainError =>
  new DomainError('forbidden', 'LIMIT_REACHED', { fields: { file: fieldError('photoLimit', { max }) } });
