/** Image for social networks, generated from every photograph, in a size and format all of them support. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: 'image/jpeg', extension: 'jpg' } as const;

/** File name suffix of the share image, in place of the width. */
export const SHARE_IMAGE_NAME = 'og';

/** URL of the share image, derived from the URL of any size of the photograph. */
export const toShareImageUrl = (sizeAddress: string): string =>
  sizeAddress.replace(/-\d+\.[a-z]+$/u, `-${SHARE_IMAGE_NAME}.${SHARE_IMAGE.extension}`);
