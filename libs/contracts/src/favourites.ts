/** Bounds of what somebody keeps: favourites of one list, cards of one question, spaces side by side. */
export const FAVOURITES = { most: 200, cards: 50, compared: 4 } as const;
