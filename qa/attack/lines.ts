import fc from 'fast-check';
import {
  listCalls,
  readOpenApi,
  arbitraryRequest,
  type Call,
  type FuzzedRequest,
} from '../../tools/testing/openapi-requests.ts';
import { Sessions, type CallerName } from './callers.ts';
import { readTables } from './database.ts';
import { ResponseCorpus } from './response-corpus.ts';
import type { Report } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const SEED = 20261122;
const BODIES = 4;
const MARKER = 'Zlomek';
/** Line breaks, control characters and bidirectional overrides. */
const CHARACTERS = ['\r\nBcc: obet@attack.test ', '\u0007', '\u202E', '\u2028'];
const FORBIDDEN = /[\r\n\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\u2028\u2029]/u;
/** Columns and JSON members that may have several lines. */
const MULTI_LINE: readonly string[] = [
  ...['lead', 'html', 'answer', 'description', 'perex', 'message', 'text', 'notes', 'summary'],
  ...['reason', 'decline_reason', 'status_reason', 'cancel_reason', 'private_reason'],
  ...['closed_note', 'host_message', 'owner_note'],
];
/** Routes that end the caller's session or account. */
const SKIPPED = /^\/api\/(?:auth\/|account\/(?:erase|password|second-factor|sessions))/u;

type Counts = { sent: number; accepted: number; failed: number };
type JsonPath = readonly (string | number)[];

/** Paths of all texts in a value. */
function listTextPaths(value: unknown, at: JsonPath = []): JsonPath[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null || at.length > 4) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    listTextPaths(member, [...at, Array.isArray(value) ? Number(name) : name]),
  );
}

/** The body with the text at the path. */
function withText(payload: string, path: JsonPath, text: string): string {
  const body = JSON.parse(payload) as Record<string | number, unknown>;
  let parent = body;
  for (const name of path.slice(0, -1)) parent = parent[name] as typeof body;
  const last = path.at(-1) ?? '';
  const current = String(parent[last]);
  // URLs stay valid, so that only the character can be rejected.
  parent[last] = /^https?:/u.test(current)
    ? `https://www.facebook.com/${MARKER}${text}x`
    : `${MARKER}${text}konec`;
  return JSON.stringify(body);
}

/** Reads every list and some records, so that requests can use existing values. */
async function fillCorpus(
  target: AttackTarget,
  sessions: Sessions,
  caller: CallerName,
): Promise<ResponseCorpus> {
  const corpus = new ResponseCorpus();
  const headers = sessions.getHeaders(caller);
  const read = async (path: string, url: string): Promise<void> => {
    const response = await fetch(target.url + url, { headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (response.ok && isJson) corpus.learn(path, JSON.parse(text));
  };
  const reads = listCalls(readOpenApi()).filter(
    ({ method, path }) => method === 'GET' && !path.endsWith('/export'),
  );
  for (const { path } of reads.filter((call) => !call.path.includes('{'))) await read(path, path);
  for (const { path } of reads.filter((call) => call.path.endsWith('/{id}'))) {
    const ids = corpus.ids(path.split('/').at(-2) ?? '').slice(-2);
    for (const id of ids) await read(path, path.replace('{id}', String(id)));
  }
  return corpus;
}

/** Sends each text of the bodies with each character. */
async function sendTo(
  target: AttackTarget,
  sessions: Sessions,
  caller: CallerName,
  requests: readonly FuzzedRequest[],
): Promise<Counts> {
  const counts: Counts = { sent: 0, accepted: 0, failed: 0 };
  for (const { method, url, headers, payload } of requests) {
    const paths = payload === undefined ? [] : listTextPaths(JSON.parse(payload) as unknown);
    for (const path of paths.filter(({ length }) => length > 0)) {
      for (const character of CHARACTERS) {
        const body = withText(payload ?? '', path, character);
        const init = { method, headers: { ...headers, ...sessions.getHeaders(caller) }, body };
        const response = await fetch(target.url + url, init);
        await response.text();
        counts.sent += 1;
        if (response.ok) counts.accepted += 1;
        if (response.status >= 500 && response.status !== 503) counts.failed += 1;
        if (response.status === 401) await sessions.login(caller);
      }
    }
  }
  return counts;
}

function sampleRequests(call: Call, corpus: ResponseCorpus): FuzzedRequest[] {
  return fc.sample(arbitraryRequest(readOpenApi(), call, corpus), { seed: SEED, numRuns: BODIES });
}

const getText = (value: unknown, path: JsonPath): string =>
  String(path.reduce<unknown>((parent, name) => (parent as Record<string | number, unknown>)[name], value));

/** One-line columns and JSON members that store a sent text with its character. */
async function findStored(target: AttackTarget): Promise<string[]> {
  const columns = new Set<string>();
  for (const [table, rows] of await readTables(target)) {
    for (const path of rows.flatMap((row) =>
      listTextPaths(row).filter((at) => isHostile(getText(row, at))),
    )) {
      const names = path.filter((name) => typeof name === 'string');
      if (!MULTI_LINE.includes(names.at(-1) ?? '')) columns.add([table, ...names].join('.'));
    }
  }
  return [...columns].sort();
}
const isHostile = (text: string): boolean => text.includes(MARKER) && FORBIDDEN.test(text);

/** Line breaks, control characters and bidirectional overrides in every text of every write operation (QUALITY 65). */
export async function attackLines(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    const sessions = new Sessions(target);
    const total = { sent: 0, accepted: 0, failed: 0 };
    const writes = listCalls(readOpenApi()).filter(
      ({ method, path }) => method !== 'GET' && !SKIPPED.test(path),
    );
    for (const caller of ['owner', 'admin'] as const) {
      await sessions.login(caller);
      const corpus = await fillCorpus(target, sessions, caller);
      for (const call of writes) {
        const counts = await sendTo(target, sessions, caller, sampleRequests(call, corpus));
        for (const name of ['sent', 'accepted', 'failed'] as const) total[name] += counts[name];
      }
    }
    const stored = await findStored(target);
    report.recordCheck(
      'line breaks and control characters in one-line fields (QUALITY 65)',
      stored.length === 0 && total.failed === 0 && total.accepted > 0,
      `${total.sent} bodies, ${total.accepted} accepted, ${total.failed} × 5xx; stored in ${stored.join(', ') || 'no column'}`,
    );
  } finally {
    await target.stop();
  }
}
