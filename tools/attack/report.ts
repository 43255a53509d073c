export type Tally = { calls: number; statuses: Map<number, number>; slowestMs: number };

type Fuzzed = {
  tallies: ReadonlyMap<string, Tally>;
  faults: ReadonlyMap<string, { count: number; example: string }>;
  calls: number;
  targets: number;
  slowestMs: number;
  seed: number;
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

/** Tells what was found, and whether it was a fault. */
export class Report {
  private readonly missed: string[] = [];
  private readonly began = performance.now();

  step(text: string): void {
    say(`${((performance.now() - this.began) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  }

  /** One line of what was required and what was found. */
  recordCheck(name: string, isHeld: boolean, words: string): void {
    this.step(`${isHeld ? 'held  ' : 'MISSED'} ${name}: ${words}`);
    if (!isHeld) this.missed.push(`${name}: ${words}`);
  }

  recordFuzz({ tallies, faults, calls, targets, slowestMs, seed }: Fuzzed): void {
    const rows = [...tallies].sort(([one], [other]) => one.localeCompare(other));
    say(
      `\n${'operation'.padEnd(64)}${'calls'.padStart(7)}${'2xx'.padStart(7)}${'slowest'.padStart(10)}  statuses`,
    );
    for (const [name, { calls: times, statuses, slowestMs: slowest }] of rows) {
      const counts = [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${status}×${count}`)
        .join(' ');
      say(
        `${name.padEnd(64)}${String(times).padStart(7)}${share(good(statuses), times).padStart(7)}${`${slowest.toFixed(0)} ms`.padStart(10)}  ${counts}`,
      );
    }
    const all = rows.reduce((sum, [, { statuses }]) => sum + good(statuses), 0);
    const never = rows.filter(([, { statuses }]) => good(statuses) === 0).map(([name]) => name);
    say(
      `\n${calls} calls of ${rows.length} operations in ${targets} worlds (seed ${seed}), good answers ` +
        `${share(all, calls)}, slowest ${Math.max(0, ...rows.map(([, row]) => row.slowestMs)).toFixed(0)} ms (at most ${slowestMs} ms).`,
    );
    say(`Never answered well: ${never.length === 0 ? 'none' : `${never.length} (${never.join(', ')})`}`);
    for (const [what, { count, example }] of faults) say(`\nFAULT ${count} × ${what}\n      ${example}`);
    this.recordCheck(
      'fuzz (QUALITY 34)',
      faults.size === 0,
      `${calls} calls, ${faults.size} kinds of faults`,
    );
  }

  /** The code of the command. */
  end(): number {
    say(
      this.missed.length === 0
        ? '\nEverything held.'
        : `\nMissed:\n${this.missed.map((sentence) => `  - ${sentence}`).join('\n')}`,
    );
    return this.missed.length === 0 ? 0 : 1;
  }
}

const good = (statuses: ReadonlyMap<number, number>): number =>
  [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
