// Mean time of one quote by a price list: node qa/bench/quote.mjs
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromPragueWallTime, parseClock } from '../../libs/contracts/src/index.ts';
import { normalizePriceList, priceByList } from '../../libs/pricing/src/index.ts';

const folder = path.join(import.meta.dirname, '../../libs/pricing/src/price-list/fixtures');
const ROUNDS = 2000;
const vatRates = ['rent', 'service'].map((item) => ({ item, rate: 21, validFrom: '2013-01-01' }));
const toTimestamp = (text) => text && fromPragueWallTime(text.slice(0, 10), parseClock(text.slice(11)) ?? 0);

const requests = readdirSync(folder).flatMap((file) => {
  const { price_list, bookings } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const definition = normalizePriceList(price_list);
  return bookings.map(({ input }) => ({
    ...input,
    definition,
    slot: { startsAt: toTimestamp(input.start_datetime), endsAt: toTimestamp(input.end_datetime) },
    access: { from: toTimestamp(input.access_from), until: toTimestamp(input.access_until) },
    vatRates,
  }));
});

const measure = () => {
  const start = process.hrtime.bigint();
  for (let round = 0; round < ROUNDS; round++) for (const request of requests) priceByList(request);
  return Number(process.hrtime.bigint() - start) / 1e6 / ROUNDS / requests.length;
};
measure();
console.log(`${requests.length} bookings, ${measure().toFixed(4)} ms a quote (limit 0.05 ms)`);
