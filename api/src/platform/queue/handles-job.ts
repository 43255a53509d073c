import type { JobDefinition } from './job-definition.ts';

/** Context of a job run. */
export type JobRun = { readonly id: string; readonly attempt: number; readonly isLastAttempt: boolean };

export const JOB_HANDLER = 'prostora:job-handler';
export const STALLED_JOB_HANDLER = 'prostora:job-given-up';

/** Marks a provider method in `x.jobs.ts` that handles the job. It runs with its own identity map. */
export function HandlesJob<P>(job: JobDefinition<P>) {
  return <M extends (payload: P, run: JobRun) => Promise<void>>(
    target: object,
    key: string | symbol,
    _method: TypedPropertyDescriptor<M>,
  ): void => {
    Reflect.defineMetadata(JOB_HANDLER, job, target, key);
  };
}

/**
 * Marks the method called for a job that will not be retried although no attempt failed: its workers were
 * lost more often than allowed.
 */
export function HandlesStalledJob<P>(job: JobDefinition<P>) {
  return <M extends (payload: P) => Promise<void>>(
    target: object,
    key: string | symbol,
    _method: TypedPropertyDescriptor<M>,
  ): void => {
    Reflect.defineMetadata(STALLED_JOB_HANDLER, job, target, key);
  };
}
