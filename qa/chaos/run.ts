import { availableParallelism } from 'node:os';
import { Findings, formatTable, type RowResult, type Row } from './findings.ts';
import { ChaosEnvironment } from './chaos-environment.ts';
import { rows } from './rows.ts';
import { buildStale } from '../../tools/processes/build.ts';
import { Lifetime } from '../../tools/processes/lifetime.ts';
import { Problem } from '../../tools/processes/problem.ts';
import { line, print, step } from '../../tools/processes/steps.ts';

const ROW_LIMIT_MS = 420_000;
const lifetime = new Lifetime();

await lifetime.run(async () => {
  const chosen = selectRows(process.argv.slice(2));
  print(`\nProstora, faults: row ${chosen.map(({ row }) => row).join(', ')}\n`);
  await step('build', async () => [await buildStale(), null]);
  const chaos = new ChaosEnvironment();
  lifetime.onStop(() => chaos.end());
  await step('environment', async () => [
    `PostgreSQL and the demo, ${availableParallelism()} cores`,
    await chaos.prepare(),
  ]);
  const results: RowResult[] = [];
  for (const row of chosen) results.push(await runRow(row, chaos));
  print(`\n${formatTable(results)}\n`);
  const failed = results.filter(({ findings }) => findings.failures.length > 0).map(({ row }) => row.row);
  await lifetime.end(
    failed.length === 0 ? 0 : 1,
    failed.length === 0 ? 'Every row passed.' : `Failed: ${failed.join(', ')}.`,
  );
});

/** All rows, or those with the given numbers. */
function selectRows(args: readonly string[]): readonly Row[] {
  const numbers = args.filter((each) => each !== '--').map(Number);
  const unknown = numbers.find((number) => !rows.some(({ row }) => row === number));
  if (unknown !== undefined)
    throw new Problem(`Unknown row; rows: ${rows.map(({ row }) => row).join(', ')}.`);
  return numbers.length === 0 ? rows : rows.filter(({ row }) => numbers.includes(row));
}

/** A row that throws or times out has failed; its processes are stopped in any case. */
async function runRow(row: Row, chaos: ChaosEnvironment): Promise<RowResult> {
  const findings = new Findings();
  const from = performance.now();
  let timer: NodeJS.Timeout | undefined;
  try {
    const limit = row.timeoutMs ?? ROW_LIMIT_MS;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`not finished after ${limit / 1000} s`));
      }, limit);
    });
    await Promise.race([row.run(chaos, findings), timeout]);
  } catch (error) {
    if (!lifetime.isStopping)
      findings.check(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  clearTimeout(timer);
  await chaos.endRow();
  const seconds = (performance.now() - from) / 1000;
  line(
    findings.failures.length === 0 ? 'ok' : '!!',
    `row ${row.row}`,
    row.fault.slice(0, 50),
    seconds * 1000,
  );
  for (const failure of findings.failures) print(`        failed: ${failure}`);
  return { row, findings, seconds };
}
