import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { LanguageModelServer } from '../../api/test/language-model-server.ts';
import { ResponseValidator } from '../../tools/testing/response-validator.ts';
import {
  listCalls,
  readOpenApi,
  arbitraryRequest,
  type Call,
  type FuzzedRequest,
} from '../../tools/testing/openapi-requests.ts';
import { CALLERS, Sessions, type CallerName } from './callers.ts';
import { ResponseCorpus } from './response-corpus.ts';
import type { Report, Tally } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

export type FuzzOptions = { calls: number; seed: number; only: string };

const SLOWEST_MS = 2000;
/** Calls delete records, so the target is replaced after these calls. */
const CALLS_PER_TARGET = 2500;
const CALLS_BETWEEN_CHECKS = 200;
/** Operations that respond 503 because the register of companies is not available. */
const NEEDS_REGISTER: readonly string[] = ['GET /api/account/company'];
/** An image of one pixel. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

type ScheduledCall = { call: Call; caller: CallerName };

/** Repeats a call by caller; authorized callers are more frequent than rejected ones. */
function scheduleCall(call: Call): ScheduledCall[] {
  const isGuarded = call.operation.security.length > 0;
  const isConsole = isGuarded && /^\/api\/(?:admin|catalog\/admin)/u.test(call.path);
  const weights: Record<CallerName, number> = isConsole
    ? { anonymous: 1, newcomer: 1, owner: 1, admin: 6 }
    : { anonymous: isGuarded ? 1 : 3, newcomer: 2, owner: 4, admin: isGuarded ? 1 : 2 };
  return CALLERS.flatMap((caller) => Array.from({ length: weights[caller] }, () => ({ call, caller })));
}

/** Sends requests generated from the OpenAPI document as each caller and validates each response against it. */
export class Fuzz {
  private readonly description = readOpenApi();
  private readonly validator = new ResponseValidator(this.description);
  private readonly calls: readonly Call[];
  private readonly tallies = new Map<string, Tally>();
  private readonly faults = new Map<string, { count: number; example: string }>();
  private corpora = new Map<CallerName, ResponseCorpus>();
  private arbitraries = new Map<string, fc.Arbitrary<FuzzedRequest>>();
  private sent = 0;
  private targetCount = 0;
  private readonly model = new LanguageModelServer();
  private readonly options: FuzzOptions;
  private readonly targets: AttackTargets;

  constructor(targets: AttackTargets, options: FuzzOptions) {
    this.targets = targets;
    this.options = options;
    this.calls = listCalls(this.description).filter(({ name }) => name.includes(options.only));
  }

  async run(report: Report): Promise<void> {
    const schedule = this.shuffleSchedule();
    const aiUrl = await this.model.start();
    try {
      while (this.sent < this.options.calls)
        await this.fuzzTarget(
          await this.targets.start({ AI_MODEL: 'local', AI_URL: aiUrl }),
          schedule,
          report,
        );
    } finally {
      this.model.stop();
    }
    report.recordFuzz({
      tallies: this.tallies,
      faults: this.faults,
      calls: this.sent,
      targets: this.targetCount,
      slowestMs: SLOWEST_MS,
      seed: this.options.seed,
    });
  }

  /** Each scheduled call once, in random order. */
  private shuffleSchedule(): ScheduledCall[] {
    const schedule = this.calls.flatMap(scheduleCall);
    const [shuffled = schedule] = fc.sample(fc.shuffledSubarray(schedule, { minLength: schedule.length }), {
      seed: this.options.seed,
      numRuns: 1,
    });
    return shuffled;
  }

  private async fuzzTarget(
    target: AttackTarget,
    schedule: readonly ScheduledCall[],
    report: Report,
  ): Promise<void> {
    this.targetCount += 1;
    const until = Math.min(this.options.calls, this.sent + CALLS_PER_TARGET);
    try {
      const sessions = new Sessions(target);
      for (const caller of CALLERS) await sessions.login(caller);
      this.corpora = new Map(CALLERS.map((caller) => [caller, new ResponseCorpus()]));
      this.arbitraries = new Map();
      await this.fillCorpora(target, sessions);
      while (this.sent < until) {
        const scheduled = schedule[this.sent % schedule.length];
        if (scheduled) await this.sendScheduled(target, sessions, scheduled);
        if (this.sent % CALLS_BETWEEN_CHECKS === 0 && !(await sessions.isIntact())) break;
      }
    } finally {
      await target.stop();
      this.checkLog(target);
      report.step(`fuzz: ${this.sent} of ${this.options.calls} calls`);
    }
  }

