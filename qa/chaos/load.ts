import autocannon, { type Result } from 'autocannon';
import {
  book,
  parseReservationId,
  type Reply,
  type BookingRequest,
} from '../../tools/testing/booking-client.ts';
import { withDatabase } from './chaos-environment.ts';

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export type BookingOutcome = { request: BookingRequest; reply: Reply | null; tookMs: number; at: number };

const AFTER_FAILURE_MS = 100;

/**
 * Sends bookings on a few connections, one after the other with `restMs` between them, until stopped or until all
 * requests are sent. Records the outcome of each.
 */
export class BookingLoad {
  readonly answers: BookingOutcome[] = [];
  private isOver = false;
  private readonly base: string;
  private readonly requests: BookingRequest[];
  private readonly restMs: number;
  private readonly clients: Promise<void>[];

  constructor(base: string, requests: readonly BookingRequest[], clients = 5, restMs = 0) {
    this.base = base;
    this.requests = [...requests];
    this.restMs = restMs;
    this.clients = Array.from({ length: clients }, () => this.runClient());
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.clients);
  }

  get booked(): BookingOutcome[] {
    return this.answers.filter(({ reply }) => reply?.status === 201);
  }

  /** Number of responses by status, with the error code of an unexpected one; 0 is no response. */
  countStatuses(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { reply } of this.answers)
      counts[describeReply(reply)] = (counts[describeReply(reply)] ?? 0) + 1;
    return counts;
  }

  /** Number of acknowledged reservations that are not in the database. */
  async countLost(databaseUrl: string): Promise<number> {
    const stored = new Set(
      (
        await withDatabase(databaseUrl, (client) =>
          client.query<{ id: number }>('select id from reservation'),
        )
      ).rows.map(({ id }) => id),
    );
    return this.booked.filter(({ reply }) => reply && !stored.has(parseReservationId(reply))).length;
  }

  private async runClient(): Promise<void> {
    while (!this.isOver) {
      const request = this.requests.shift();
      if (!request) return;
      const at = performance.now();
      const reply = await book(this.base, request);
      this.answers.push({ request, reply, tookMs: performance.now() - at, at });
      await pause(reply?.status === 201 ? this.restMs : AFTER_FAILURE_MS);
    }
  }
}

const describeReply = (reply: Reply | null): string => {
  if (reply === null || [201, 503].includes(reply.status)) return String(reply?.status ?? 0);
  return `${reply.status} ${/IDEMPOTENCY_PENDING|SLOT_TAKEN/u.exec(reply.text)?.[0] ?? reply.text.slice(0, 200)}`.trim();
};

/** Whether each booking succeeded or was asked to retry with its key. */
export const areExpected = (statuses: Readonly<Record<string, number>>): boolean =>
  Object.keys(statuses).every((name) => ['201', '503', '409 IDEMPOTENCY_PENDING'].includes(name));
export const formatStatuses = (statuses: Readonly<Record<string, number>>): string =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
export const findSlowestMs = (answers: readonly BookingOutcome[]): number =>
  Math.round(Math.max(0, ...answers.map(({ tookMs }) => tookMs)));
export const percentile = (values: readonly number[], share: number): number =>
  Math.round(
    [...values].sort((one, other) => one - other)[
      Math.min(values.length - 1, Math.floor(values.length * share))
    ] ?? 0,
  );

/** Requests of visitors: lists, one with facets and one with a search. */
export const READ_PATHS = [
  '/api/catalog/new/',
  '/api/catalog/new/?first_fetch=1',
  '/api/catalog/new/?page=2',
  '/api/catalog/new/?search=sal',
] as const;

export type ReadLoad = { done: Promise<Result>; stop(): void; failures: string[] };

/** Requests the paths with autocannon for the given seconds, or until it is stopped. */
export function startReaders(
  url: string,
  seconds: number,
  connections = 10,
  paths: readonly string[] = READ_PATHS,
): ReadLoad {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const instance = autocannon(
    {
      url,
      connections,
      duration: seconds,
      timeout: 10,
      requests: paths.map((path) => ({ method: 'GET', path })),
    },
    (error, result) => {
      if (error) reject(error);
      else resolve(result);
    },
  );
  const failures: string[] = [];
  instance.on('reqError', (error) => {
    failures.push(error.message);
  });
  return {
    done: promise,
    stop: () => {
      instance.stop();
    },
    failures,
  };
}

/** Sends a request repeatedly and records statuses and durations. */
export class StatusMonitor {
  readonly samples: { status: number; tookMs: number; at: number }[] = [];
  private isOver = false;
  private readonly loop: Promise<void>;

  constructor(request: () => Promise<number>, everyMs = 250) {
    this.loop = this.run(request, everyMs);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.loop;
  }

  private async run(request: () => Promise<number>, everyMs: number): Promise<void> {
    while (!this.isOver) {
      const at = performance.now();
      const status = await request().catch(() => 0);
      this.samples.push({ status, tookMs: performance.now() - at, at });
      await pause(everyMs);
    }
  }
}

export async function fetchStatus(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

export async function login(
  base: string,
  username = 'majitel@prostora.test',
  password = 'Majitel1234',
): Promise<number> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  await response.arrayBuffer();
  return response.status;
}
