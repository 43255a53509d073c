import { availableParallelism } from 'node:os';
import { Findings, table, type Judged, type Row } from '../chaos/findings.ts';
import { Ground } from '../chaos/ground.ts';
import { rows } from '../chaos/rows.ts';
import { buildStale } from '../processes/build.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { Problem } from '../processes/problem.ts';
import { line, say, step } from '../processes/steps.ts';

const ROW_LIMIT_MS = 420_000;
const lifetime = new Lifetime();

await lifetime.run(async () => {
  const chosen = wanted(process.argv.slice(2));
  say(`\nProstora, faults: row ${chosen.map(({ row }) => row).join(', ')}\n`);
  await step('build', async () => [await buildStale(), null]);
  const ground = new Ground();
  lifetime.onStop(() => ground.end());
  await step('ground', async () => [
    `PostgreSQL and the demo, ${availableParallelism()} cores`,
    await ground.prepare(),
  ]);
  const judged: Judged[] = [];
  for (const row of chosen) judged.push(await judge(row, ground));
  say(`\n${table(judged)}\n`);
  const missed = judged.filter(({ found }) => found.missed.length > 0).map(({ row }) => row.row);
  await lifetime.end(
    missed.length === 0 ? 0 : 1,
    missed.length === 0 ? 'Every row is held.' : `Missed: ${missed.join(', ')}.`,
  );
});

/** All rows, or those whose numbers were given. */
function wanted(args: readonly string[]): readonly Row[] {
  const numbers = args.filter((each) => each !== '--').map(Number);
  const unknown = numbers.find((number) => !rows.some(({ row }) => row === number));
  if (unknown !== undefined)
    throw new Problem(`There is no such row: known are ${rows.map(({ row }) => row).join(', ')}.`);
  return numbers.length === 0 ? rows : rows.filter(({ row }) => numbers.includes(row));
}

/** A row that throws or does not end is missed; what it started is ended in any case. */
async function judge(row: Row, ground: Ground): Promise<Judged> {
  const found = new Findings();
  const from = performance.now();
  let late: NodeJS.Timeout | undefined;
  try {
    const limit = row.limitMs ?? ROW_LIMIT_MS;
    const tooLate = new Promise<never>((_resolve, reject) => {
      late = setTimeout(() => {
        reject(new Error(`not finished after ${limit / 1000} s`));
      }, limit);
    });
    await Promise.race([row.run(ground, found), tooLate]);
  } catch (error) {
    if (!lifetime.isStopping)
      found.must(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  clearTimeout(late);
  await ground.endRow();
  const seconds = (performance.now() - from) / 1000;
  line(found.missed.length === 0 ? 'ok' : '!!', `row ${row.row}`, row.fault.slice(0, 50), seconds * 1000);
  for (const sentence of found.missed) say(`        missed: ${sentence}`);
  return { row, found, seconds };
}
