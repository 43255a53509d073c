import { expect, it } from '@jest/globals';
import { toVocative } from './first-names.ts';

it.each([
  ['Jana Nová', 'Jano'],
  ['Marie Dvořáková', 'Marie'],
  ['Dagmar Havlová', 'Dagmar'],
  ['Ester Malá', 'Ester'],
  ['Jan Novák', 'Jane'],
  ['Jiří Černý', 'Jiří'],
  ['Ivo Rychlý', 'Ivo'],
  ['Petr Svoboda', 'Petře'],
  ['Viktor Hugo', 'Viktore'],
  ['Pavel Král', 'Pavle'],
  ['Daniel Holý', 'Danieli'],
  ['Marek Veselý', 'Marku'],
  ['Zdeněk Bílý', 'Zdeňku'],
  ['Zbyněk Bílý', 'Zbyňku'],
  ['František Malý', 'Františku'],
  ['Vojtěch Starý', 'Vojtěchu'],
  ['Patrik Horák', 'Patriku'],
  ['Tomáš Kos', 'Tomáši'],
  ['Ondřej Beneš', 'Ondřeji'],
])('addresses %s as %s', (name, vocative) => {
  expect(toVocative(name)).toBe(vocative);
});

it.each(['Jana', 'Wei Chen', 'Kulturní dům Střelnice', 'Nováková Jana', 'Restaurace U Jana', ''])(
  'does not guess how to address %j',
  (name) => {
    expect(toVocative(name)).toBeNull();
  },
);
