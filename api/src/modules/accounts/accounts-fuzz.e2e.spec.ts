import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { TEST_PASSWORD } from '../../../test/factories/factories.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, SubscriptionPlan } from '../subscriptions/index.ts';

const RUNS = { seed: 20_261_122, numRuns: 250 };
const ERROR_MEMBERS = ['error', 'error_code', 'errors', 'message', 'request_id', 'status_code'];

let test: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  const em = test.orm.em.fork();
  em.create(
    SubscriptionPlan,
    { slug: 'start', name: 'Start', config: DEFAULT_SUBSCRIPTION_CONFIG } as SubscriptionPlan,
    { partial: true },
  );
  await em.flush();
  headers = await test.signIn((await test.make.customer()).user.email);
});
afterAll(() => test.close());

const HOSTILE_STRINGS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '🎉'.repeat(150),
  '\u202Eabc',
  '\ud800',
  "'; drop table app_user;--",
  '%',
  '_',
  '<script>',
  '__proto__',
  '#token=x',
  '../..',
  'x'.repeat(400),
  '1e999',
  '00000000',
  '99999999',
  'CZ99999999',
  'CZ0000000000',
  '+420000000000',
  '００００００１９',
];
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_STRINGS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 130 }) },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.object({ maxDepth: 1, maxKeys: 2 }),
);
const validOrAnything = (...sensible: unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom(...sensible), anything);
const email = fc.oneof(
  fc.nat(50).map((number) => `jana${number}@prostora.test`),
  anything,
);

/**
 * Requests with a property of their successful response. Valid values are frequent, so that later checks are
 * reached.
 */
const CALLS: readonly {
  method: 'PUT' | 'POST' | 'DELETE';
  path: string;
  member: string;
  body: Record<string, fc.Arbitrary<unknown>>;
}[] = [
  {
    method: 'PUT',
    path: 'customer/register',
    member: 'token',
    body: {
      email,
      password: validOrAnything('Stodola1234'),
      password_confirm: validOrAnything('Stodola1234'),
      terms_accepted: validOrAnything(true),
      name: validOrAnything('Jana'),
      company_name: validOrAnything('Sály'),
      ico: validOrAnything('27082440', null),
      dic: validOrAnything('CZ27082440', null),
      phone: validOrAnything('602123456', null),
    },
  },
  { method: 'PUT', path: 'user/lost-password', member: 'status', body: { email } },
  {
    method: 'PUT',
    path: 'user/reset-password',
    member: 'status',
    body: {
      token: validOrAnything('x'.repeat(43)),
      password: validOrAnything('Stodola1234'),
      password_confirm: validOrAnything('Stodola1234'),
    },
  },
  {
    method: 'PUT',
    path: 'user/confirm-email',
    member: 'status',
    body: { token: validOrAnything('x'.repeat(43)) },
  },
  {
    method: 'PUT',
    path: 'account/profile',
    member: 'profile',
    body: { name: validOrAnything('Jana'), phone: validOrAnything('602123456', null) },
  },
  {
    method: 'PUT',
    path: 'account/billing',
    member: 'billing',
    body: {
      company_name: validOrAnything('Sály'),
      ico: validOrAnything('27082440', null),
      dic: validOrAnything('CZ27082440', null),
      street: validOrAnything('Dlouhá 1', null),
      city: validOrAnything('Brno', null),
      postal_code: validOrAnything('60200', null),
    },
  },
  {
    method: 'PUT',
    path: 'account/email',
    member: 'profile',
    body: { email, current_password: validOrAnything(TEST_PASSWORD) },
  },
  { method: 'DELETE', path: 'account/sessions/1', member: 'items', body: {} },
];

const request = fc.constantFrom(...CALLS).chain(({ method, path, member, body }) =>
  fc
    .tuple(
      fc.record(body, { requiredKeys: Object.keys(body).slice(0, 4) }),
      fc.option(fc.tuple(fc.string({ maxLength: 8 }), anything), { freq: 12 }),
    )
    .map(([given, stranger]) => ({
      method,
      url: `/api/${path}`,
      member,
      payload: stranger ? { ...given, [stranger[0]]: stranger[1] } : given,
    })),
);

it('arbitrary account requests return the documented response or a client error', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ method, url, payload, member }) => {
      const answer = await test.request({ method, url, headers, payload });
      const body = answer.json<Record<string, unknown>>();
      if (answer.statusCode < 300) expect(body).toHaveProperty(member);
      else expect([answer.statusCode < 500, Object.keys(body).sort()]).toEqual([true, ERROR_MEMBERS]);
    }),
    RUNS,
  );
});
