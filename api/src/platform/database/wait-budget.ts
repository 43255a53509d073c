import { AsyncLocalStorage } from 'node:async_hooks';

/** A commit or rollback gets at least this long: its outcome must not be left unknown. */
const END_OF_TRANSACTION_MS = 500;

type Budget = { leftMs: number; pending: number; since: number };

const budgets = new AsyncLocalStorage<Budget | undefined>();

/**
 * Limits the total time work waits for the database: for connections and statements together. Concurrent
 * waits count once. Exceeding the budget fails like an unresponsive server.
 */
export const withWaitBudget = <T>(ms: number, work: () => T): T =>
  budgets.run({ leftMs: ms, pending: 0, since: 0 }, work);

/** Runs work without the budget, for what continues after the answer. */
export const withoutWaitBudget = <T>(work: () => T): T => budgets.run(undefined, work);

/** Remaining milliseconds of the current budget, at least 1; null without a budget. */
export function remainingWaitMs(): number | null {
  const budget = budgets.getStore();
  if (!budget) return null;
  const waitedMs = budget.pending > 0 ? performance.now() - budget.since : 0;
  return Math.max(1, Math.ceil(budget.leftMs - waitedMs));
}

/** Starts a wait; the returned function ends it and is idempotent. */
export function startWait(): () => void {
  const budget = budgets.getStore();
  if (!budget) return () => undefined;
  if (budget.pending === 0) budget.since = performance.now();
  budget.pending += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    budget.pending -= 1;
    if (budget.pending === 0) budget.leftMs -= performance.now() - budget.since;
  };
}

/** Adds a time limit to the arguments of `query()` of pg; cursors keep theirs. */
export function withTimeLimit([statement, ...rest]: unknown[], ms: number): unknown[] {
  const config = typeof statement === 'string' ? { text: statement } : statement;
  if (typeof config !== 'object' || config === null || 'submit' in config) return [statement, ...rest];
  const { text, query_timeout: own = Infinity } = config as { text?: string; query_timeout?: number };
  const limitMs = /^\s*(?:commit|rollback)\b/iu.test(text ?? '') ? Math.max(ms, END_OF_TRANSACTION_MS) : ms;
  return [{ ...config, query_timeout: Math.min(own, limitMs) }, ...rest];
}
