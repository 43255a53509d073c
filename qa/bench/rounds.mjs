// Interleaved runs: every round measures every contender in rotated order, so that noise of the machine affects all alike.
// Ratios are computed within a round, and their median is compared; requests per second of different days are not comparable.
import autocannon from 'autocannon';
import { cpuMs } from './contenders.mjs';
import { median } from './yardstick/lib.mjs';
import { ADAPTERS, buildMix, isText, TOTAL_READERS } from './workload.mjs';

const CONNECTIONS = 10;

const loadContender = (contender, kind, seconds) =>
  new Promise((resolve, reject) => {
    const own = contender.kind ?? kind;
    const requests = buildMix(own).map((query) => ({
      method: 'GET',
      path: ADAPTERS[contender.adapter](contender.adjustQuery(own, query)),
    }));
    autocannon(
      { url: contender.url, connections: CONNECTIONS, duration: seconds, timeout: 30, requests },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });

/** Totals of the given queries, or of the first 40 of a mix. */
export async function fetchTotals(contender, kind, queries = buildMix(kind).slice(0, 40)) {
  const totals = [];
  for (const query of queries) {
    const response = await fetch(contender.url + ADAPTERS[contender.adapter]({ ...query, page: 1 }));
    if (response.status !== 200)
      throw new Error(`${contender.name} responded ${response.status} to ${JSON.stringify(query)}`);
    totals.push(TOTAL_READERS[contender.adapter](await response.json()));
  }
  return totals;
}

/** Number of totals equal to those of the yardstick; in text mixes at least those, since the product finds inflected forms. */
export function countMatchingTotals(kind, expected, actual) {
  return actual.filter((total, i) => (isText(kind) ? total >= expected[i] : total === expected[i])).length;
}

/**
 * Runs a mix; returns medians of each contender and ratios to the first one. A contender with a `kind` runs that mix
 * instead, one with a `pid` has its processor time reported.
 */
export async function measure(contenders, kind, { rounds, seconds, warmUp }) {
  for (const contender of contenders) await loadContender(contender, kind, warmUp);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < contenders.length; i += 1) {
      const contender = contenders[(i + round) % contenders.length];
      const cpuBefore = cpuMs(contender.pid);
      const result = await loadContender(contender, kind, seconds);
      results.push({
        cpuMs: (cpuMs(contender.pid) - cpuBefore) / Math.max(1, result.requests.total),
        name: contender.name,
        round,
        rps: result.requests.total / result.duration,
        p50: result.latency.p50,
        p99: result.latency.p99,
        failed: result.non2xx + result.errors + result.timeouts,
        bytes: result.throughput.total / Math.max(1, result.requests.total),
      });
    }
  }
  const [base] = contenders;
  return contenders.map(({ name }) => {
    const own = results.filter((result) => result.name === name);
    const ratios = own.map(
      ({ rps, round }) =>
        rps / results.find((other) => other.name === base.name && other.round === round).rps,
    );
    const getMedian = (key) => median(own.map((result) => result[key]));
    return {
      name,
      rps: getMedian('rps'),
      p50: getMedian('p50'),
      p99: getMedian('p99'),
      cpuMs: getMedian('cpuMs'),
      bytes: getMedian('bytes'),
      failed: own.reduce((sum, { failed }) => sum + failed, 0),
      ratio: median(ratios),
      low: Math.min(...ratios),
      high: Math.max(...ratios),
    };
  });
}
