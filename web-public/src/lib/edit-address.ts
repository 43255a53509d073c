import { urls } from '@prostora/contracts';

/** Address of a space's page in the edit mode. A file of its own: every visitor's space page knows it. */
export const editAddress = (url: string): string => `${urls.space(url)}?upravit=1`;
