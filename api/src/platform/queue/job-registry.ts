import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { declaredJobs, type JobDefinition } from './job-definition.ts';
import { JOB_GIVEN_UP, JOB_HANDLER, type JobRun } from './handles-job.ts';
import { ProviderMethods } from './provider-methods.ts';

export type RegisteredJob = {
  readonly job: JobDefinition<unknown>;
  readonly where: string;
  readonly handle: (payload: unknown, run: JobRun) => Promise<void>;
  readonly giveUp?: (payload: unknown) => Promise<void>;
};

/** Handlers by job. The start of the worker fails when a declared job has no handler or two. */
@Injectable()
export class JobRegistry implements OnApplicationBootstrap {
  private readonly jobs = new Map<string, RegisteredJob>();

  constructor(private readonly methods: ProviderMethods) {}

  onApplicationBootstrap(): void {
    const endings = new Map(
      this.methods
        .marked<JobDefinition<unknown>>(JOB_GIVEN_UP)
        .map(({ mark, call }) => [mark, { giveUp: call }]),
    );
    for (const { mark, where, call } of this.methods.marked<JobDefinition<unknown>>(JOB_HANDLER))
      this.register({ job: mark, where, handle: call, ...endings.get(mark) });
  }

  /** @throws when a declared job has no handler */
  assertComplete(): void {
    const orphans = declaredJobs().filter(({ name }) => !this.jobs.has(name));
    if (orphans.length > 0)
      throw new Error(`No handler for the job ${orphans.map(({ name }) => name).join(', ')}.`);
  }

  /** @throws when the job has a handler already */
  register(entry: RegisteredJob): void {
    const other = this.jobs.get(entry.job.name);
    if (other)
      throw new Error(`Two handlers for the job ${entry.job.name}: ${other.where} and ${entry.where}.`);
    this.jobs.set(entry.job.name, entry);
  }

  find(name: string): RegisteredJob | undefined {
    return this.jobs.get(name);
  }

  all(): readonly RegisteredJob[] {
    return [...this.jobs.values()];
  }
}
