import { urls } from '@prostora/contracts';
import { toStoredQuote } from '../../pricing/index.ts';
import { toLayoutValues, toSpaceCardDto, toSpaceTagsDto, type FullSpace } from '../../spaces/index.ts';
import type { SpaceComparison } from './comparison.service.ts';
import type { ComparedSpaceDto, GoneSpaceDto } from './space-cards.dto.ts';

export const toComparedSpaceDto = ({
  space,
  offer,
  quote,
  isInstant,
}: SpaceComparison): ComparedSpaceDto => ({
  card: toSpaceCardDto(space),
  tags: toSpaceTagsDto(space),
  layouts: toLayoutValues(space),
  offer_for_me: offer,
  quote: quote && toStoredQuote(quote),
  instant_booking: isInstant,
});

/** Catalogue URL of the same region and main purpose. */
function buildSimilarUrl(space: FullSpace): string {
  const region = [
    space.building.location,
    space.building.location?.parent,
    space.building.location?.parent?.parent,
  ].find((place) => place?.kind === 'region');
  return urls.catalog([region?.slug, space.purposes.getItems()[0]?.slug]);
}

/** A space that was never published does not even reveal its region. */
export const toGoneSpaceDto = (id: number, lastPublished: FullSpace | undefined): GoneSpaceDto => ({
  id,
  similar_url: lastPublished ? buildSimilarUrl(lastPublished) : urls.home,
});
