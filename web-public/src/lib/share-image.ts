import type { SpaceImage } from '@prostora/api-client';
import { SHARE_IMAGE, toShareImageUrl } from '@prostora/contracts';
import type { PageHead, ShareImage } from '@prostora/federation';

/** A photo in the size that social networks show. */
const toShareImage = (url: string, alt: string): ShareImage => ({
  url: toShareImageUrl(url),
  width: SHARE_IMAGE.width,
  height: SHARE_IMAGE.height,
  type: SHARE_IMAGE.type,
  alt,
});

/** Open Graph image of a page head; without a processed photo the site's default applies. */
export const toOgImage = (
  image: Pick<SpaceImage, 'url' | 'alt'> | null | undefined,
): Pick<PageHead, 'og_image'> => (image?.url ? { og_image: toShareImage(image.url, image.alt) } : {});
