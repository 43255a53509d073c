/** Texts of the contact form of a space (SPEC §2). */
export const contact = {
  title: 'Napsat majiteli',
  lead: 'Zeptejte se na cokoli, co v popisu chybí. Odpověď vám přijde e-mailem.',
  loading: 'Formulář se načítá',
  needsScript: 'Formulář potřebuje zapnutý JavaScript.',
  fullname: 'Jméno a příjmení',
  email: 'E-mail',
  message: 'Zpráva',
  messageHint: 'Na jakou akci a kdy prostor hledáte, kolik vás bude a co potřebujete.',
  submit: 'Poslat zprávu',
  note: 'Jméno a e-mail předáme jen majiteli tohoto prostoru.',
  sentTitle: 'Zpráva je na cestě',
  sent: (email: string): string => `Děkujeme. Majitel vám odpoví na ${email}.`,
  again: 'Napsat další zprávu',
} as const;
