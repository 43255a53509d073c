import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { listCalls, readOpenApi, resolved, type Call } from '../../tools/testing/openapi-requests.ts';
import { createTestApp, type TestApp } from './app.ts';

const DOCUMENT = readOpenApi();
const WRITES = listCalls(DOCUMENT).filter(({ method }) => method !== 'GET');
const JSON_TYPE = 'application/json';
/**
 * Maximum CPU time of the main thread for one rejection (QUALITY 50). Unlike elapsed time it is independent of
 * the load of the machine.
 */
const MAX_CPU_MS = 100;
const DEFAULT_BYTES = 64 * 1024;

const buildObject = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`key_${at}`, 1])));
const buildNested = (count: number): string => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`;

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  admin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

type Sent = { type: string; payload: string };

/** Sends a body and measures the CPU time. */
async function measure(
  call: Call,
  { type, payload }: Sent,
): Promise<{ answer: LightMyRequestResponse; ms: number }> {
  const url = call.path.replaceAll(/\{\w+\}/gu, '987654');
  const headers = { ...admin, 'content-type': type };
  const before = process.threadCpuUsage();
  const answer = await test.request({ method: call.method as 'POST', url, payload, headers });
  const { user, system } = process.threadCpuUsage(before);
  return { answer, ms: Math.round((user + system) / 1000) };
}

/** Sends a body to every writing route; returns those that answered unexpectedly or too slowly. */
async function findWrong(
  bodyFor: (call: Call) => Sent,
  isRight: (answer: LightMyRequestResponse) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of WRITES) {
    const sent = bodyFor(call);
    const first = await measure(call, sent);
    const { answer } = first;
    let { ms } = first;
    // Garbage of former requests may be collected in one run; the cost of the body itself recurs.
    for (let again = 0; again < 2 && ms > MAX_CPU_MS; again += 1)
      ms = Math.min(ms, (await measure(call, sent)).ms);
    const { error_code: code } = (answer.body === '' ? {} : answer.json<object>()) as { error_code?: string };
    if (!isRight(answer) || (answer.statusCode >= 400 && code === undefined) || ms > MAX_CPU_MS) {
      wrong.push(`${call.name}: ${answer.statusCode} ${code} in ${ms} ms`);
    }
  }
  return wrong;
}

const isTooLarge = ({ statusCode }: LightMyRequestResponse): boolean => statusCode === 413;
const isRefused = ({ statusCode }: LightMyRequestResponse): boolean => statusCode >= 400 && statusCode < 500;

/** A body of the declared shape in which every list has the maximum number of empty elements. */
function buildMostExpensiveBody({ operation }: Call): Sent {
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
  const { properties = {} } = schema ? resolved(DOCUMENT, schema) : {};
  const lists = Object.entries(properties).filter(([, each]) => resolved(DOCUMENT, each).type === 'array');
  const elements = Array.from({ length: Math.floor(950 / Math.max(1, lists.length)) }, () => ({}));
  const unknown = lists.length > 0 ? {} : (JSON.parse(buildObject(290)) as object);
  return {
    type: JSON_TYPE,
    payload: JSON.stringify({ ...unknown, ...Object.fromEntries(lists.map(([name]) => [name, elements])) }),
  };
}

describe('hostile bodies on writing routes (QUALITY 50)', () => {
  it.each([
    ['75,000 keys', buildObject(75_000)],
    ['5,000 levels', buildNested(5000)],
    ['5,000 levels of lists', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['3,000 keys in less than 64 kB', buildObject(3000)],
    ['20,000 elements in less than 64 kB', JSON.stringify({ ids: Array.from({ length: 20_000 }, () => 1) })],
  ])('rejects a body with %s before parsing', async (_name, payload) => {
    expect(await findWrong(() => ({ type: JSON_TYPE, payload }), isTooLarge)).toEqual([]);
  });

  it('rejects a form with 5,000 fields', async () => {
    const payload = Array.from({ length: 5000 }, (_, at) => `key_${at}=1`).join('&');
    expect(
      await findWrong(() => ({ type: 'application/x-www-form-urlencoded', payload }), isTooLarge),
    ).toEqual([]);
  });

  it('rejects a multipart form with 2,000 parts', async () => {
    const part = (at: number): string =>
      `--b\r\ncontent-disposition: form-data; name="key_${at}"\r\n\r\n1\r\n`;
    const payload = `${Array.from({ length: 2000 }, (_, at) => part(at)).join('')}--b--\r\n`;
    expect(await findWrong(() => ({ type: 'multipart/form-data; boundary=b', payload }), isRefused)).toEqual(
      [],
    );
  });

  it('validates a body within the limits cheaply', async () => {
    const isAnswered = ({ statusCode }: LightMyRequestResponse): boolean => statusCode < 500;
    expect(await findWrong(buildMostExpensiveBody, isAnswered)).toEqual([]);
  });
});

describe('URLs with very many parameters', () => {
  it('are rejected by every route', async () => {
    const query = Array.from({ length: 3000 }, (_, at) => `k${at}`).join('&');
    const wrong: string[] = [];
    for (const { name, method, path } of listCalls(DOCUMENT)) {
      const answer = await test.request({
        method: method as 'GET',
        url: `${path.replaceAll(/\{\w+\}/gu, '987654')}?${query}`,
        headers: admin,
      });
      if (answer.statusCode !== 400) wrong.push(`${name}: ${answer.statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});

/**
 * Maximum body size by the schema of a route, two bytes per character; unbounded lists and texts count as
 * zero.
 */
function computeMaxBodyBytes(call: Call): number {
  const measure = (given: unknown, seen: readonly unknown[] = []): number => {
    const schema = resolved(DOCUMENT, given as never) as {
      enum?: unknown[];
      maxLength?: number;
      maxItems?: number;
      items?: object;
      properties?: object;
    };
    if (seen.includes(schema)) return 0;
    const inner = (each: unknown): number => measure(each, [...seen, schema]);
    if (schema.properties)
      return Object.entries(schema.properties).reduce(
        (sum, [name, each]) => sum + name.length + 4 + inner(each),
        2,
      );
    if (schema.items) return (schema.maxItems ?? 0) * (inner(schema.items) + 1);
    return schema.maxLength === undefined ? 12 : schema.maxLength * 2;
  };
  const schema = call.operation.requestBody?.content[JSON_TYPE]?.schema;
  return schema ? measure(schema) : 0;
}

describe('body limit of a route', () => {
  it('covers the longest body allowed by its schema', () => {
    const getLimit = ({ operation }: Call): number =>
      (operation as { 'x-max-body-bytes'?: number })['x-max-body-bytes'] ?? DEFAULT_BYTES;
    const small = WRITES.filter(
      (call) => computeMaxBodyBytes(call) > getLimit(call) && getLimit(call) < 1024 * 1024,
    );
    expect(small.map((call) => `${call.name}: ${computeMaxBodyBytes(call)} > ${getLimit(call)}`)).toEqual([]);
  });

  it('accepts an article of maximum length', async () => {
    const payload = { content: 'ž'.repeat(200_000) };
    const answer = await test.request({
      method: 'POST',
      url: '/api/admin/blog/posts',
      payload,
      headers: admin,
    });
    expect(answer.statusCode).toBe(422);
  });
});
