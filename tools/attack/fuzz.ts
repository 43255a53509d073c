import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { LanguageModelServer } from '../../api/test/language-model-server.ts';
import { AnswerJudge } from '../testing/openapi-answers.ts';
import {
  callsOf,
  readOpenApi,
  requestsOf,
  type Call,
  type FuzzedRequest,
} from '../testing/openapi-requests.ts';
import { CALLERS, Sessions, type CallerName } from './callers.ts';
import { LearnedFacts } from './learned-facts.ts';
import type { Report } from './report.ts';
import type { World, Worlds } from './world.ts';

export type FuzzOptions = { calls: number; seed: number; only: string };

const SLOWEST_MS = 2000;
/** A world is used up by what is deleted in it. */
const CALLS_OF_A_WORLD = 2500;
const CALLS_BETWEEN_CHECKS = 200;
/** The register of companies is not to be had here, which these say with 503. */
const NEEDS_OTHERS: readonly string[] = ['GET /api/account/company'];
/** A picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

export type Tally = { calls: number; statuses: Map<number, number>; slowestMs: number };
type Turn = { call: Call; caller: CallerName };

/** How often a caller's turn comes: those who may do something come oftener than those who are refused at the door. */
function turnsOf(call: Call): Turn[] {
  const isGuarded = call.operation.security !== undefined;
  const isConsole = isGuarded && /^\/api\/(?:admin|catalog\/admin)/u.test(call.path);
  const weights: Record<CallerName, number> = isConsole
    ? { anonymous: 1, newcomer: 1, owner: 1, admin: 6 }
    : { anonymous: isGuarded ? 1 : 3, newcomer: 2, owner: 4, admin: isGuarded ? 1 : 2 };
  return CALLERS.flatMap((caller) => Array.from({ length: weights[caller] }, () => ({ call, caller })));
}

/** Sends requests made from the document, as every kind of caller, and judges every answer by the document. */
export class Fuzz {
  private readonly description = readOpenApi();
  private readonly judge = new AnswerJudge(this.description);
  private readonly calls: readonly Call[];
  private readonly tallies = new Map<string, Tally>();
  private readonly faults = new Map<string, { count: number; example: string }>();
  private facts = new Map<CallerName, LearnedFacts>();
  private arbitraries = new Map<string, fc.Arbitrary<FuzzedRequest>>();
  private sent = 0;
  private worldsUsed = 0;
  private readonly model = new LanguageModelServer();
  private readonly options: FuzzOptions;
  private readonly worlds: Worlds;

  constructor(worlds: Worlds, options: FuzzOptions) {
    this.worlds = worlds;
    this.options = options;
    this.calls = callsOf(this.description).filter(({ name }) => name.includes(options.only));
  }

  async run(report: Report): Promise<void> {
    const turns = this.order();
    const aiUrl = await this.model.start();
    try {
      while (this.sent < this.options.calls)
        await this.inWorld(await this.worlds.make({ AI_MODEL: 'local', AI_URL: aiUrl }), turns, report);
    } finally {
      this.model.stop();
    }
    report.fuzzed({
      tallies: this.tallies,
      faults: this.faults,
      calls: this.sent,
      worlds: this.worldsUsed,
      slowestMs: SLOWEST_MS,
      seed: this.options.seed,
    });
  }

  /** Every turn once, mixed. */
  private order(): Turn[] {
    const turns = this.calls.flatMap(turnsOf);
    const [mixed = turns] = fc.sample(fc.shuffledSubarray(turns, { minLength: turns.length }), {
      seed: this.options.seed,
      numRuns: 1,
    });
    return mixed;
  }

  private async inWorld(world: World, turns: readonly Turn[], report: Report): Promise<void> {
    this.worldsUsed += 1;
    const until = Math.min(this.options.calls, this.sent + CALLS_OF_A_WORLD);
    try {
      const sessions = new Sessions(world);
      for (const caller of CALLERS) await sessions.renew(caller);
      this.facts = new Map(CALLERS.map((caller) => [caller, new LearnedFacts()]));
      this.arbitraries = new Map();
      await this.lookAround(world, sessions);
      while (this.sent < until) {
        const turn = turns[this.sent % turns.length];
        if (turn) await this.take(world, sessions, turn);
        if (this.sent % CALLS_BETWEEN_CHECKS === 0 && !(await sessions.isWhole())) break;
      }
    } finally {
      await world.stop();
      this.readLog(world);
      report.step(`fuzz: ${this.sent} of ${this.options.calls} calls`);
    }
  }

