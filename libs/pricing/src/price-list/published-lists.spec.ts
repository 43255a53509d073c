import { describe, expect, it } from '@jest/globals';
import { normalizePriceList, priceByList, toHaler, toPriceListBody } from './index.ts';
import { PUBLISHED_PRICE_LISTS, toRequest } from './price-lists.fixtures.ts';

describe.each(PUBLISHED_PRICE_LISTS.map((list) => [list.place, list] as const))(
  'price list of %s',
  (_place, { price_list, bookings }) => {
    const definition = normalizePriceList(price_list);

    it.each(bookings.map((booking) => [booking.name, booking] as const))('prices: %s', (_name, booking) => {
      const { expected, input } = booking;
      const quote = priceByList(toRequest(definition, input));
      expect(quote.totalHaler).toBe(toHaler(expected.total));
      expect(quote).toMatchObject({
        basis: 'price_list',
        depositHaler: toHaler(expected.deposit),
        isComplete: expected.complete,
        reasons: expected.reasons,
      });
      expect(quote.metered.map(({ code }) => code)).toEqual(expected.metered);
      if (expected.vat)
        expect(quote.vat).toEqual(
          expected.vat.map(({ rate, base, tax, total }) => ({
            rate,
            baseHaler: toHaler(base),
            taxHaler: toHaler(tax),
            totalHaler: toHaler(total),
          })),
        );
      else expect(quote.vat).toEqual([]);
    });

    it('survives the conversion to the body of the contract', () => {
      expect(normalizePriceList(toPriceListBody(definition))).toEqual(definition);
    });
  },
);
