import { AsyncLocalStorage } from 'node:async_hooks';

/** What everything caused by one request has in common, whichever process does it; the members stand on every line of the log. */
export type Trace = { readonly request_id: string; readonly job?: string; readonly job_id?: string };

const traces = new AsyncLocalStorage<Trace>();

/** Whose work is done here; none at start-up and in loops of the process itself. */
export const currentTrace = (): Trace | undefined => traces.getStore();

/** Does the work, and what comes of it later, on behalf of a request. */
export const traced = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);
