import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { listDeclaredJobs, type JobDefinition } from './job-definition.ts';
import { STALLED_JOB_HANDLER, JOB_HANDLER, type JobRun } from './handles-job.ts';
import { ProviderMethodRegistry } from './provider-method-registry.ts';

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

  constructor(private readonly methods: ProviderMethodRegistry) {}

  onApplicationBootstrap(): void {
    const stalledHandlers = new Map(
      this.methods
        .listDecorated<JobDefinition<unknown>>(STALLED_JOB_HANDLER)
        .map(({ mark, call }) => [mark, { giveUp: call }]),
    );
    for (const { mark, where, call } of this.methods.listDecorated<JobDefinition<unknown>>(JOB_HANDLER))
      this.register({ job: mark, where, handle: call, ...stalledHandlers.get(mark) });
  }

  /** @throws when a declared job has no handler */
  assertComplete(): void {
    const unhandled = listDeclaredJobs().filter(({ name }) => !this.jobs.has(name));
    if (unhandled.length > 0)
      throw new Error(`No handler for the job ${unhandled.map(({ name }) => name).join(', ')}.`);
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

  listJobs(): readonly RegisteredJob[] {
    return [...this.jobs.values()];
  }
}
