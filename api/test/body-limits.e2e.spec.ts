import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { callsOf, readOpenApi, resolved, type Call } from '../../tools/testing/openapi-requests.ts';
import { createTestApp, type TestApp } from './app.ts';

const DOCUMENT = readOpenApi();
const WRITES = callsOf(DOCUMENT).filter(({ method }) => method !== 'GET');
const JSON_TYPE = 'application/json';
/** Processor time of one refusal (QUALITY 50). It does not depend on what else the machine does, as the elapsed time would. */
const MOST_MS = 100;
const DEFAULT_BYTES = 64 * 1024;

const keys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`key_${at}`, 1])));
const levels = (count: number): string => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`;

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

/** Sends a body; answers what came and the processor time it took. */
async function measure(
  call: Call,
  { type, payload }: Sent,
): Promise<{ answer: LightMyRequestResponse; ms: number }> {
  const url = call.path.replaceAll(/\{\w+\}/gu, '987654');
  const headers = { ...admin, 'content-type': type };
  const before = process.cpuUsage();
  const answer = await test.request({ method: call.method as 'POST', url, payload, headers });
  const { user, system } = process.cpuUsage(before);
  return { answer, ms: Math.round((user + system) / 1000) };
}

/** Sends one body to every write route; answers those that did not refuse it as wanted or took too long. */
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
    // The garbage of former requests may be collected during one; what the body itself costs, it costs each time.
    for (let again = 0; again < 2 && ms > MOST_MS; again += 1)
      ms = Math.min(ms, (await measure(call, sent)).ms);
    const { error_code: code } = (answer.body === '' ? {} : answer.json<object>()) as { error_code?: string };
    if (!isRight(answer) || (answer.statusCode >= 400 && code === undefined) || ms > MOST_MS) {
      wrong.push(`${call.name}: ${answer.statusCode} ${code} in ${ms} ms`);
    }
  }
  return wrong;
}

const isTooLarge = ({ statusCode }: LightMyRequestResponse): boolean => statusCode === 413;
const isRefused = ({ statusCode }: LightMyRequestResponse): boolean => statusCode >= 400 && statusCode < 500;

/** A body of the declared shape in which every list has as many empty elements as the limit of values lets in. */
function dearestBody({ operation }: Call): Sent {
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
  const { properties = {} } = schema ? resolved(DOCUMENT, schema) : {};
  const lists = Object.entries(properties).filter(([, each]) => resolved(DOCUMENT, each).type === 'array');
  const elements = Array.from({ length: Math.floor(950 / Math.max(1, lists.length)) }, () => ({}));
  const unknown = lists.length > 0 ? {} : (JSON.parse(keys(290)) as object);
  return {
    type: JSON_TYPE,
    payload: JSON.stringify({ ...unknown, ...Object.fromEntries(lists.map(([name]) => [name, elements])) }),
  };
}

describe('a hostile body to any write route (QUALITY 50)', () => {
  it.each([
    ['75,000 keys', keys(75_000)],
    ['5,000 levels', levels(5000)],
    ['5,000 levels of lists', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['3,000 keys in less than 64 kB', keys(3000)],
    ['20,000 elements in less than 64 kB', JSON.stringify({ ids: Array.from({ length: 20_000 }, () => 1) })],
  ])('of %s is refused before anything is made of it', async (_name, payload) => {
    expect(await findWrong(() => ({ type: JSON_TYPE, payload }), isTooLarge)).toEqual([]);
  });

  it('that is a form of 5,000 fields is refused', async () => {
    const payload = Array.from({ length: 5000 }, (_, at) => `key_${at}=1`).join('&');
    expect(
      await findWrong(() => ({ type: 'application/x-www-form-urlencoded', payload }), isTooLarge),
    ).toEqual([]);
  });

  it('that is a form with 2,000 parts is refused', async () => {
    const part = (at: number): string =>
      `--b\r\ncontent-disposition: form-data; name="key_${at}"\r\n\r\n1\r\n`;
    const payload = `${Array.from({ length: 2000 }, (_, at) => part(at)).join('')}--b--\r\n`;
    expect(await findWrong(() => ({ type: 'multipart/form-data; boundary=b', payload }), isRefused)).toEqual(
      [],
    );
  });

  it('that stays within the limits is judged cheaply', async () => {
    const isAnswered = ({ statusCode }: LightMyRequestResponse): boolean => statusCode < 500;
    expect(await findWrong(dearestBody, isAnswered)).toEqual([]);
  });
});

describe('an address with very many parameters', () => {
  it('is refused by every route of the API', async () => {
    const query = Array.from({ length: 3000 }, (_, at) => `k${at}`).join('&');
    const wrong: string[] = [];
    for (const { name, method, path } of callsOf(DOCUMENT)) {
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

/** Bytes of the longest body a route describes, two for each character; lists and texts without a bound are left out. */
function longestBody(call: Call): number {
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

describe('the limit of a route', () => {
  it('lets in the longest body its description allows', () => {
    const limitOf = ({ operation }: Call): number =>
      (operation as { 'x-max-body-bytes'?: number })['x-max-body-bytes'] ?? DEFAULT_BYTES;
    const small = WRITES.filter((call) => longestBody(call) > limitOf(call) && limitOf(call) < 1024 * 1024);
    expect(small.map((call) => `${call.name}: ${longestBody(call)} > ${limitOf(call)}`)).toEqual([]);
  });

  it('lets an article of its full length in', async () => {
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
