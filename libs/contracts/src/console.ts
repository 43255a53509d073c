/** Bounds of the views an operator keeps of a list: their longest name and query string, and how many there may be. */
export const KEPT_VIEWS = { name: 60, query: 1000, most: 50 } as const;
