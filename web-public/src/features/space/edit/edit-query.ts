import { buildEditUrl } from '../../../lib/edit-url.ts';

/** Query parameter of the edit mode. */
export const EDIT_QUERY = 'upravit';

/** Edit URL of a renamed space, from the path that the API returns. */
export const buildMovedUrl = (target: string): string =>
  target.startsWith('/') ? `${target}?${EDIT_QUERY}=1` : buildEditUrl(target);
