/** Route of the public remote whose children its remaining routes become. */
export const PUBLIC_ROUTES_ID = 'public';

/** Route of a path that no known public page has. */
export const PUBLIC_NOT_FOUND_ID = 'public-not-found';
