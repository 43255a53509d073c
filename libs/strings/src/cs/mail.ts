/** The development page that shows caught e-mails. */
export const mail = {
  catcher: {
    title: 'Zachycené e-maily',
    lead: 'Při vývoji se nic neodesílá ven. Tady je posledních 200 zpráv od nejnovější.',
    empty: 'Zatím nepřišla žádná zpráva.',
    back: 'Zpět na seznam zpráv',
    noSubject: '(bez předmětu)',
    from: 'Odesílatel',
    to: 'Komu',
    replyTo: 'Odpověď na',
    subject: 'Předmět',
    received: 'Přijato',
    attachments: 'Přílohy',
    html: 'Zpráva, jak ji uvidí příjemce',
    text: 'Textová podoba',
  },
} as const;
