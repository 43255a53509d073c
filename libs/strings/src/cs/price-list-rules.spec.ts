import { describe, expect, it } from '@jest/globals';
import { normalizePriceList, type PriceListRuleInput } from '@prostora/pricing';
import { plainSpaces } from '../format.ts';
import { describeMetered, describeRule } from './price-list-rules.ts';

function describeInput(rule: Partial<PriceListRuleInput>): string {
  const definition = normalizePriceList({
    name: 'Sál',
    tariffs: [
      { code: 'spolek', label: 'Místní spolek', kind: 'mistni_spolek' },
      { code: 'skola', label: 'Škola', kind: 'skola' },
    ],
    options: [{ code: 'uklidime', label: 'Uklidíme sami' }],
    periods: [
      { code: 'zima', label: 'Topná sezona', kind: 'yearly', from: '10-01', to: '04-30' },
      { code: 'hody', label: 'Hody', kind: 'days', days: ['2027-08-15'] },
    ],
    groups: [{ code: 'levneji', choose: 'cheapest' }],
    rules: [{ code: 'p', label: 'Pronájem', kind: 'base', unit: 'event', amount: 4000, ...rule }],
  });
  return plainSpaces(describeRule(definition.rules[0]!, definition, { purposes: { ples: 'Ples' } }));
}

describe('describeRule', () => {
  it.each<[Partial<PriceListRuleInput>, string]>([
    [{ label: 'Topení', amount: 500, when: { periods: ['zima'] } }, 'V topné sezoně: Topení 500 Kč za akci'],
    [
      { amount: 0, when: { tariffs: ['spolek', 'skola'] } },
      'Tarify „Místní spolek“ nebo „Škola“: Pronájem zdarma',
    ],
    [
      { label: 'Úklid', amount: 600, when: { not_options: ['uklidime'] } },
      'Bez volby „Uklidíme sami“: Úklid 600 Kč za akci',
    ],
    [
      {
        label: 'Večer',
        kind: 'discount',
        unit: null,
        amount: null,
        fraction: [1, 3],
        when: { weekdays: [1, 2, 3, 4], from: '20:00', max_minutes: 180 },
      },
      'Pondělí–čtvrtek, se začátkem 20:00–6:00, do 3 hodin: Večer −1/3',
    ],
    [
      {
        unit: 'day',
        amount: 3500,
        group: 'levneji',
        when: { min_minutes: 301, purposes: ['ples'], not_periods: ['hody', 'holidays'] },
      },
      'Účel „Ples“, mimo období „Hody“ a mimo svátky, nad 5 hodin: Pronájem 3 500 Kč za den, platí levnější možnost',
    ],
    [
      {
        unit: 'hour',
        amount: 199.5,
        step_minutes: 30,
        min_units: 2,
        cap: 2000,
        covers: 'access',
        refundable: false,
      },
      'Pronájem 199,50 Kč za hodinu, po 30 minutách, účtuje se nejméně 2 hodiny, nejvýše 2 000 Kč, počítá se od vstupu do odchodu, při zrušení se nevrací',
    ],
    [{ unit: 'hour', when: { min_minutes: 61 } }, 'Nad 1 hodinu: Pronájem 4 000 Kč za hodinu'],
    [{ when: { min_minutes: 91, max_minutes: 180 } }, 'Nad 90 minut do 3 hodin: Pronájem 4 000 Kč za akci'],
    [
      { when: { min_minutes: 81, max_minutes: 200 } },
      'Nad 80 minut do 3 h 20 min: Pronájem 4 000 Kč za akci',
    ],
    [{ when: { min_minutes: 80 } }, 'Od 80 minut: Pronájem 4 000 Kč za akci'],
    [
      { unit: 'hour', min_units: 1.3333, free_units: 0.1667 },
      'Pronájem 4 000 Kč za hodinu, účtuje se nejméně 1 h 20 min, bez poplatku 10 min',
    ],
    [
      { covers: 'access', when: { max_minutes: 240 } },
      'Do 4 hodin: Pronájem 4 000 Kč za akci, počítá se od vstupu do odchodu',
    ],
    [{ covers: 'access' }, 'Pronájem 4 000 Kč za akci'],
    [{ label: 'Kauce', kind: 'deposit', amount: 5000, up_to: true }, 'Kauce až 5 000 Kč'],
    [{ label: 'Elektřina', kind: 'metered', unit: 'kwh', amount: 8 }, 'Elektřina podle měřidla 8 Kč/kWh'],
    [{ label: 'Voda', kind: 'metered', unit: 'm3', amount: null }, 'Voda podle skutečnosti'],
    [
      {
        label: 'Hosté',
        kind: 'surcharge',
        unit: 'person',
        amount: 50,
        free_units: 40,
        when: { min_guests: 41, max_guests: 80 },
      },
      'Pro 41–80 osob: Hosté 50 Kč na osobu, bez poplatku 40 osob',
    ],
  ])('describes %j', (rule, sentence) => {
    expect(describeInput(rule)).toBe(sentence);
  });
});

it('describes a metered item of another unit', () => {
  expect(plainSpaces(describeMetered('hour', 12_000))).toBe('podle měřidla 120 Kč za hodinu');
});
