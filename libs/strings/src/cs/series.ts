import { formatRemaining } from '../counted.ts';
import { formatApiTime, formatCount, formatCzk, formatShortDay, NBSP, outOfPreposition } from '../format.ts';

const DAYS = ['pondělí', 'úterý', 'středu', 'čtvrtek', 'pátek', 'sobotu', 'neděli'] as const;
const EVERY = ['každé', 'každé', 'každou', 'každý', 'každý', 'každou', 'každou'] as const;
const TERMS = { one: 'termín', few: 'termíny', many: 'termínu', other: 'termínů' };
const OF_TERMS = { one: 'termínu', few: 'termínů', many: 'termínů', other: 'termínů' };
const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} a${NBSP}${words.at(-1) ?? ''}`;

/** „každý čtvrtek“, „každé pondělí a středu“, „každý čtvrtek jednou za 2 týdny“ */
function describeDays(weekdays: readonly number[], every: number): string {
  const names = weekdays.map((weekday) => DAYS[weekday - 1] ?? '');
  const days =
    weekdays.length === DAYS.length
      ? 'každý den'
      : `${EVERY[(weekdays[0] ?? 1) - 1] ?? 'každý'} ${joinWords(names)}`;
  return every === 1 ? days : `${days} jednou za ${every}${NBSP}týdny`;
}

type Pattern = { weekdays: number[]; every: number };
type Times = { start_time: string; end_time: string };

/** Texts of a series of reservations, in the dialog of one of its occurrences. */
export const seriesTexts = {
  /** „Kurz každý čtvrtek“ „18:00–19:30“, „zbývá 12 termínů z 20“ */
  rule: (title: string, { weekdays, every }: Pattern): string =>
    `${title || 'Opakuje se'} ${describeDays(weekdays, every)}`,
  time: ({ start_time, end_time }: Times): string =>
    `${formatApiTime(start_time)}–${formatApiTime(end_time)}`,
  remaining: (remaining: number, total: number): string =>
    `${formatRemaining(remaining, TERMS)} ${outOfPreposition(total)}${NBSP}${total}`,
  prices: (remaining: number, total: number): string =>
    `Zbývající termíny ${formatCzk(remaining)}, celá řada ${formatCzk(total)}`,
  loading: 'Načítáme řadu termínů',
  failed: 'Řadu termínů se nepodařilo načíst.',
  retry: 'Zkusit znovu',
  list: 'Termíny řady',
  showAll: (count: number): string => `Zobrazit všech ${formatCount(count, OF_TERMS)}`,
  showRemaining: 'Jen zbývající',
  current: 'tento termín',
  past: 'proběhl',
  differs: 'jinak než řada',
  changeProposed: 'čeká na hosta',
  states: { pending: 'nepotvrzený', confirmed: 'potvrzený', cancelled: 'zrušený' },

  scope: {
    change: 'Co chcete upravit?',
    cancel: 'Co chcete zrušit?',
    release: 'Co chcete uvolnit?',
    text: 'Rezervace je z\u00a0řady termínů. Ty, které proběhly, se nezmění.',
    one: 'Jen tento termín',
    following: 'Tento a další',
    count: (count: number): string => formatCount(count, TERMS),
    back: 'Zpět',
  },
  change: {
    title: 'Upravit tento a\u00a0další termíny',
    lead: (count: number, day: string): string =>
      `${formatCount(count, TERMS)} od ${formatShortDay(day)}. Dny zůstanou, změní se to, co přepíšete.`,
    start: 'Od',
    end: 'Do',
    name: 'Název akce',
    staffNote: 'Poznámka pro obsluhu',
    price: 'Cena za termín v\u00a0Kč',
    severalSpaces: 'Řada je ve více prostorech, prostor a\u00a0cenu upravíte u\u00a0jednotlivých termínů.',
    nothing: 'Zatím jste nic nezměnili.',
    agree: 'Domluvte s\u00a0hostem',
    texts: 'název a\u00a0poznámka',
    proposed:
      'Host dostane jeden e-mail se všemi termíny a\u00a0odpoví jednou. Do té doby platí původní domluva.',
    save: 'Uložit',
    propose: 'Poslat návrh hostovi',
    no: 'Nechat, jak je',
    saved: (count: number): string => `Upraveno: ${formatCount(count, TERMS)}`,
    sent: (count: number): string => `Návrh pro ${formatCount(count, TERMS)} je u\u00a0hosta.`,
    taken: 'Nic jsme nezměnili, v\u00a0těchto dnech je obsazeno:',
  },
  cancel: {
    title: 'Zrušit tento a\u00a0další termíny?',
    release: 'Uvolnit tento a\u00a0další termíny?',
    text: (count: number, day: string): string =>
      `Od ${formatShortDay(day)} se uvolní ${formatCount(count, TERMS)}. Host dostane jeden e-mail se všemi a\u00a0s\u00a0důvodem. Vrátit to zpět nejde.`,
    withoutMail: (count: number, day: string): string =>
      `Od ${formatShortDay(day)} se uvolní ${formatCount(count, TERMS)}. Host nemá e-mail, dejte mu prosím vědět. Vrátit to zpět nejde.`,
    yes: 'Zrušit termíny',
    releaseYes: 'Uvolnit termíny',
    done: (count: number): string => `Zrušeno: ${formatCount(count, TERMS)}`,
  },
};