  /** Reads every list and some records as each caller, so that requests can use existing ids and values. */
  private async fillCorpora(target: AttackTarget, sessions: Sessions): Promise<void> {
    const lists = listCalls(this.description).filter(
      ({ method, path }) => method === 'GET' && !path.includes('{') && !path.endsWith('/export'),
    );
    for (const caller of CALLERS)
      for (const call of lists)
        await this.send(target, sessions, { call, caller }, { method: 'GET', url: call.path, headers: {} });
    const details = listCalls(this.description).filter(
      ({ method, path }) => method === 'GET' && path.endsWith('/{id}'),
    );
    for (const caller of ['owner', 'admin'] as const) {
      for (const call of details) {
        for (const id of this.corpora
          .get(caller)
          ?.ids(call.path.split('/').at(-2) ?? '')
          .slice(-2) ?? [])
          await this.send(
            target,
            sessions,
            { call, caller },
            { method: 'GET', url: call.path.replace('{id}', String(id)), headers: {} },
          );
      }
    }
  }

  private async sendScheduled(
    target: AttackTarget,
    sessions: Sessions,
    scheduled: ScheduledCall,
  ): Promise<void> {
    const [request] = fc.sample(this.getArbitrary(scheduled), {
      seed: this.options.seed + this.sent,
      numRuns: 1,
    });
    if (request) await this.send(target, sessions, scheduled, request);
  }

  private getArbitrary({ call, caller }: ScheduledCall): fc.Arbitrary<FuzzedRequest> {
    const key = `${caller} ${call.name}`;
    const arbitrary =
      this.arbitraries.get(key) ?? arbitraryRequest(this.description, call, this.corpora.get(caller));
    this.arbitraries.set(key, arbitrary);
    return arbitrary;
  }

  private async send(
    target: AttackTarget,
    sessions: Sessions,
    { call, caller }: ScheduledCall,
    request: FuzzedRequest,
  ): Promise<void> {
    this.sent += 1;
    const init = {
      method: request.method,
      headers: { ...request.headers, ...sessions.getHeaders(caller) },
      body: buildBody(request),
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(20_000),
    };
    const start = performance.now();
    const outcome = await fetch(target.url + request.url, init).then(
      async (response) => ({
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        body: await response.text(),
      }),
      (error: unknown) => String((error as Error).cause ?? error),
    );
    const ms = performance.now() - start;
    const details = `${caller}: ${request.method} ${request.url} ${request.payload ?? JSON.stringify(request.form ?? '')}`;
    if (typeof outcome === 'string')
      return this.recordFault(call.name, 'no response', `${details}: ${outcome}`);
    this.countStatus(call.name, outcome.status, ms);
    const fault =
      outcome.status === 503 && NEEDS_REGISTER.includes(call.name)
        ? null
        : this.validator.findFault(call, outcome);
    if (fault !== null) this.recordFault(call.name, fault, `${details}: ${outcome.body.slice(0, 300)}`);
    if (ms > SLOWEST_MS)
      this.recordFault(call.name, `took longer than ${SLOWEST_MS} ms`, `${details}: ${ms.toFixed(0)} ms`);
    if (outcome.status < 300 && outcome.type.startsWith('application/json'))
      this.corpora.get(caller)?.learn(call.path, JSON.parse(outcome.body));
    if (outcome.status === 401 && caller !== 'anonymous') await sessions.login(caller);
  }

  private countStatus(name: string, status: number, ms: number): void {
    const tally = this.tallies.get(name) ?? { calls: 0, statuses: new Map<number, number>(), slowestMs: 0 };
    this.tallies.set(name, {
      calls: tally.calls + 1,
      statuses: tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1),
      slowestMs: Math.max(tally.slowestMs, ms),
    });
  }

  private recordFault(name: string, fault: string, example: string): void {
    const key = `${name}: ${fault}`;
    this.faults.set(key, {
      count: (this.faults.get(key)?.count ?? 0) + 1,
      example: this.faults.get(key)?.example ?? example,
    });
  }

  /** Errors and credentials in the log are faults. */
  private checkLog({ logFile }: AttackTarget): void {
    const text = readFileSync(logFile, 'utf8');
    for (const line of text
      .split('\n')
      .filter(
        (each) =>
          /"level":(?:50|60)/u.test(each) &&
          !NEEDS_REGISTER.some((name) => each.includes(`"route":"${name.split(' ')[1] ?? ''}"`)),
      ))
      this.recordFault('log', 'an error was logged', line.slice(0, 600));
    const secret =
      /Bearer eyJ|eyJ[\w-]{10,}\.eyJ|Majitel1234|Admin1234|Novacek1234|refresh_token=|\$argon2/u.exec(text);
    if (secret)
      this.recordFault(
        'log',
        'a secret was logged',
        text.slice(Math.max(0, secret.index - 200), secret.index + 60),
      );
  }
}

function buildBody({ payload, form }: FuzzedRequest): string | FormData | null {
  if (!form) return payload ?? null;
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  data.set('file', new Blob([IMAGE], { type: 'image/png' }), 'sal.png');
  return data;
}
