import { editAddress } from '../../../lib/edit-address.ts';

/** The query that opens a space's page for editing. */
export const EDIT_QUERY = 'upravit';

/** Where a renamed space goes on being edited; the API tells the path of its page. */
export const movedAddress = (target: string): string =>
  target.startsWith('/') ? `${target}?${EDIT_QUERY}=1` : editAddress(target);
