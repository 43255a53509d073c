/** Texts of the booking card, loaded with the space page; those of the form are in booking.ts. */
export const bookingCard = {
  label: 'Rezervace',
  date: 'Den',
  hours: 'Od–do',
  guests: 'Hostů',
  tariff: 'Kdo si pronajímá',
  pickDay: 'Vyberte den',
  pickTime: 'Vyberte čas',
  /** What the button does, on card, bar and form. */
  actions: { pick: 'Vybrat termín', book: 'Rezervovat', request: 'Poslat žádost', ask: 'Zeptat se' },
  pricing: 'Počítáme…',
  note: 'Zatím nic neplatíte, majitel termín potvrdí.',
  calendar: 'Volné termíny',
  outsideHours: 'Mimo vyznačené hodiny je prostor jen na dotaz: termín i\u00a0cenu majitel nejdřív potvrdí.',
  onlyHours: 'Prostor se nabízí jen ve vyznačených hodinách.',
  calendarLoading: 'Kalendář se načítá',
  noScript:
    'Rezervace online potřebuje zapnutý JavaScript. Termín můžete domluvit přímo s majitelem, kontakt najdete na této stránce.',
} as const;