  /** Reads every list once as everybody, so that there is something right to ask for. */
  private async lookAround(world: World, sessions: Sessions): Promise<void> {
    const lists = callsOf(this.description).filter(
      ({ method, path }) => method === 'GET' && !path.includes('{') && !path.endsWith('/export'),
    );
    for (const caller of CALLERS)
      for (const call of lists)
        await this.send(world, sessions, { call, caller }, { method: 'GET', url: call.path, headers: {} });
    const things = callsOf(this.description).filter(
      ({ method, path }) => method === 'GET' && path.endsWith('/{id}'),
    );
    for (const caller of ['owner', 'admin'] as const) {
      for (const call of things) {
        for (const id of this.facts
          .get(caller)
          ?.ids(call.path.split('/').at(-2) ?? '')
          .slice(-2) ?? [])
          await this.send(
            world,
            sessions,
            { call, caller },
            { method: 'GET', url: call.path.replace('{id}', String(id)), headers: {} },
          );
      }
    }
  }

  private async take(world: World, sessions: Sessions, turn: Turn): Promise<void> {
    const [request] = fc.sample(this.requests(turn), { seed: this.options.seed + this.sent, numRuns: 1 });
    if (request) await this.send(world, sessions, turn, request);
  }

  private requests({ call, caller }: Turn): fc.Arbitrary<FuzzedRequest> {
    const key = `${caller} ${call.name}`;
    const made = this.arbitraries.get(key) ?? requestsOf(this.description, call, this.facts.get(caller));
    this.arbitraries.set(key, made);
    return made;
  }

  private async send(
    world: World,
    sessions: Sessions,
    { call, caller }: Turn,
    request: FuzzedRequest,
  ): Promise<void> {
    this.sent += 1;
    const init = {
      method: request.method,
      headers: { ...request.headers, ...sessions.headersOf(caller) },
      body: bodyOf(request),
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(20_000),
    };
    const from = performance.now();
    const outcome = await fetch(world.url + request.url, init).then(
      async (answer) => ({
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        body: await answer.text(),
      }),
      (error: unknown) => String((error as Error).cause ?? error),
    );
    const ms = performance.now() - from;
    const words = `${caller}: ${request.method} ${request.url} ${request.payload ?? JSON.stringify(request.form ?? '')}`;
    if (typeof outcome === 'string') return this.fault(call.name, 'no answer', `${words}: ${outcome}`);
    this.count(call.name, outcome.status, ms);
    const wrong =
      outcome.status === 503 && NEEDS_OTHERS.includes(call.name) ? null : this.judge.faultOf(call, outcome);
    if (wrong !== null) this.fault(call.name, wrong, `${words}: ${outcome.body.slice(0, 300)}`);
    if (ms > SLOWEST_MS)
      this.fault(call.name, `took longer than ${SLOWEST_MS} ms`, `${words}: ${ms.toFixed(0)} ms`);
    if (outcome.status < 300 && outcome.type.startsWith('application/json'))
      this.facts.get(caller)?.learn(call.path, JSON.parse(outcome.body));
    if (outcome.status === 401 && caller !== 'anonymous') await sessions.renew(caller);
  }

  private count(name: string, status: number, ms: number): void {
    const tally = this.tallies.get(name) ?? { calls: 0, statuses: new Map<number, number>(), slowestMs: 0 };
    this.tallies.set(name, {
      calls: tally.calls + 1,
      statuses: tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1),
      slowestMs: Math.max(tally.slowestMs, ms),
    });
  }

  private fault(name: string, what: string, example: string): void {
    const key = `${name}: ${what}`;
    this.faults.set(key, {
      count: (this.faults.get(key)?.count ?? 0) + 1,
      example: this.faults.get(key)?.example ?? example,
    });
  }

  /** The process may log what it refuses, never what lets somebody in. */
  private readLog({ logFile }: World): void {
    const text = readFileSync(logFile, 'utf8');
    for (const line of text
      .split('\n')
      .filter(
        (each) =>
          /"level":(?:50|60)/u.test(each) &&
          !NEEDS_OTHERS.some((name) => each.includes(`"route":"${name.split(' ')[1] ?? ''}"`)),
      ))
      this.fault('log', 'an error was logged', line.slice(0, 600));
    const secret =
      /Bearer eyJ|eyJ[\w-]{10,}\.eyJ|Majitel1234|Admin1234|Novacek1234|refresh_token=|\$argon2/u.exec(text);
    if (secret)
      this.fault('log', 'tells a secret', text.slice(Math.max(0, secret.index - 200), secret.index + 60));
  }
}

function bodyOf({ payload, form }: FuzzedRequest): string | FormData | null {
  if (!form) return payload ?? null;
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  data.set('file', new Blob([PICTURE], { type: 'image/png' }), 'sal.png');
  return data;
}
