import fc from 'fast-check';
import {
  listCalls,
  readOpenApi,
  arbitraryRequest,
  type Call,
  type FuzzedRequest,
} from '../testing/openapi-requests.ts';
import { Sessions, type CallerName } from './callers.ts';
import { readTables } from './database.ts';
import { ResponseCorpus } from './response-corpus.ts';
import type { Report } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const SEED = 20261122;
const BODIES = 4;
const MARK = 'Zlomek';
/** Breaks of lines, controls and bidirectional overrides. */
const CHARACTERS = ['\r\nBcc: obet@attack.test ', '\u0007', '\u202E', '\u2028'];
const FORBIDDEN = /[\r\n\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\u2028\u2029]/u;
/** Columns, and members of JSON, whose texts may have several lines. */
const MULTI_LINE: readonly string[] = [
  ...['lead', 'html', 'answer', 'description', 'perex', 'message', 'text', 'notes', 'summary'],
  ...['reason', 'decline_reason', 'status_reason', 'cancel_reason', 'private_reason'],
  ...['closed_note', 'host_message', 'owner_note'],
];
/** What ends the caller's session or account. */
const SKIPPED = /^\/api\/(?:auth\/|account\/(?:erase|password|second-factor|sessions))/u;

type Counts = { sent: number; taken: number; failed: number };
type Place = readonly (string | number)[];

/** Where texts stand in a body. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null || at.length > 4) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    placesIn(member, [...at, Array.isArray(value) ? Number(name) : name]),
  );
}

/** The body with one text more at the place. */
function withText(payload: string, place: Place, text: string): string {
  const body = JSON.parse(payload) as Record<string | number, unknown>;
  let holder = body;
  for (const name of place.slice(0, -1)) holder = holder[name] as typeof body;
  const last = place.at(-1) ?? '';
  const current = String(holder[last]);
  // Addresses keep their form, so that only the character can be refused.
  holder[last] = /^https?:/u.test(current)
    ? `https://www.facebook.com/${MARK}${text}x`
    : `${MARK}${text}konec`;
  return JSON.stringify(body);
}

/** Reads every list and some things once, so that there is something right to send. */
async function learn(target: AttackTarget, sessions: Sessions, caller: CallerName): Promise<ResponseCorpus> {
  const corpus = new ResponseCorpus();
  const headers = sessions.getHeaders(caller);
  const ask = async (path: string, url: string): Promise<void> => {
    const answer = await fetch(target.url + url, { headers });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    if (answer.ok && isJson) corpus.learn(path, JSON.parse(text));
  };
  const reads = listCalls(readOpenApi()).filter(
    ({ method, path }) => method === 'GET' && !path.endsWith('/export'),
  );
  for (const { path } of reads.filter((call) => !call.path.includes('{'))) await ask(path, path);
  for (const { path } of reads.filter((call) => call.path.endsWith('/{id}'))) {
    const ids = corpus.ids(path.split('/').at(-2) ?? '').slice(-2);
    for (const id of ids) await ask(path, path.replace('{id}', String(id)));
  }
  return corpus;
}

/** Sends each text of some bodies with each character; answers how many were sent and how many were taken. */
async function sendTo(
  target: AttackTarget,
  sessions: Sessions,
  caller: CallerName,
  requests: readonly FuzzedRequest[],
): Promise<Counts> {
  const counts: Counts = { sent: 0, taken: 0, failed: 0 };
  for (const { method, url, headers, payload } of requests) {
    const places = payload === undefined ? [] : placesIn(JSON.parse(payload) as unknown);
    for (const place of places.filter(({ length }) => length > 0)) {
      for (const character of CHARACTERS) {
        const body = withText(payload ?? '', place, character);
        const init = { method, headers: { ...headers, ...sessions.getHeaders(caller) }, body };
        const answer = await fetch(target.url + url, init);
        await answer.text();
        counts.sent += 1;
        if (answer.ok) counts.taken += 1;
        if (answer.status >= 500 && answer.status !== 503) counts.failed += 1;
        if (answer.status === 401) await sessions.login(caller);
      }
    }
  }
  return counts;
}

function sampleRequests(call: Call, corpus: ResponseCorpus): FuzzedRequest[] {
  return fc.sample(arbitraryRequest(readOpenApi(), call, corpus), { seed: SEED, numRuns: BODIES });
}

const textAt = (value: unknown, place: Place): string =>
  String(place.reduce<unknown>((holder, name) => (holder as Record<string | number, unknown>)[name], value));

/** Columns of one line, or members of JSON in them, that hold one of the sent texts with its character. */
async function keptIn(target: AttackTarget): Promise<string[]> {
  const kept = new Set<string>();
  for (const [table, rows] of await readTables(target)) {
    for (const place of rows.flatMap((row) => placesIn(row).filter((at) => isHostile(textAt(row, at))))) {
      const names = place.filter((name) => typeof name === 'string');
      if (!MULTI_LINE.includes(names.at(-1) ?? '')) kept.add([table, ...names].join('.'));
    }
  }
  return [...kept].sort();
}
const isHostile = (text: string): boolean => text.includes(MARK) && FORBIDDEN.test(text);

/** Breaks, controls and bidirectional overrides in every text of every write operation (QUALITY 65). */
export async function attackLines(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    const sessions = new Sessions(target);
    const total = { sent: 0, taken: 0, failed: 0 };
    const writes = listCalls(readOpenApi()).filter(
      ({ method, path }) => method !== 'GET' && !SKIPPED.test(path),
    );
    for (const caller of ['owner', 'admin'] as const) {
      await sessions.login(caller);
      const corpus = await learn(target, sessions, caller);
      for (const call of writes) {
        const counts = await sendTo(target, sessions, caller, sampleRequests(call, corpus));
        for (const name of ['sent', 'taken', 'failed'] as const) total[name] += counts[name];
      }
    }
    const kept = await keptIn(target);
    report.recordCheck(
      'line breaks and controls in one-line fields (QUALITY 65)',
      kept.length === 0 && total.failed === 0 && total.taken > 0,
      `${total.sent} bodies, ${total.taken} taken, ${total.failed} × 5xx; kept in ${kept.join(', ') || 'no column'}`,
    );
  } finally {
    await target.stop();
  }
}
