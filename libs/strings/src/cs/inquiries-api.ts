/** Names of states as both sides of an inquiry see them, and messages of its fields. */
export const inquiriesApi = {
  recipient: { sent: 'Odesláno', seen: 'Majitel si přečetl', offered: 'Nabídka', declined: 'Odmítnuto', chosen: 'Vybráno', passed: 'Vybrán jiný prostor' },
  open: { message: 'Odesláno', searching: 'Hledáme prostory', waiting: 'Čeká na nabídky', offers: 'Přišly nabídky', declined: 'Nikdo nemohl nabídnout' },
  closed: { chosen: 'Vybráno', withdrawn: 'Staženo odesílatelem', expired: 'Platnost skončila', operator: 'Uzavřeno správcem' },
  handled: 'Vyřízeno',
  forgotten: 'Smazané údaje',
  fields: {
    purpose: 'Vyberte prosím, co pořádáte, nebo to napište vlastními slovy',
    dateFrom: 'Vyplňte prosím i začátek',
    bothTimes: 'Vyplňte prosím čas od i do',
    timeNeedsDay: 'K času vyplňte prosím i datum',
    spaces: 'Některý z vybraných prostorů už zadání nevyhovuje. Vyberte prosím znovu.',
    tooManySpaces: 'Vybrat jde nejvýš pět prostorů',
    terms: 'Bez souhlasu s podmínkami poptávku odeslat nejde',
    budget: 'Rozpočet je příliš vysoký',
    price: 'Cena je příliš vysoká',
    ownSpace: 'Vyberte prosím svůj publikovaný prostor',
    published: 'Předat jde jen publikovaným prostorům',
    validUntil: 'Nabídka musí platit aspoň dnes',
  },
} as const;
