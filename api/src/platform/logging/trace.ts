import { AsyncLocalStorage } from 'node:async_hooks';

/** Trace of everything caused by one request, across processes; its members are on every log line. */
export type Trace = { readonly request_id: string; readonly job?: string; readonly job_id?: string };

const traces = new AsyncLocalStorage<Trace>();

/** The current trace; undefined at start-up and in loops of the process itself. */
export const currentTrace = (): Trace | undefined => traces.getStore();

/** Runs work, including its asynchronous continuations, within a trace. */
export const runWithTrace = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);
