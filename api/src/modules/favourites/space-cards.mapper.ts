import { urls } from '@prostora/contracts';
import { spaceCard, tagsOf, type FullSpace } from '../spaces/index.ts';
import type { ComparedSpaceDto, GoneSpaceDto } from './space-cards.dto.ts';

export const comparedSpace = (space: FullSpace): ComparedSpaceDto => ({
  card: spaceCard(space),
  tags: tagsOf(space),
});

/** Catalogue URL of the same region and main purpose. */
function similarUrl(space: FullSpace): string {
  const region = [
    space.building.location,
    space.building.location?.parent,
    space.building.location?.parent?.parent,
  ].find((place) => place?.kind === 'region');
  return urls.catalog([region?.slug, space.purposes.getItems()[0]?.slug]);
}

/** A space that was never published does not even reveal its region. */
export const goneSpace = (id: number, once: FullSpace | undefined): GoneSpaceDto => ({
  id,
  similar_url: once ? similarUrl(once) : urls.home,
});
