import type { SpaceDetail } from '@prostora/api-client';

export type PublicationCheck = 'photo' | 'perex' | 'capacity' | 'address' | 'purpose';

/** Requirements of publication (PRODUCT §3). The owner's confirmed e-mail is checked by the server. */
export function publicationChecks(space: SpaceDetail): { check: PublicationCheck; isMet: boolean }[] {
  return [
    { check: 'photo', isMet: space.images.some((image) => image.status !== 'failed') },
    { check: 'perex', isMet: space.perex.trim() !== '' },
    { check: 'capacity', isMet: (space.capacity ?? 0) > 0 },
    {
      check: 'address',
      isMet: Boolean(
        space.city && space.postal_code && (space.street || space.house_number || space.land_registry_number),
      ),
    },
    { check: 'purpose', isMet: space.tags.purpose.length > 0 },
  ];
}
