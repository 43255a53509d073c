import { urls } from '@prostora/contracts';

/** URL of a space page in edit mode. A file of its own, because the space page of every visitor loads it. */
export const buildEditUrl = (url: string): string => `${urls.space(url)}?upravit=1`;
