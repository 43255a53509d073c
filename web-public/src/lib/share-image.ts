import type { SpaceImage } from '@prostora/api-client';
import { SHARE_IMAGE, shareImageAddress } from '@prostora/contracts';
import type { PageHead, ShareImage } from '@prostora/federation';

/** A photograph as social networks show it. */
const shareImage = (url: string, alt: string): ShareImage => ({
  url: shareImageAddress(url),
  width: SHARE_IMAGE.width,
  height: SHARE_IMAGE.height,
  type: SHARE_IMAGE.type,
  alt,
});

/** The part of a head that names the page's picture; without a ready one the site's own picture stands in. */
export const sharedPhoto = (
  image: Pick<SpaceImage, 'url' | 'alt'> | null | undefined,
): Pick<PageHead, 'og_image'> => (image?.url ? { og_image: shareImage(image.url, image.alt) } : {});
