import { AsyncLocalStorage } from 'node:async_hooks';

/** The end of a transaction gets this long even with an empty budget: its outcome must not be left open for a few milliseconds. */
const END_OF_TRANSACTION_MS = 500;

type Budget = { leftMs: number; pending: number; since: number };

const budgets = new AsyncLocalStorage<Budget | undefined>();

/**
 * Limits how long work waits for the database in all: for connections and for statements together. Waits at the same time count once. What
 * would exceed the budget fails as a server that does not answer.
 */
export const withWaitBudget = <T>(ms: number, work: () => T): T =>
  budgets.run({ leftMs: ms, pending: 0, since: 0 }, work);

/** For what goes on after the answer of work with a budget. */
export const withoutWaitBudget = <T>(work: () => T): T => budgets.run(undefined, work);

/** Milliseconds the present work may still wait, at least 1; null where it has no budget. */
export function remainingWaitMs(): number | null {
  const budget = budgets.getStore();
  if (!budget) return null;
  const waitedMs = budget.pending > 0 ? performance.now() - budget.since : 0;
  return Math.max(1, Math.ceil(budget.leftMs - waitedMs));
}

/** Begins a wait of the present work; the returned function ends it and does nothing when called again. */
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

/** The arguments of `query()` of pg with a time limit; statements with a portal of their own (cursors) keep theirs. */
export function withTimeLimit([statement, ...rest]: unknown[], ms: number): unknown[] {
  const config = typeof statement === 'string' ? { text: statement } : statement;
  if (typeof config !== 'object' || config === null || 'submit' in config) return [statement, ...rest];
  const { text, query_timeout: own = Infinity } = config as { text?: string; query_timeout?: number };
  const limitMs = /^\s*(?:commit|rollback)\b/iu.test(text ?? '') ? Math.max(ms, END_OF_TRANSACTION_MS) : ms;
  return [{ ...config, query_timeout: Math.min(own, limitMs) }, ...rest];
}
