import type { ChaosEnvironment } from './chaos-environment.ts';

/** One fault of QUALITY's table: what is done to the product, and what it must do then. */
export type Row = {
  row: number;
  fault: string;
  required: string;
  /** Longest time the row may take before it counts as missed. */
  limitMs?: number;
  run: (chaos: ChaosEnvironment, findings: Findings) => Promise<void>;
};

/** What a row saw: figures for the table, and every requirement that was not kept. */
export class Findings {
  readonly measurements: string[] = [];
  readonly missed: string[] = [];

  record(figure: string): void {
    this.measurements.push(figure);
  }

  /** A requirement; where it does not hold the row is missed, and the sentence says why. */
  must(holds: boolean, sentence: string): void {
    if (!holds) this.missed.push(sentence);
  }
}

export type RowResult = { row: Row; findings: Findings; seconds: number };

/** The table at the end of a run: each row with what was required, what was measured, and whether that holds. */
export function table(results: readonly RowResult[]): string {
  const lines = results.flatMap(({ row, findings, seconds }) => [
    `${String(row.row).padStart(3)}  ${findings.missed.length === 0 ? 'held  ' : 'MISSED'}  ${row.fault} (${seconds.toFixed(0)} s)`,
    `${' '.repeat(13)}required: ${row.required}`,
    ...findings.measurements.map((figure) => `${' '.repeat(13)}measured: ${figure}`),
    ...findings.missed.map((sentence) => `${' '.repeat(13)}MISSED:   ${sentence}`),
  ]);
  return lines.join('\n');
}
