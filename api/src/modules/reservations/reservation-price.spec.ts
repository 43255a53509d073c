import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decidePrice,
  keepGuestPrice,
  splitPrice,
  sumPrices,
  toAcceptedPrice,
  toGuestPriceValues,
} from './reservation-price.ts';

type Given = Parameters<typeof decidePrice>[0];

const request = (more: Partial<Given> = {}): Given => ({
  source: 'guest',
  status: 'pending',
  priceHaler: 100_000,
  priceState: 'complete',
  guestPriceHaler: 100_000,
  guestPriceState: 'complete',
  ...more,
});
const formerRow = { guestPriceHaler: null, guestPriceState: null };
const unpriced = { priceHaler: 0, priceState: 'none', guestPriceHaler: 0, guestPriceState: 'none' } as const;

describe('decidePrice', () => {
  it.each<[string, Partial<Given>, number | null, object]>([
    ['no price', {}, null, { kind: 'final', priceHaler: 100_000, priceState: 'agreed' }],
    [
      'an estimate',
      { priceState: 'estimate' },
      null,
      { kind: 'final', priceHaler: 100_000, priceState: 'agreed' },
    ],
    ['a lower price', {}, 99_999, { kind: 'final', priceHaler: 99_999, priceState: 'agreed' }],
    [
      'a higher price of an option',
      { source: 'owner' },
      100_001,
      { kind: 'final', priceHaler: 100_001, priceState: 'agreed' },
    ],
    ['free of charge', {}, 0, { kind: 'final', priceHaler: 0, priceState: 'agreed' }],
    ['a higher price', {}, 100_001, { kind: 'proposal', priceHaler: 100_001 }],
    [
      'no price of one the host raised',
      { priceHaler: 150_000 },
      null,
      { kind: 'proposal', priceHaler: 150_000 },
    ],
    ['the raised price itself', { priceHaler: 150_000 }, 150_000, { kind: 'proposal', priceHaler: 150_000 }],
    [
      'toAcceptedPrice',
      { priceHaler: 150_000 },
      100_000,
      { kind: 'final', priceHaler: 100_000, priceState: 'agreed' },
    ],
    ['more than the lowered price', { priceHaler: 50_000 }, 80_000, { kind: 'proposal', priceHaler: 80_000 }],
    [
      'no price of a former row',
      formerRow,
      null,
      { kind: 'final', priceHaler: 100_000, priceState: 'agreed' },
    ],
    ['a higher price of a former row', formerRow, 100_001, { kind: 'proposal', priceHaler: 100_001 }],
    ['no price where none was shown', unpriced, null, { kind: 'final', priceHaler: 0, priceState: 'none' }],
    [
      'free of charge where none was shown',
      unpriced,
      0,
      { kind: 'final', priceHaler: 0, priceState: 'agreed' },
    ],
    ['a price where none was shown', unpriced, 1, { kind: 'proposal', priceHaler: 1 }],
  ])('decides on %s', (_name, more, priceHaler, decision) => {
    expect(decidePrice(request(more), priceHaler)).toEqual(decision);
  });
});

describe('toAcceptedPrice', () => {
  it('returns the current price of a confirmed reservation', () => {
    expect(
      toAcceptedPrice(request({ status: 'confirmed', priceHaler: 150_000, priceState: 'agreed' })),
    ).toEqual({
      priceHaler: 150_000,
      priceState: 'agreed',
    });
  });

  it('keeps the price state when the host raised an estimate', () => {
    const raised = request({ priceHaler: 150_000, priceState: 'agreed', guestPriceState: 'estimate' });
    expect(toAcceptedPrice(raised)).toEqual({ priceHaler: 100_000, priceState: 'estimate' });
  });

  it('keepGuestPrice backfills a row of a former release once', () => {
    const former = request({ ...formerRow, priceState: null });
    expect(keepGuestPrice(former)).toEqual({ guestPriceHaler: 100_000, guestPriceState: 'complete' });
    expect(keepGuestPrice(request({ priceHaler: 150_000 }))).toEqual({});
    expect(toGuestPriceValues(request({ priceHaler: 150_000 }))).toMatchObject({ guestPriceHaler: 150_000 });
  });
});

describe('splitPrice', () => {
  it('splits a total by the prices in whole crowns, equally without any, and to the haléř', () => {
    expect(splitPrice(1_000_000, [800_000, 400_000])).toEqual([666_700, 333_300]);
    expect(splitPrice(1_000_050, [0, 0])).toEqual([500_050, 500_000]);
    expect(splitPrice(1_200_000, [800_000, 400_000])).toEqual([800_000, 400_000]);
    expect(splitPrice(0, [800_000, 400_000])).toEqual([0, 0]);
  });

  it('keeps the total, and exceeds no price of a lower total', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (crowns, total) => {
          const prices = crowns.map((price) => price * 100);
          const parts = splitPrice(total, prices);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
          const isLower = total < prices.reduce((sum, price) => sum + price, 0);
          if (isLower)
            for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(prices[index] ?? 0);
        },
      ),
    );
  });
});

it('adds prices; an estimate as soon as one of them is not final', () => {
  const price = (priceHaler: number, priceState: 'none' | 'estimate' | 'complete' | 'agreed') => ({
    priceHaler,
    priceState,
  });
  expect(sumPrices([])).toEqual(price(0, 'none'));
  expect(sumPrices([price(100, 'complete'), price(200, 'complete')])).toEqual(price(300, 'complete'));
  expect(sumPrices([price(100, 'complete'), price(0, 'none')])).toEqual(price(100, 'estimate'));
  expect(sumPrices([price(100, 'complete'), price(50, 'estimate')])).toEqual(price(150, 'estimate'));
  expect(sumPrices([price(100, 'complete'), price(50, 'agreed')])).toEqual(price(150, 'complete'));
  expect(sumPrices([price(0, 'none'), price(0, 'none')])).toEqual(price(0, 'none'));
});
