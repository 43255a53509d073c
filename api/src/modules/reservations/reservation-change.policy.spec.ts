import { describe, expect, it } from '@jest/globals';
import {
  changedFields,
  planChange,
  repriceGuests,
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
    expect(planChange(current, { ...current, ...wanted }, 'guest')).toEqual({ applied, proposed });
    const all = [...applied, ...proposed];
    const withoutConsent = planChange(current, { ...current, ...wanted }, null);
    expect([new Set(withoutConsent.applied), withoutConsent.proposed]).toEqual([new Set(all), []]);
  });
});

describe('planChange of a guest', () => {
  it.each<[string, Partial<Agreement>, AgreementField[], AgreementField[]]>([
    ['fewer guests at a lower price', { guests: 10, priceHaler: 1 }, ['number_of_guests'], ['price']],
    ['more guests at a higher price', { guests: 30, priceHaler: 100_001 }, [], ['number_of_guests', 'price']],
  ])('leaves the price of %s to the host', (_name, wanted, applied, proposed) => {
    expect(planChange(current, { ...current, ...wanted }, 'host')).toEqual({ applied, proposed });
  });
});

describe('repriceGuests', () => {
  const complete = (priceHaler: number) => ({ priceHaler, priceState: 'complete' }) as const;
  const quoted = { stored: 100_000, former: complete(100_000), wanted: complete(150_000) };
  it('takes the price for the wanted guests', () => {
    expect(repriceGuests(current, 30, quoted)).toEqual(quoted.wanted);
    const wanted = complete(50_000);
    expect(repriceGuests(current, 10, { ...quoted, wanted })).toEqual(wanted);
  });
  it.each<[string, Partial<Agreement>, number, Partial<typeof quoted>]>([
    ['set by the host', { priceHaler: 90_000 }, 30, {}],
    ['without a stored quote', {}, 30, { stored: null as never }],
    ['by agreement', byAgreement, 30, { stored: 0 }],
    ['that does not depend on guests', {}, 30, { former: complete(150_000) }],
    ['of guests without a price', {}, 30, { wanted: byAgreement as never }],
    ['that fewer guests would raise', {}, 10, {}],
  ])('keeps a price %s', (_name, agreed, guests, change) => {
    expect(repriceGuests({ ...current, ...agreed }, guests, { ...quoted, ...change })).toBeNull();
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
