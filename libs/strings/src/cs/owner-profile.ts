import { NBSP, formatCount, formatDate, formatNumber, type PluralForms } from '../format.ts';

const MONTHS = 'ledna února března dubna května června července srpna září října listopadu prosince'.split(
  ' ',
);
const BOOKINGS: PluralForms = {
  one: 'uskutečněná rezervace',
  few: 'uskutečněné rezervace',
  other: 'uskutečněných rezervací',
};
const HOUR = 60;

/** Half of the answers came in this time; rounded up, so that it promises nothing more. */
function formatResponseTime(minutes: number): string {
  if (minutes <= HOUR) return 'do hodiny';
  const hours = Math.ceil(minutes / HOUR);
  if (hours <= 24) return `do ${formatNumber(hours)}${NBSP}hodin`;
  return `do ${formatNumber(Math.ceil(hours / 24))}${NBSP}dnů`;
}

/** What visitors see about an owner, and the owner's settings of it. */
export const ownerProfile = {
  title: 'Kdo prostor pronajímá',
  since: (month: string): string =>
    `Prostory tu nabízí od ${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`,
  response: (medianMinutes: number): string => `Obvykle odpovídá ${formatResponseTime(medianMinutes)}`,
  /** Rounded down: 99,6 % is not all. */
  answered: (share: number): string =>
    share === 1
      ? 'Odpovídá na všechny žádosti'
      : `Odpovídá na ${formatNumber(Math.floor(share * 100))}${NBSP}% žádostí`,
  kept: (count: number): string => formatCount(count, BOOKINGS),
  verified: (ico: string): string => `Firma ověřená v${NBSP}ARES, IČO ${ico}`,
  verifiedWhat: (day: string): string =>
    `Registr ARES měl ${formatDate(`${day}T12:00:00Z`)} pod tímto IČO firmu tohoto názvu.`,

  own: {
    title: 'Jak vás vidí návštěvníci',
    lead: 'Tohle stojí na stránkách vašich prostorů. Čísla se počítají každou noc a ukazují se od pěti žádostí za poslední rok nebo pěti uskutečněných rezervací hostů. Vaše vlastní zápisy se nepočítají.',
    hidden: 'Návštěvníkům teď o vás nic neukazujeme, protože je účet zablokovaný.',
    nameless: 'Vyplňte jméno nebo název firmy, jinak tu návštěvníci nikoho neuvidí.',
    few: 'Doba odpovědi a počet rezervací se ukážou, až jich bude dost.',
    unverified: 'Firma se ověřuje podle IČO a názvu ve fakturačních údajích, do druhého dne po uložení.',
    showPerson: (name: string): string => `Ukázat u${NBSP}firmy i${NBSP}jméno ${name}`,
    onlyPerson: 'Firmu nemáte vyplněnou, proto návštěvníci vidí vaše jméno.',
  },
} as const;
