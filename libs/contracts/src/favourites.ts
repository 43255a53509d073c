/** Bounds of searches somebody has watched: of one person, of one name, spaces in one mail, hours in which a stranger confirms. */
export const SAVED_SEARCHES = { most: 20, name: 120, perMail: 10, confirmHours: 48 } as const;
/** How often somebody is told of new spaces. */
export const ALERT_FREQUENCIES = ['now', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Bounds of what somebody keeps: favourites of one list, cards of one question, spaces side by side. */
export const FAVOURITES = { most: 200, cards: 50, compared: 4 } as const;
