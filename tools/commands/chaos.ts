import { availableParallelism } from 'node:os';
import { Findings, table, type RowResult, type Row } from '../chaos/findings.ts';
import { ChaosEnvironment } from '../chaos/chaos-environment.ts';
import { rows } from '../chaos/rows.ts';
import { buildStale } from '../processes/build.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { Problem } from '../processes/problem.ts';
import { line, print, step } from '../processes/steps.ts';

const ROW_LIMIT_MS = 420_000;
const lifetime = new Lifetime();

await lifetime.run(async () => {
  const chosen = wanted(process.argv.slice(2));
  print(`\nProstora, faults: row ${chosen.map(({ row }) => row).join(', ')}\n`);
  await step('build', async () => [await buildStale(), null]);
  const chaos = new ChaosEnvironment();
  lifetime.onStop(() => chaos.end());
  await step('ground', async () => [
    `PostgreSQL and the demo, ${availableParallelism()} cores`,
    await chaos.prepare(),
  ]);
  const results: RowResult[] = [];
  for (const row of chosen) results.push(await runRow(row, chaos));
  print(`\n${table(results)}\n`);
  const missed = results.filter(({ findings }) => findings.missed.length > 0).map(({ row }) => row.row);
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
async function runRow(row: Row, chaos: ChaosEnvironment): Promise<RowResult> {
  const findings = new Findings();
  const from = performance.now();
  let late: NodeJS.Timeout | undefined;
  try {
    const limit = row.limitMs ?? ROW_LIMIT_MS;
    const tooLate = new Promise<never>((_resolve, reject) => {
      late = setTimeout(() => {
        reject(new Error(`not finished after ${limit / 1000} s`));
      }, limit);
    });
    await Promise.race([row.run(chaos, findings), tooLate]);
  } catch (error) {
    if (!lifetime.isStopping)
      findings.must(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  clearTimeout(late);
  await chaos.endRow();
  const seconds = (performance.now() - from) / 1000;
  line(findings.missed.length === 0 ? 'ok' : '!!', `row ${row.row}`, row.fault.slice(0, 50), seconds * 1000);
  for (const sentence of findings.missed) print(`        missed: ${sentence}`);
  return { row, findings, seconds };
}
