/** Texts of the hours strip and of what the visitor's event needs: a booking, a request or a question. */
export const hoursStrip = {
  label: 'Hodiny vaší akce',
  from: 'Začátek akce',
  to: 'Konec akce',
  nextDay: (time: string): string => `${time} další den`,
  hint: 'Šipky posunou celou akci, se Shiftem změní její délku.',
  states: { free: 'volno', taken: 'obsazeno', ask: 'na dotaz' },
  headings: {
    free: 'V tu dobu je volno',
    taken: 'V tu dobu je obsazeno',
    ask: 'V tu dobu jen na dotaz',
  },
  actions: { book: 'Rezervovat', request: 'Poslat žádost', ask: 'Zeptat se' },
} as const;
