/** Limits of saved views: name, query string, and views per list. */
export const KEPT_VIEWS = { name: 60, query: 1000, most: 50 } as const;
