import { urls } from '@prostora/contracts';
import { spaceCard, tagsOf, type FullSpace } from '../spaces/index.ts';
import type { ComparedSpaceDto, GoneSpaceDto } from './space-cards.dto.ts';

/** A space as one column of a comparison. */
export const comparedSpace = (space: FullSpace): ComparedSpaceDto => ({
  card: spaceCard(space),
  tags: tagsOf(space),
});

/** Where spaces like this one are: the same region and main purpose. */
function similarUrl(space: FullSpace): string {
  const region = [
    space.building.location,
    space.building.location?.parent,
    space.building.location?.parent?.parent,
  ].find((place) => place?.kind === 'region');
  return urls.catalog([region?.slug, space.purposes.getItems()[0]?.slug]);
}

/** A space nobody may see any more; of one that nobody ever saw not even its town is told. */
export const goneSpace = (id: number, once: FullSpace | undefined): GoneSpaceDto => ({
  id,
  similar_url: once ? similarUrl(once) : urls.home,
});
