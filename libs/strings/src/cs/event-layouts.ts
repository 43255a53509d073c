import type { LayoutName } from '@prostora/contracts/space-layouts.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

const IN_LAYOUT: Readonly<Record<LayoutName, string>> = {
  divadelni: `V${NBSP}divadelním uspořádání`,
  skolni: `Ve školním uspořádání`,
  u: `V${NBSP}uspořádání do${NBSP}U`,
  banket: `U${NBSP}kulatých stolů`,
  stani: 'Ve stoje',
};

/** Texts of the layouts for the visitor's event. */
export const eventLayouts = {
  fits: (guests: number): string => `Vejde se vás ${formatNumber(guests)}`,
  /** „U kulatých stolů zbude 10 míst navíc.“ */
  spare: (layout: LayoutName, places: number): string =>
    places === 0
      ? `${IN_LAYOUT[layout]} obsadíte všechna místa.`
      : `${IN_LAYOUT[layout]} ${plural(places, { one: 'zbude', few: 'zbudou', other: 'zbude' })} ` +
        `${formatNumber(places)}${NBSP}${plural(places, { one: 'místo', few: 'místa', other: 'míst' })} navíc.`,
  plausible: (area: string): string => `Plocha ${area} tomu odpovídá.`,
} as const;
