import { describe, expect, it } from '@jest/globals';
import type { OwnerInquiry } from '@prostora/api-client';
import { findExactSlot, toQuotedValues } from './offer-quote.ts';

const line = (label: string, amount: number, rate: number | null) => ({ label, amount, vat_rate: rate });
type Price = Parameters<typeof toQuotedValues>[0];
const quote = (change: Partial<Price>): Price => ({
  basis: 'price_list',
  lines: [],
  total: 0,
  deposit: 0,
  amounts_include_vat: true,
  ...change,
});

describe('toQuotedValues', () => {
  it('takes the lines of the list, its discounts and its deposit', () => {
    const lines = [line('Sál', 12_000, 21), line('Úklid', 1500.5, 21), line('Sleva', -1000, 21)];
    expect(toQuotedValues(quote({ lines, total: 12_500.5, deposit: 5000 }))).toEqual({
      rows: [
        { label: 'Sál', amount: '12000', vat_rate: '21' },
        { label: 'Úklid', amount: '1500,5', vat_rate: '21' },
        { label: 'Sleva', amount: '-1000', vat_rate: '21' },
      ],
      deposit: '5000',
    });
  });

  it('adds VAT to amounts without it, so that the rows add up to the total to the haléř', () => {
    const lines = [line('Sál', 33.33, 21), line('Bar', 33.33, 21), line('Jídlo', 33.33, 12)];
    const { rows } = toQuotedValues(quote({ lines, total: 118, amounts_include_vat: false }));
    const sum = rows.reduce(
      (total, { amount }) => total + Math.round(Number(amount.replace(',', '.')) * 100),
      0,
    );
    expect(sum).toBe(11_800);
  });

  it('has no rows where the price is by agreement, and no deposit without a list', () => {
    expect(toQuotedValues(quote({ basis: 'none' }))).toEqual({ rows: [], deposit: '' });
  });
});

describe('findExactSlot', () => {
  const find = (change: Partial<OwnerInquiry>) =>
    findExactSlot({
      kind: 'demand',
      date_from: '2027-06-12',
      date_to: '2027-06-12',
      time_from: '14:00',
      time_to: '23:00',
      ...change,
    } as OwnerInquiry);

  it('ends on the next day when the end is not after the start', () => {
    expect([find({})?.end_datetime, find({ time_to: '02:00' })?.end_datetime]).toEqual([
      '2027-06-12T23:00',
      '2027-06-13T02:00',
    ]);
  });

  it('is null while the day or the hours are open, and for a message', () => {
    const open = [
      { date_to: '2027-06-13' },
      { date_from: null },
      { time_to: null },
      { kind: 'contact' as const },
    ];
    expect(open.map((change) => find(change))).toEqual([null, null, null, null]);
  });
});
