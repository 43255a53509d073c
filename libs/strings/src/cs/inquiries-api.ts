/** Names of inquiry states for both sides and messages of fields. */
export const inquiriesApi = {
  recipient: {
    sent: 'Odesláno',
    seen: 'Majitel si ji přečetl',
    offered: 'Nabídka',
    declined: 'Odmítnuto',
    chosen: 'Vybráno',
    passed: 'Vybrán jiný prostor',
  },
  open: {
    message: 'Odesláno',
    searching: 'Hledáme prostory',
    waiting: 'Čeká na nabídky',
    chosen: 'Vybráno, čeká na potvrzení',
    offers: 'Přišly nabídky',
    declined: 'Všichni odmítli',
  },
  closed: {
    chosen: 'Vybráno',
    withdrawn: 'Uzavřeno odesílatelem',
    expired: 'Platnost skončila',
    operator: 'Uzavřeno správcem',
    spam: 'Spam',
  },
  held: 'Zadrženo',
  handled: 'Vyřízeno',
  anonymized: 'Smazané údaje',
  /** Reasons why a chosen offer created no reservation. */
  noHours: {
    sender:
      'Poptávka nemá přesný den a hodiny, rezervace proto nevznikla. Hodiny prosím domluvte s majitelem.',
    owner:
      'Poptávka nemá přesný den a hodiny, rezervace proto nevznikla. Domluvte se na nich prosím s odesílatelem.',
  },
  slotHints: {
    taken:
      'V poptávaných hodinách je prostor obsazený. Nabídněte prosím jiný svůj prostor, nebo poptávku odmítněte.',
    partly: 'Část poptávaných hodin je mimo hodiny, které nabízíte. Nabídku poslat můžete.',
    outside: 'Poptávané hodiny jsou mimo hodiny, které nabízíte. Nabídku poslat můžete.',
  },
  reservationNotes: (purpose: string | null, text: string): string =>
    [purpose === null ? '' : `Účel: ${purpose}`, text].filter((part) => part !== '').join('\n\n'),
  fields: {
    purpose: 'Vyberte, co pořádáte, nebo to napište vlastními slovy',
    dateFrom: 'Vyplňte i začátek',
    bothTimes: 'Vyplňte čas od i do',
    timeNeedsDay: 'K času vyplňte i datum',
    spaces: 'Některý z vybraných prostorů už zadání nevyhovuje. Vyberte znovu.',
    tooManySpaces: 'Vybrat jde nejvýš pět prostorů',
    terms: 'Bez souhlasu s podmínkami poptávku poslat nejde',
    budget: 'Rozpočet je příliš vysoký',
    price: 'Cena je příliš vysoká',
    spaceTaken:
      'V poptávaných hodinách je prostor obsazený. Nabídněte jiný svůj prostor, nebo poptávku odmítněte.',
    ownSpace: 'Vyberte svůj zveřejněný prostor',
    published: 'Předat jde jen zveřejněným prostorům',
    validUntil: 'Nabídka musí platit aspoň dnes',
  },
} as const;
