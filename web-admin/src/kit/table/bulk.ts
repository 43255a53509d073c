/** An action on several rows of a list. */
export type BulkAction<Row> = {
  key: string;
  label: string;
  /** Rows for which this is false are skipped. */
  isFor: (row: Row) => boolean;
  /** Processes one row. `reason` comes from the dialog; empty when it asks for none. */
  run: (row: Row, reason: string) => Promise<unknown>;
  done: (count: number) => string;
  /** Reverts one row; receives the row as it was before the action. */
  undo?: (row: Row) => Promise<unknown>;
  confirm?: {
    title: (count: number) => string;
    text: string;
    confirmLabel: string;
    danger?: boolean;
    reason?: { hint: string };
  };
};

export type BulkFailure<Row> = { row: Row; error: unknown };
export type BulkResult<Row> = { done: Row[]; failed: BulkFailure<Row>[] };

/** Parallel requests: fast enough for one page of rows, negligible load for the server. */
const CONCURRENCY = 3;

type Options = { onProgress?: (settled: number) => void; signal?: AbortSignal };

/**
 * Runs the action for each row, starting in order. A failure does not stop the others; an aborted signal
 * stops before the next row.
 */
export async function runEach<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { onProgress, signal }: Options = {},
): Promise<BulkResult<Row>> {
  const outcomes = new Map<Row, BulkFailure<Row> | null>();
  const queue = [...rows];
  const runWorker = async (): Promise<void> => {
    for (let row = queue.shift(); row !== undefined && !signal?.aborted; row = queue.shift()) {
      const current = row;
      outcomes.set(
        current,
        await run(current).then(
          () => null,
          (error: unknown) => ({ row: current, error }),
        ),
      );
      onProgress?.(outcomes.size);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  const settled = rows.filter((row) => outcomes.has(row));
  return {
    done: settled.filter((row) => outcomes.get(row) === null),
    failed: settled.flatMap((row) => outcomes.get(row) ?? []),
  };
}
