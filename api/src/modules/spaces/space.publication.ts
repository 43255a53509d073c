import { fieldError } from '../../platform/errors/index.ts';
import { hasAddress } from './building.address.ts';
import type { SpaceProblem } from './space.errors.ts';
import type { FullSpace } from './space.repository.ts';

/**
 * Requirements of publication that a space does not meet (PRODUCT §3): photo, perex, capacity, address,
 * purpose.
 */
export function findPublicationProblems(space: FullSpace): SpaceProblem[] {
  const problems: SpaceProblem[] = [];
  if (!space.images.getItems().some((image) => image.image.status !== 'failed'))
    problems.push({ field: 'images', error: fieldError('photo') });
  if (space.perex.trim() === '') problems.push({ field: 'perex', error: fieldError('required') });
  if (space.capacity === null) problems.push({ field: 'capacity', error: fieldError('required') });
  if (!hasAddress(space.building)) problems.push({ field: 'city', error: fieldError('address') });
  if (space.purposes.length === 0) problems.push({ field: 'tags.purpose', error: fieldError('purpose') });
  return problems;
}
