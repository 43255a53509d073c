import { formatCzk, formatDateTime, formatShortDay } from '../format.ts';

/** Texts of a new offer. */
export const dealComposer = {
  title: 'Nová nabídka',
  open: 'Nová nabídka',
  what: { title: 'Co nabízíte', lead: 'Prostory s cenou za každý den a termín.' },
  space: 'Prostor',
  choose: 'Vyberte prostor',
  price: 'Cena v Kč',
  addSpace: 'Přidat prostor',
  removeSpace: (index: number): string => `Odebrat ${index}. prostor`,
  guests: 'Počet hostů',
  deposit: 'Vratná kauce v Kč',
  who: { title: 'Komu', lead: 'Nabídka mu přijde e-mailem, přijme ji kódem.' },
  name: 'Jméno',
  email: 'E-mail',
  phone: 'Telefon',
  event: 'Název akce',
  how: { title: 'Nabídka', lead: 'Dokdy platí a co k ní hostovi napíšete.' },
  validUntil: 'Platí do',
  hold: 'Držet termín do konce platnosti',
  message: 'Zpráva hostovi',
  note: 'Ujednání nad rámec podmínek',
  preview: {
    title: 'Co host uvidí',
    empty: 'Až vyplníte prostory, ceny a termín, uvidíte tu splátky a storno.',
    total: 'Celkem',
    instalment: (label: string, amount: number, due: string): string =>
      `${label} ${formatCzk(amount)}, do ${formatShortDay(due)}`,
    ladder: 'Když zruší',
    holdUntil: (until: string): string => `Termín podržíme do ${formatDateTime(until)}.`,
    conflict: (space: string): string => `${space} je v tu dobu obsazený.`,
  },
  send: 'Odeslat nabídku',
  sendFor: (total: number): string => `Odeslat nabídku ${formatCzk(total)}`,
  sent: 'Nabídka je odeslaná',
} as const;
