import type { VoteAnswer } from '@prostora/contracts/selections.ts';
import { formatCount, formatDate, plural, type PluralForms } from '../format.ts';
import { SPACES } from './counts.ts';

const VOTES: PluralForms = { one: 'hlas', few: 'hlasy', many: 'hlasu', other: 'hlasů' };

/** The button that creates a selection. */
export const selectionButton = { label: 'Nechat hlasovat' } as const;

/** Texts of a selection of spaces that people vote about. */
export const selection = {
  pageTitle: 'Výběr prostorů',
  pageDescription: 'Prostory, o kterých se hlasuje.',
  title: 'Který prostor vybereme?',
  answers: { yes: 'Ano', maybe: 'Spíš', no: 'Ne' } satisfies Record<VoteAnswer, string>,
  /** „Ano 3 · Spíš 1 · Ne 0“. */
  counts: (counts: Readonly<Record<VoteAnswer, number>>): string =>
    `Ano\u00a0${counts.yes} · Spíš\u00a0${counts.maybe} · Ne\u00a0${counts.no}`,
  names: (answer: VoteAnswer, names: readonly string[]): string =>
    `${selection.answers[answer]}: ${names.join(', ')}`,
  /** A voter whose name was erased. */
  nameless: 'bez jména',
  voters: (count: number): string => (count === 0 ? 'Zatím nikdo nehlasoval.' : formatCount(count, VOTES)),
  share: {
    title: 'Pošlete odkaz těm, kdo rozhodují',
    text: 'Hlasují pod svým jménem a bez účtu. Jména vidíte jen vy, ostatní vidí počty. Tato stránka je jen vaše, uložte si její adresu.',
    link: 'Odkaz k\u00a0hlasování',
    copy: 'Poslat odkaz',
  },
  vote: {
    title: 'Váš hlas',
    ask: (title: string): string => `Vyhovuje vám ${title}?`,
    name: 'Vaše jméno',
    note: 'Jméno uvidí jen ten, kdo výběr poslal. Ostatní vidí počty.',
    noAnswer: 'U\u00a0některého prostoru vyberte Ano, Spíš, nebo Ne.',
    send: 'Hlasovat',
    change: 'Změnit hlas',
    withdraw: 'Vzít hlas zpět',
    saved: 'Hlas je uložený.',
    withdrawn: 'Hlas jste vzali zpět.',
  },
  chosen: 'Vybráno',
  chosenText: (title: string): string => `Vybráno: ${title}`,
  gone: (count: number): string =>
    `${formatCount(count, SPACES)} z\u00a0výběru už v\u00a0nabídce ${plural(count, { one: 'není', few: 'nejsou', many: 'není', other: 'není' })}.`,
  expires: (at: string): string => `Výběr i\u00a0s\u00a0hlasy smažeme ${formatDate(at)}.`,
  remove: 'Smazat výběr hned',
  removed: 'Výběr je smazaný i\u00a0s\u00a0hlasy.',
  compare: 'Porovnat vedle sebe',
} as const;
