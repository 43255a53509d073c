import { editAddress } from '../../../lib/edit-address.ts';

/** Query parameter of the edit mode. */
export const EDIT_QUERY = 'upravit';

/** Edit URL of a renamed space, from the path that the API returns. */
export const movedAddress = (target: string): string =>
  target.startsWith('/') ? `${target}?${EDIT_QUERY}=1` : editAddress(target);
