import { bindSpaces, formatCount, plural } from '../format.ts';
import { SPACES } from './counts.ts';

/** Texts of the sentence in the search field of the catalogue, which load with the first sentence. */
export const searchSentence = {
  understood: 'Rozuměli jsme',
  /** A value that narrows nothing yet. */
  waits: {
    day: (label: string): string => bindSpaces(`${label}, čeká na den`),
    guests: (label: string): string => bindSpaces(`${label}, čeká na počet hostů`),
  },
  unknown: (words: readonly string[]): string =>
    `Nerozuměli jsme: ${words.map((word) => `„${word}“`).join(', ')}`,
  /** A word of several attributes or purposes. */
  ambiguous: (word: string): string => `Co myslíte slovem „${word}“?`,
  /** Meanings by the slug; others are called by their names. */
  meanings: {
    catering: 'zajistí prostor',
    'cizi-catering': 'můžete si přivézt vlastní',
  } as Readonly<Record<string, string>>,
  suggestions: 'Návrhy',
  suggestionKinds: { space: 'Prostor', building: 'Budova', location: 'Místo', purpose: 'Příležitost' },
} as const;

/** Texts of a list without results. */
export const nothingFound = {
  title: 'Takhle přesně tu nic není',
  reason: 'Zadání neodpovídá žádný zveřejněný prostor.',
  fewTitle: (total: number): string =>
    bindSpaces(
      `${plural(total, { one: 'Vyhovuje', few: 'Vyhovují', other: 'Vyhovuje' })} jen ${formatCount(total, SPACES)}`,
    ),
  fewDemand: bindSpaces('Nebo pošlete poptávku, máme ji vyplněnou. Majitelé se ozvou sami.'),
  demandButton: 'Poslat poptávku',
  oneChange: bindSpaces('Stačí slevit v jedné věci:'),
  relaxations: 'Co by pomohlo',
  /** „bez požadavku: Terasa – 4 prostory“. */
  relaxed: (label: string, total: number): string => `${label} – ${formatCount(total, SPACES)}`,
  /** Names of moved values; the other labels say it themselves. */
  moved: {
    location: (label: string): string => `místo: ${label}`,
    date: (label: string): string => `termín: ${label}`,
    guests: (label: string): string => `méně lidí: ${label}`,
    price_max: (label: string): string => `rozpočet ${label}`,
  } as Readonly<Record<string, (label: string) => string>>,
  reset: 'Zrušit celý filtr',
  demand: 'Poslat poptávku, prostory se ozvou samy',
} as const;
