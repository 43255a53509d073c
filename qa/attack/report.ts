export type Tally = { calls: number; statuses: Map<number, number>; slowestMs: number };

type FuzzResult = {
  tallies: ReadonlyMap<string, Tally>;
  faults: ReadonlyMap<string, { count: number; example: string }>;
  calls: number;
  targets: number;
  slowestMs: number;
  seed: number;
};

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const formatShare = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

/** Prints checks and collects the failed ones. */
export class Report {
  private readonly failures: string[] = [];
  private readonly start = performance.now();

  step(text: string): void {
    print(`${((performance.now() - this.start) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  }

  /** Prints a requirement with its result. */
  recordCheck(name: string, isMet: boolean, details: string): void {
    this.step(`${isMet ? 'passed' : 'FAILED'} ${name}: ${details}`);
    if (!isMet) this.failures.push(`${name}: ${details}`);
  }

  recordFuzz({ tallies, faults, calls, targets, slowestMs, seed }: FuzzResult): void {
    const rows = [...tallies].sort(([one], [other]) => one.localeCompare(other));
    print(
      `\n${'operation'.padEnd(64)}${'calls'.padStart(7)}${'2xx'.padStart(7)}${'slowest'.padStart(10)}  statuses`,
    );
    for (const [name, { calls: times, statuses, slowestMs: slowest }] of rows) {
      const counts = [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${status}×${count}`)
        .join(' ');
      const share = formatShare(countSuccessful(statuses), times);
      const columns = [
        name.padEnd(64),
        String(times).padStart(7),
        share.padStart(7),
        `${slowest.toFixed(0)} ms`.padStart(10),
      ];
      print(`${columns.join('')}  ${counts}`);
    }
    const successful = rows.reduce((sum, [, { statuses }]) => sum + countSuccessful(statuses), 0);
    const never = rows.filter(([, { statuses }]) => countSuccessful(statuses) === 0).map(([name]) => name);
    print(
      `\n${calls} calls of ${rows.length} operations on ${targets} targets (seed ${seed}), successful ` +
        `${formatShare(successful, calls)}, slowest ${Math.max(0, ...rows.map(([, row]) => row.slowestMs)).toFixed(0)} ms (at most ${slowestMs} ms).`,
    );
    print(`Never successful: ${never.length === 0 ? 'none' : `${never.length} (${never.join(', ')})`}`);
    for (const [fault, { count, example }] of faults) print(`\nFAULT ${count} × ${fault}\n      ${example}`);
    this.recordCheck(
      'fuzz (QUALITY 34)',
      faults.size === 0,
      `${calls} calls, ${faults.size} kinds of faults`,
    );
  }

  /** @returns the exit code */
  end(): number {
    print(
      this.failures.length === 0
        ? '\nEvery check passed.'
        : `\nFailed:\n${this.failures.map((failure) => `  - ${failure}`).join('\n')}`,
    );
    return this.failures.length === 0 ? 0 : 1;
  }
}

const countSuccessful = (statuses: ReadonlyMap<number, number>): number =>
  [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
