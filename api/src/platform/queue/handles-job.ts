import type { JobDefinition } from './job-definition.ts';

/** What a handler may know about the present run. */
export type JobRun = { readonly id: string; readonly attempt: number; readonly isLastAttempt: boolean };

export const JOB_HANDLER = 'prostora:job-handler';
export const JOB_GIVEN_UP = 'prostora:job-given-up';

/** Marks the method of a provider in `x.jobs.ts` that does the job. It runs with an identity map of its own. */
export function HandlesJob<P>(job: JobDefinition<P>) {
  return <M extends (payload: P, run: JobRun) => Promise<void>>(
    target: object,
    key: string | symbol,
    _method: TypedPropertyDescriptor<M>,
  ): void => {
    Reflect.defineMetadata(JOB_HANDLER, job, target, key);
  };
}

/** Marks the method that tells of a job which will not be tried again although no attempt at it failed: it lost its worker more often than is allowed. */
export function GivesUpJob<P>(job: JobDefinition<P>) {
  return <M extends (payload: P) => Promise<void>>(
    target: object,
    key: string | symbol,
    _method: TypedPropertyDescriptor<M>,
  ): void => {
    Reflect.defineMetadata(JOB_GIVEN_UP, job, target, key);
  };
}
