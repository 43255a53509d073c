/** The picture social networks show of a page: made of every photograph, in a form and a size all of them read. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: 'image/jpeg', extension: 'jpg' } as const;

/** What stands in the name of a file of a photograph in place of its width. */
export const SHARE_IMAGE_NAME = 'og';

/** Address of a photograph's picture for social networks, told by the address of any of its sizes. */
export const shareImageAddress = (sizeAddress: string): string =>
  sizeAddress.replace(/-\d+\.[a-z]+$/u, `-${SHARE_IMAGE_NAME}.${SHARE_IMAGE.extension}`);
