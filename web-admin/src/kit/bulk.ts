/** Something that can be done with several rows of a list at once. */
export type BulkAction<Row> = {
  key: string;
  label: string;
  /** Whether it makes sense for the row; the others are left alone. */
  isFor: (row: Row) => boolean;
  /** One row. `reason` is what the dialog asked for, else empty. */
  run: (row: Row, reason: string) => Promise<unknown>;
  done: (count: number) => string;
  /** Takes back what was done with one row; it gets the row as it was. */
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

/** So many rows are on their way at a time: quick enough for a page, and the server hardly notices. */
const AT_ONCE = 3;

type Options = { onProgress?: (settled: number) => void; signal?: AbortSignal };

/** Does the work row by row in their order; a failure of one does not stop the others, an aborted signal does before the next one. */
export async function runEach<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { onProgress, signal }: Options = {},
): Promise<BulkResult<Row>> {
  const outcomes = new Map<Row, BulkFailure<Row> | null>();
  const waiting = [...rows];
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined && !signal?.aborted; row = waiting.shift()) {
      const present = row;
      outcomes.set(
        present,
        await run(present).then(
          () => null,
          (error: unknown) => ({ row: present, error }),
        ),
      );
      onProgress?.(outcomes.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const settled = rows.filter((row) => outcomes.has(row));
  return {
    done: settled.filter((row) => outcomes.get(row) === null),
    failed: settled.flatMap((row) => outcomes.get(row) ?? []),
  };
}
