/** Limits of saved views: name, query string, and views per list. */
export const SAVED_VIEWS = { name: 60, query: 1000, max: 50 } as const;
