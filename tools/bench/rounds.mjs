// Interleaved runs: every round visits every contender in rotated order, so that the machine's noise hits all alike.
// Ratios are taken inside a round and their median is judged; requests a second of another day mean nothing.
import autocannon from 'autocannon';
import { median } from './yardstick/lib.mjs';
import { ADAPTERS, isText, mix, totalOf } from './workload.mjs';

const CONNECTIONS = 10;

const fire = (contender, kind, seconds) =>
  new Promise((resolve, reject) => {
    const requests = mix(kind).map((query) => ({
      method: 'GET',
      path: ADAPTERS[contender.adapter](contender.fitted(kind, query)),
    }));
    autocannon(
      { url: contender.url, connections: CONNECTIONS, duration: seconds, timeout: 30, requests },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });

/** Totals of the given queries, or of the first 40 of a mix. */
export async function totals(contender, kind, queries = mix(kind).slice(0, 40)) {
  const found = [];
  for (const query of queries) {
    const answer = await fetch(contender.url + ADAPTERS[contender.adapter]({ ...query, page: 1 }));
    if (answer.status !== 200)
      throw new Error(`${contender.name} answered ${answer.status} to ${JSON.stringify(query)}`);
    found.push(totalOf[contender.adapter](await answer.json()));
  }
  return found;
}

/** How many of the 40 totals are the yardstick's; in text mixes how many are at least that, since inflected forms come on top. */
export function agreement(kind, wanted, got) {
  return got.filter((total, i) => (isText(kind) ? total >= wanted[i] : total === wanted[i])).length;
}

/** Runs one mix; answers medians for each contender, ratios against the first one. */
export async function measure(contenders, kind, { rounds, seconds, warmUp }) {
  for (const contender of contenders) await fire(contender, kind, warmUp);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < contenders.length; i += 1) {
      const contender = contenders[(i + round) % contenders.length];
      const result = await fire(contender, kind, seconds);
      results.push({
        name: contender.name,
        round,
        rps: result.requests.total / result.duration,
        p50: result.latency.p50,
        p99: result.latency.p99,
        bad: result.non2xx + result.errors + result.timeouts,
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
    const middle = (key) => median(own.map((result) => result[key]));
    return {
      name,
      rps: middle('rps'),
      p50: middle('p50'),
      p99: middle('p99'),
      bytes: middle('bytes'),
      bad: own.reduce((sum, { bad }) => sum + bad, 0),
      ratio: median(ratios),
      low: Math.min(...ratios),
      high: Math.max(...ratios),
    };
  });
}
