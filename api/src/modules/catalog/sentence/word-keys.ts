import { stem } from '../search/czech-stemmer.ts';
import { isNumberWord, listNumberWords } from './numbers.ts';
import * as lexicon from './lexicon.ts';

/** Words of dates, times and numbers match a phrase by their exact form only: „středu“ is not Brno-střed. */
const CLOSED: ReadonlySet<string> = new Set([
  ...lexicon.MONTHS.keys(),
  ...lexicon.WEEKDAYS.keys(),
  ...lexicon.SEASONS.keys(),
  ...lexicon.WEEKENDS,
  ...lexicon.RELATIVE_DAYS.keys(),
  ...lexicon.DAY_PARTS.keys(),
  ...lexicon.NEXT,
  ...lexicon.PEOPLE,
  ...lexicon.YEARS,
  ...lexicon.HOUR_UNITS,
  ...lexicon.CURRENCY,
  ...lexicon.BUDGET,
  ...listNumberWords(),
]);
const LIGHT_ENDING =
  /(?:iho|eho|emu|imu|ymi|imi|ami|emi|ej|iach|och|ich|ych|ech|ach|ou|em|um|im|ym|om|mi|[aeiouy])$/u;
/** Hradec, Hradci. */
const FLEETING_E = /^(.{2,}[^aeiouy])e([^aeiouy])$/u;
const MIN_ROOT_LENGTH = 3;

/** Root without a case ending; unlike the stem it keeps suffixes of adjectives, so that Blanska meets Blansko. */
function toRoot(word: string): string {
  const root = word.replace(LIGHT_ENDING, '');
  return (root.length < MIN_ROOT_LENGTH ? word : root)
    .replace(/c$/u, 'k')
    .replace(/z$/u, 'h')
    .replace(FLEETING_E, '$1$2');
}

export const isClosedWord = (word: string): boolean => CLOSED.has(word) || isNumberWord(word);
export const listClosedWords = (): readonly string[] => [...CLOSED];

/** Keys of a name: its form and its root. Stems would make „stodola“ of Stodolní and Prague of „pražský“. */
export function toNameKeys(word: string): string[] {
  if (/\d/u.test(word) || word.length <= 2 || isClosedWord(word)) return [`=${word}`];
  return [`=${word}`, `~${toRoot(word)}`];
}

/** Keys under which a word is found: its form, its stem and its root. */
export function toWordKeys(word: string): string[] {
  if (/\d/u.test(word) || word.length <= 2 || isClosedWord(word)) return [`=${word}`];
  return [`=${word}`, stem(word), `~${toRoot(word)}`];
}
