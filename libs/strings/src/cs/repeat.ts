/** Forms of „každý druhý“ by the gender of a weekday, then the accusative of its name; from Monday. */
const MASCULINE = ['každý', 'druhý', 'třetí', 'čtvrtý'];
const FEMININE = ['každou', 'druhou', 'třetí', 'čtvrtou'];
const NEUTER = ['každé', 'druhé', 'třetí', 'čtvrté'];
const WEEKDAYS = [
  [NEUTER, 'pondělí'],
  [NEUTER, 'úterý'],
  [FEMININE, 'středu'],
  [MASCULINE, 'čtvrtek'],
  [MASCULINE, 'pátek'],
  [FEMININE, 'sobotu'],
  [FEMININE, 'neděli'],
] as const;

/**
 * „každé úterý“, „každou druhou středu, každý druhý čtvrtek“.
 * @param weekdays 1 (Monday) – 7
 * @param weeks from one date to the next, 1 – 4
 */
export const formatRepeat = (weekdays: readonly number[], weeks: number): string =>
  weekdays
    .map((weekday) => {
      const [forms = NEUTER, name = ''] = WEEKDAYS[weekday - 1] ?? [];
      return [forms[0], weeks > 1 && forms[weeks - 1], name].filter(Boolean).join(' ');
    })
    .join(', ');
