import type { ChaosEnvironment } from './chaos-environment.ts';

/** A row of QUALITY's table of faults: the fault and the required behaviour. */
export type Row = {
  row: number;
  fault: string;
  required: string;
  /** Time after which the row has failed. */
  timeoutMs?: number;
  run: (chaos: ChaosEnvironment, findings: Findings) => Promise<void>;
};

/** Results of a row: measurements, and the requirements that were not met. */
export class Findings {
  readonly measurements: string[] = [];
  readonly failures: string[] = [];

  record(measurement: string): void {
    this.measurements.push(measurement);
  }

  /** Records the failure of a requirement that is not met. */
  check(isMet: boolean, failure: string): void {
    if (!isMet) this.failures.push(failure);
  }
}

export type RowResult = { row: Row; findings: Findings; seconds: number };

/** The table at the end of a run: each row with its requirement, measurements and result. */
export function formatTable(results: readonly RowResult[]): string {
  const lines = results.flatMap(({ row, findings, seconds }) => [
    `${String(row.row).padStart(3)}  ${findings.failures.length === 0 ? 'passed' : 'FAILED'}  ${row.fault} (${seconds.toFixed(0)} s)`,
    `${' '.repeat(13)}required: ${row.required}`,
    ...findings.measurements.map((measurement) => `${' '.repeat(13)}measured: ${measurement}`),
    ...findings.failures.map((failure) => `${' '.repeat(13)}FAILED:   ${failure}`),
  ]);
  return lines.join('\n');
}
