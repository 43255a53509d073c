/**
 * Limits of saved searches: per person, of the name, spaces per mail, hours to confirm without an account.
 */
export const SAVED_SEARCHES = { max: 20, name: 120, perMail: 10, confirmHours: 48 } as const;
/** Frequencies of alerts about new spaces. */
export const ALERT_FREQUENCIES = ['now', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Limits of favourites: per list, cards per request, spaces in a comparison. */
export const FAVOURITES = { max: 200, cards: 50, compared: 4 } as const;
