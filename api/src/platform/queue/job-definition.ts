/** Queues of the product; each has its own worker, so that a flood in one never delays another. */
export const QUEUE_NAMES = ['events', 'emails', 'images', 'calendars', 'maintenance'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

type KindOf<T> = [T] extends [string]
  ? 'string'
  : [T] extends [number]
    ? 'number'
    : [T] extends [boolean]
      ? 'boolean'
      : [T] extends [readonly unknown[]]
        ? 'array'
        : 'object';

/**
 * Types of the payload members, checked before a handler runs; `?` marks optional ones. The compiler checks
 * it against the payload type.
 */
export type PayloadShape<P> = {
  readonly [K in keyof P]-?: undefined extends P[K] ? `${KindOf<Exclude<P[K], undefined>>}?` : KindOf<P[K]>;
};

/** Schedule of a job: an interval in milliseconds, or a cron pattern in Prague time. */
export type Schedule = { readonly every: number } | { readonly pattern: string };

/** A job type, declared once. */
export type JobDefinition<P> = {
  readonly name: string;
  readonly queue: QueueName;
  /** Number of attempts before it is a failed job. */
  readonly attempts: number;
  /** Delay before the second attempt; doubles with each further one. */
  readonly backoffMs: number;
  /** Concurrent runs per process; a queue uses the maximum of its jobs. */
  readonly concurrency: number;
  readonly schedule: Schedule | null;
  /** Jobs of a queue start in ascending order of priority (default 0), equal ones in order of arrival. */
  priority?(payload: P): number;
  /** Validates a payload; throws an UnreadableJob when it is invalid. */
  readonly read: (payload: unknown) => P;
};

type Declaration<P> = Pick<JobDefinition<P>, 'name' | 'queue'> &
  Partial<Pick<JobDefinition<P>, 'attempts' | 'backoffMs' | 'concurrency' | 'schedule' | 'priority'>> & {
    payload: PayloadShape<P>;
  };

/** A failure that retries cannot fix: the job fails immediately. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** A job whose name or payload is unknown to this release; a worker of another release may know it. */
export class UnreadableJob extends PermanentFailure {}

const declared = new Map<string, JobDefinition<unknown>>();

/** All jobs declared by the loaded modules; compared with the handlers at start-up. */
export const listDeclaredJobs = (): readonly JobDefinition<unknown>[] => [...declared.values()];

/**
 * Declares a job. It has exactly one handler (`@HandlesJob`), which must be idempotent.
 * @throws when the name is declared twice
 */
export function defineJob<P extends object>(declaration: Declaration<P>): JobDefinition<P> {
  const { payload, ...given } = declaration;
  if (declared.has(given.name)) throw new Error(`The job ${given.name} is declared twice.`);
  const job: JobDefinition<P> = {
    attempts: 5,
    backoffMs: 1000,
    concurrency: 1,
    schedule: null,
    ...given,
    read: (value) => readPayload(given.name, payload, value),
  };
  declared.set(job.name, job);
  return job;
}

function readPayload<P>(job: string, shape: PayloadShape<P>, value: unknown): P {
  const members = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  for (const [member, kind] of Object.entries<string>(shape)) {
    const found = members[member];
    if (
      kind.endsWith('?')
        ? found !== undefined && !matchesType(found, kind.slice(0, -1))
        : !matchesType(found, kind)
    ) {
      throw new UnreadableJob(`The payload of ${job} has no valid ${member}.`);
    }
  }
  return value as P;
}

function matchesType(value: unknown, kind: string): boolean {
  if (kind === 'array') return Array.isArray(value);
  return kind === 'object'
    ? typeof value === 'object' && value !== null && !Array.isArray(value)
    : typeof value === kind;
}
