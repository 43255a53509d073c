import { expect, it } from '@jest/globals';
import { plainSpaces } from '@prostora/strings/format.ts';
import { describeInstalments, normalizeRentalTerms } from './index.ts';

it('describes each payment by its share and its last day', () => {
  const { instalments } = normalizeRentalTerms({
    instalments: [
      { kind: 'advance', percent: 12.5, due: { after_acceptance_days: 1 } },
      { kind: 'advance', amount: 500, due: { after_acceptance_days: 0 } },
      { kind: 'balance', due: { before_start_days: 14 }, per: 'month' },
      { kind: 'deposit', due: { before_start_days: 0 } },
    ],
  });
  expect(describeInstalments(instalments).map(plainSpaces)).toEqual([
    'Záloha 12,5 % z ceny do 1 dne po přijetí',
    'Záloha 500 Kč hned po přijetí',
    'Doplatek po měsících do 14 dní před začátkem',
    'Vratná kauce do začátku',
  ]);
});
