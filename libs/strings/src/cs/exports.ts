/** Words in cells of exported tables. */
export const cellWords = { yes: 'ano', no: 'ne', currency: 'Kč' } as const;

/** Names of exported files and of their columns. */
export const exportTables = {
  users: {
    file: 'Uživatelé',
    columns: {
      id: 'Číslo', email: 'E-mail', name: 'Jméno', roles: 'Role', state: 'Stav', customer: 'Zákazník', customerId: 'Číslo zákazníka', created: 'Registrace', confirmed: 'E-mail potvrzen', seen: 'Naposledy aktivní',
      blocked: 'Zablokováno',
    },
  },
  customers: {
    file: 'Zákazníci',
    columns: {
      id: 'Číslo', name: 'Název', ico: 'IČO', dic: 'DIČ', email: 'E-mail', phone: 'Telefon', street: 'Ulice a číslo', city: 'Město', postalCode: 'PSČ', plan: 'Tarif', trial: 'Zkušební', planEnds: 'Tarif platí do',
      spaces: 'Prostorů', published: 'Z toho zveřejněno', blocked: 'Účet zablokován', created: 'Registrace',
    },
  },
  buildings: {
    file: 'Budovy',
    columns: {
      id: 'Číslo', name: 'Budova', address: 'Adresa na webu', street: 'Ulice', houseNumber: 'Číslo domu', city: 'Město', postalCode: 'PSČ', region: 'Kraj', owner: 'Majitel', ownerId: 'Číslo majitele', email: 'E-mail majitele',
      spaces: 'Prostorů', published: 'Z toho zveřejněno', created: 'Vytvořeno',
    },
  },
  spaces: {
    file: 'Prostory',
    columns: {
      id: 'Číslo', name: 'Prostor', building: 'Budova', address: 'Adresa na webu', status: 'Stav', reason: 'Důvod', street: 'Ulice', houseNumber: 'Číslo domu', city: 'Město', postalCode: 'PSČ', region: 'Kraj', capacity: 'Kapacita',
      area: 'Plocha v m²', price: 'Cena od v Kč za hodinu', priceLevel: 'Cenová hladina', recommended: 'Doporučený', photos: 'Fotek', owner: 'Majitel', ownerId: 'Číslo majitele', email: 'E-mail majitele', phone: 'Telefon prostoru',
      created: 'Vytvořeno', submitted: 'Odesláno ke schválení', published: 'Publikováno', updated: 'Upraveno',
    },
  },
  inquiries: {
    file: 'Poptávky',
    columns: {
      id: 'Číslo', kind: 'Druh', state: 'Stav', name: 'Jméno', email: 'E-mail', phone: 'Telefon', purpose: 'Účel', location: 'Místo', from: 'Od', to: 'Do', guests: 'Počet lidí', budget: 'Rozpočet v Kč', text: 'Text',
      recipients: 'Oslovených prostorů', offers: 'Nabídek', created: 'Odesláno',
    },
  },
  orders: {
    file: 'Objednávky členství',
    columns: {
      number: 'Číslo', customer: 'Zákazník', customerId: 'Číslo zákazníka', email: 'E-mail', buyer: 'Odběratel na faktuře', ico: 'IČO', plan: 'Tarif', price: 'Cena v Kč', toPay: 'K úhradě v Kč', state: 'Stav', created: 'Vystaveno', due: 'Splatnost', paid: 'Zaplaceno',
      cancelled: 'Zrušeno',
    },
  },
} as const;
