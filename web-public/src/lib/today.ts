const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** Today in Prague as YYYY-MM-DD. */
export const getToday = (): string => day.format(new Date());
