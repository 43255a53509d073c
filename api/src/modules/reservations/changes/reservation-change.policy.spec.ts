import { describe, expect, it } from '@jest/globals';
import {
  changedFields,
  planChange,
  withFields,
  type Agreement,
  type AgreementField,
} from './reservation-change.policy.ts';

const current: Agreement = {
  spaceId: 1,
  startsAt: new Date('2027-03-10T10:00:00Z'),
  endsAt: new Date('2027-03-10T12:00:00Z'),
  guests: 20,
  priceHaler: 100_000,
  priceState: 'agreed',
};
const free = { priceHaler: 0, priceState: 'agreed' } as const;
const byAgreement = { priceHaler: 0, priceState: 'none' } as const;
const later = { startsAt: new Date('2027-03-10T11:00:00Z') };

describe('changedFields', () => {
  it.each<[string, Partial<Agreement>, Partial<Agreement>, AgreementField[]]>([
    ['nothing', {}, {}, []],
    ['equal timestamps', {}, { startsAt: new Date(current.startsAt) }, []],
    ['an estimate of the same amount', {}, { priceState: 'estimate' }, []],
    ['free of charge beside a price by agreement', byAgreement, free, ['price']],
    ['two prices by agreement', byAgreement, byAgreement, []],
    ['another space and price', {}, { spaceId: 2, priceHaler: 1 }, ['space_id', 'price']],
  ])('returns the differences for %s', (_name, one, other, fields) => {
    expect(changedFields({ ...current, ...one }, { ...current, ...other })).toEqual(fields);
  });
});

describe('planChange', () => {
  it.each<[string, Partial<Agreement>, AgreementField[], AgreementField[]]>([
    ['fewer guests', { guests: 10 }, ['number_of_guests'], []],
    ['more guests', { guests: 30 }, [], ['number_of_guests']],
    ['a lower price', { priceHaler: 1 }, ['price'], []],
    ['a higher price', { priceHaler: 100_001 }, [], ['price']],
    ['free of charge', free, [], ['price']],
    ['a lower price of another slot', { ...later, priceHaler: 1 }, [], ['start_datetime', 'price']],
    ['a lower price for more guests', { guests: 30, priceHaler: 1 }, [], ['number_of_guests', 'price']],
    ['fewer guests in another slot', { ...later, guests: 10 }, ['number_of_guests'], ['start_datetime']],
  ])('splits %s into applied and proposed fields', (_name, wanted, applied, proposed) => {
    expect(planChange(current, { ...current, ...wanted }, true)).toEqual({ applied, proposed });
    const all = [...applied, ...proposed];
    const withoutConsent = planChange(current, { ...current, ...wanted }, false);
    expect([new Set(withoutConsent.applied), withoutConsent.proposed]).toEqual([new Set(all), []]);
  });
});

it('withFields takes the named fields, and the price state with the slot', () => {
  const wanted: Agreement = { ...current, ...later, guests: 10, priceState: 'estimate' };
  expect(withFields(current, wanted, ['number_of_guests'])).toEqual({ ...current, guests: 10 });
  expect(withFields(current, wanted, ['start_datetime'])).toEqual({
    ...current,
    ...later,
    priceState: 'estimate',
  });
});
