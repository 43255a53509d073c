/** The queues of the product; one worker loop each, so that a flood in one never delays another. */
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

/** Kinds of a payload's members, checked before a handler runs; `?` marks what may be absent. The compiler compares it with the type. */
export type PayloadShape<P> = {
  readonly [K in keyof P]-?: undefined extends P[K] ? `${KindOf<Exclude<P[K], undefined>>}?` : KindOf<P[K]>;
};

/** When a job starts by itself: every so many milliseconds, or by a cron pattern in Prague time. */
export type Schedule = { readonly every: number } | { readonly pattern: string };

/** One kind of background work, declared once. */
export type JobDefinition<P> = {
  readonly name: string;
  readonly queue: QueueName;
  /** How often it is tried before it lands in the failed list. */
  readonly attempts: number;
  /** Wait before the second attempt; doubles with every further one. */
  readonly backoffMs: number;
  /** How many run at once in one process; a queue takes the highest number of its jobs. */
  readonly concurrency: number;
  readonly schedule: Schedule | null;
  /** Jobs of a queue start in ascending order of this number (default 0), equal ones in order of arrival. */
  priority?(payload: P): number;
  /** Reads what came from the queue; throws an UnreadableJob when it is not such a payload. */
  readonly read: (payload: unknown) => P;
};

type Declaration<P> = Pick<JobDefinition<P>, 'name' | 'queue'> &
  Partial<Pick<JobDefinition<P>, 'attempts' | 'backoffMs' | 'concurrency' | 'schedule' | 'priority'>> & {
    payload: PayloadShape<P>;
  };

/** A failure that another attempt cannot mend: the job fails at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** A job of a name or with a payload this release does not know; a worker of another release may. */
export class UnreadableJob extends PermanentFailure {}

const declared = new Map<string, JobDefinition<unknown>>();

/** Every job declared by the loaded modules; boot compares it with the handlers. */
export const declaredJobs = (): readonly JobDefinition<unknown>[] => [...declared.values()];

/** Declares a job. It has exactly one handler (`@HandlesJob`), which must be fit to run twice. */
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
      kind.endsWith('?') ? found !== undefined && !isKind(found, kind.slice(0, -1)) : !isKind(found, kind)
    ) {
      throw new UnreadableJob(`The payload of ${job} has no valid ${member}.`);
    }
  }
  return value as P;
}

function isKind(value: unknown, kind: string): boolean {
  if (kind === 'array') return Array.isArray(value);
  return kind === 'object'
    ? typeof value === 'object' && value !== null && !Array.isArray(value)
    : typeof value === kind;
}
