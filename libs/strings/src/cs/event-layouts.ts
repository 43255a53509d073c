import type {
  LayoutFit,
  LayoutName,
  LayoutWarning,
  SpaceLayoutValue,
} from '@prostora/contracts/space-layouts.ts';
import { formatCount, formatNumber, NBSP, plural, type PluralForms } from '../format.ts';
import { formatLayoutName } from './event.ts';

const PLACES: PluralForms = { one: 'místo', few: 'místa', many: 'místa', other: 'míst' };
const IN_LAYOUT: Readonly<Record<LayoutName, string>> = {
  divadelni: `V${NBSP}divadelním uspořádání`,
  skolni: `Ve školním uspořádání`,
  u: `V${NBSP}uspořádání do${NBSP}U`,
  banket: `U${NBSP}kulatých stolů`,
  stani: 'Ve stoje',
};

const PEOPLE: PluralForms = { one: 'osobu', few: 'osoby', many: 'osoby', other: 'osob' };

/** What a form tells before it takes more guests than find a seat. */
export function describeLayoutWarning(
  warning: LayoutWarning,
  { layout, capacity }: Pick<LayoutFit, 'layout' | 'capacity'>,
  layouts: readonly Pick<SpaceLayoutValue, 'layout' | 'capacity'>[],
): string | null {
  switch (warning) {
    case 'usual':
      return (
        layout &&
        `${IN_LAYOUT[layout]} je místo pro ${formatCount(capacity ?? 0, PEOPLE)}. Vyberte jiné uspořádání, nebo se domluvte s${NBSP}majitelem.`
      );
    case 'open': {
      const capacities = layouts.map(
        (one) => `${formatLayoutName(one.layout)}${NBSP}${formatNumber(one.capacity)}`,
      );
      return `Kolik se vás vejde, záleží na uspořádání: ${capacities.join(', ')}. Vyberte, jak budete sedět.`;
    }
    case 'unlisted':
      return `Toto uspořádání majitel neuvádí, domluvte se s${NBSP}ním.`;
    default:
      return null;
  }
}

/** Texts of the layouts for the visitor's event. */
export const eventLayouts = {
  ask: 'Jak budete sedět?',
  /** „U kulatých stolů se vejde 65“, for more guests. */
  tooMany: (layout: LayoutName, capacity: number): string =>
    `${IN_LAYOUT[layout]} ${plural(capacity, { one: 'se vejde', few: 'se vejdou', other: 'se vejde' })} ${formatNumber(capacity)}`,
  /** „Pro takovou akci obvyklé: kulaté stoly, 65 míst.“ */
  usual: (layout: LayoutName, capacity: number): string =>
    `Pro takovou akci obvyklé: ${formatLayoutName(layout)}, ${formatCount(capacity, PLACES)}.`,
  fits: (guests: number): string => `Vejde se vás ${formatNumber(guests)}`,
  /** „U kulatých stolů zbude 10 míst navíc.“ */
  spare: (layout: LayoutName, places: number): string =>
    places === 0
      ? `${IN_LAYOUT[layout]} obsadíte všechna místa.`
      : `${IN_LAYOUT[layout]} ${plural(places, { one: 'zbude', few: 'zbudou', other: 'zbude' })} ` +
        `${formatCount(places, PLACES)} navíc.`,
  plausible: (area: string): string => `Plocha ${area} tomu odpovídá.`,
} as const;
