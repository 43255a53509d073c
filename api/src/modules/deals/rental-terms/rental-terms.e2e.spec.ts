import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { RentalTermsDefinition } from '@prostora/rental-terms';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { ANONYMOUS, type Actor } from '../../../platform/http/actor.ts';
import { RentalTermsInForceService } from './rental-terms-in-force.service.ts';

const LADDER = {
  cancellation: {
    steps: [
      { days: 15, percent: 0 },
      { days: 7, percent: 30 },
      { days: 0, percent: 100 },
    ],
  },
  instalments: [
    { kind: 'advance', percent: 30, due: { after_acceptance_days: 7 }, gate: true },
    { kind: 'balance', due: { before_start_days: 14 } },
    { kind: 'deposit', due: { before_start_days: 3 } },
  ],
};

type Terms = {
  id: number;
  version: number;
  state: string;
  is_default: boolean;
  space_ids: number[] | null;
  sentences: string[];
  definition: { hold_days: number; instalments: object[] };
  allowed_actions: string[];
};
type Failure = { error_code: string; errors: Record<string, string>; conflicts: object[]; current: Terms };

let test: TestApp;
let asOwner: { authorization: string };
let asStranger: { authorization: string };
let asAccountant: { authorization: string };
let actor: Actor;
let strangerId: number;
let spaceIds: number[];

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  const user = await test.make.user({ roles: ['ROLE_USER', 'ROLE_CUSTOMER'] });
  const customer = await test.make.customer({ user });
  const building = await test.make.building({ customer });
  const spaces = [await test.make.space({ building }), await test.make.space({ building })];
  spaceIds = spaces.map(({ id }) => id);
  actor = { ...ANONYMOUS, userId: user.id, customerId: customer.id };
  asOwner = await test.signIn(user.email);
  const stranger = await test.make.user({ roles: ['ROLE_USER', 'ROLE_CUSTOMER'] });
  strangerId = (await test.make.customer({ user: stranger })).id;
  asStranger = await test.signIn(stranger.email);
  const accountant = await test.make.user();
  await test.make.member({ customer, user: accountant, role: 'ucetni' });
  asAccountant = await test.signIn(accountant.email);
});

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = asOwner,
) => test.app.inject({ method, url: `/api/rental-terms${path}`, headers, ...(payload && { payload }) });
const expectTerms = async (response: ReturnType<typeof call>, status = 200): Promise<Terms> => {
  const answer = await response;
  expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
  return answer.json<{ rental_terms: Terms }>().rental_terms;
};
const expectFailure = async (response: ReturnType<typeof call>, status: number): Promise<Failure> => {
  const answer = await response;
  expect(answer.statusCode).toBe(status);
  return answer.json<Failure>();
};
const create = (body: object): Promise<Terms> =>
  expectTerms(call('POST', '', { name: 'Podmínky sálu', ...body }), 201);
const publish = ({ id, version }: Terms, replace = false): Promise<Terms> =>
  expectTerms(call('POST', `/${id}/publish`, { version, replace }));
const publishNew = async (body: object): Promise<Terms> => publish(await create(body));

describe('drafts of rental terms', () => {
  it('are answered with every default and the sentences of the ladder', async () => {
    const terms = await create({ definition: LADDER });
    expect(terms).toMatchObject({
      state: 'draft',
      version: 1,
      is_default: true,
      space_ids: null,
      definition: { hold_days: 7, payment_grace_days: 2, contract: 'none', account: null },
      allowed_actions: ['edit', 'publish', 'copy', 'archive'],
    });
    expect(terms.sentences).toEqual([
      '15 a\u00a0více dní předem: bez poplatku',
      '14–7\u00a0dní předem: 30\u00a0% z\u00a0ceny',
      'méně než 7\u00a0dní předem: 100\u00a0% z\u00a0ceny',
    ]);
    expect(terms.definition.instalments).toHaveLength(3);
  });

  it('are replaced in their latest version only', async () => {
    const { id, version } = await create({});
    const changed = await expectTerms(call('PUT', `/${id}`, { name: 'Jiné', version, space_ids: spaceIds }));
    expect(changed).toMatchObject({ version: 2, is_default: false, space_ids: spaceIds });
    const failure = await expectFailure(call('PUT', `/${id}`, { name: 'Staré', version }), 409);
    expect([failure.error_code, failure.current.version]).toEqual(['CONFLICT', 2]);
  });

  it('name the field that is wrong', async () => {
    const definition = {
      cancellation: {
        steps: [
          { days: 3, percent: 0 },
          { days: 7, percent: 50 },
        ],
      },
      instalments: [{ kind: 'advance', percent: 30, due: { after_acceptance_days: 7 } }],
      account: 'ucet',
    };
    const { errors } = await expectFailure(call('POST', '', { name: 'Chybné', definition }), 422);
    expect(errors).toEqual({
      'cancellation.steps.1.days': 'Dny musí klesat.',
      'cancellation.steps': 'Poslední stupeň musí platit až do začátku (0 dní).',
      instalments: 'Splátky musí dát celou cenu.',
      account: 'Zadejte číslo účtu, třeba 19-2000145399/0800, nebo český IBAN.',
    });
  });

  it('refuse spaces of others', async () => {
    const foreign = await test.make.space();
    expect((await call('POST', '', { name: 'Cizí', space_ids: [foreign.id] })).statusCode).toBe(403);
  });

  it('are deleted; published terms are archived instead', async () => {
    const draft = await create({});
    expect((await call('DELETE', `/${draft.id}`)).statusCode).toBe(200);
    expect((await call('GET', `/${draft.id}`)).statusCode).toBe(404);
    const published = await publishNew({});
    const failure = await expectFailure(call('DELETE', `/${published.id}`), 409);
    expect(failure.error_code).toBe('RENTAL_TERMS_PUBLISHED');
    const archived = await expectTerms(call('POST', `/${published.id}/archive`));
    expect([archived.state, archived.allowed_actions]).toEqual(['archived', ['copy']]);
  });

  it('are limited in number', async () => {
    for (let count = 0; count < 20; count += 1) await create({});
    const failure = await expectFailure(call('POST', '', { name: 'Další' }), 409);
    expect(failure.error_code).toBe('RENTAL_TERMS_FULL');
  });
});

describe('published rental terms', () => {
  it('never change, but are copied as a draft', async () => {
    const { id } = await publishNew({ definition: LADDER });
    const failure = await expectFailure(call('PUT', `/${id}`, { name: 'Jiné', version: 1 }), 409);
    expect(failure.error_code).toBe('RENTAL_TERMS_PUBLISHED');
    const copy = await expectTerms(call('POST', `/${id}/copy`), 201);
    expect(copy).toMatchObject({ state: 'draft', copied_from_id: id, is_default: true });
  });

  it('give way to others only when asked to', async () => {
    const former = await publishNew({ is_default: true, space_ids: spaceIds });
    const draft = await create({ is_default: true, space_ids: [spaceIds[0]] });
    const failure = await expectFailure(call('POST', `/${draft.id}/publish`, { version: 1 }), 409);
    expect([failure.error_code, failure.conflicts]).toEqual([
      'RENTAL_TERMS_OVERLAP',
      [
        { rental_terms_id: former.id, name: 'Podmínky sálu', space_id: null },
        { rental_terms_id: former.id, name: 'Podmínky sálu', space_id: spaceIds[0] },
      ],
    ]);
    await publish(draft, true);
    expect(await expectTerms(call('GET', `/${former.id}`))).toMatchObject({
      state: 'published',
      is_default: false,
      space_ids: [spaceIds[1]],
    });
  });

  it('are archived when nothing is left that they hold for', async () => {
    const former = await publishNew({});
    await publish(await create({}), true);
    expect((await expectTerms(call('GET', `/${former.id}`))).state).toBe('archived');
  });

  it('hold for a space or as the default', async () => {
    const { id } = await create({ is_default: false });
    const { errors } = await expectFailure(call('POST', `/${id}/publish`, { version: 1 }), 422);
    expect(errors).toEqual({
      space_ids: 'Vyberte prostory, pro které podmínky platí, nebo je nastavte jako výchozí.',
    });
  });

  it('are published once when two drafts are published at the same time', async () => {
    const drafts = [await create({}), await create({})];
    const answers = await Promise.all(drafts.map(({ id }) => call('POST', `/${id}/publish`, { version: 1 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('rental terms of a team', () => {
  it('are read by an accountant and hidden from other owners', async () => {
    const { id } = await create({});
    expect((await call('GET', `/${id}`, undefined, asAccountant)).statusCode).toBe(200);
    expect((await call('POST', `/${id}/copy`, {}, asAccountant)).statusCode).toBe(403);
    expect((await call('GET', `/${id}`, undefined, asStranger)).statusCode).toBe(404);
    const page = await call('GET', '', undefined, asStranger);
    expect(page.json<{ total: number }>().total).toBe(0);
  });
});

describe('rental terms in force', () => {
  const inContext = <T>(work: (terms: RentalTermsInForceService) => Promise<T>): Promise<T> =>
    test.app.get(UnitOfWork).runInOwnContext(() => work(test.app.get(RentalTermsInForceService)));
  const get = (caller: Actor, id: number | null): Promise<RentalTermsDefinition> =>
    inContext((terms) => terms.get(caller, { id, spaceIds }));

  it('are those of the first space with its own, else the default', async () => {
    await publishNew({ name: 'Výchozí', definition: { hold_days: 3 } });
    await publishNew({ name: 'Sálu', space_ids: [spaceIds[1]], definition: { hold_days: 5 } });
    await create({ name: 'Koncept', space_ids: [spaceIds[0]], definition: { hold_days: 9 } });
    const find = async (ids: number[]): Promise<number | undefined> =>
      (await inContext((terms) => terms.find(actor.customerId ?? 0, ids)))?.holdDays;
    expect([await find([spaceIds[0] ?? 0]), await find([spaceIds[1] ?? 0]), await find(spaceIds)]).toEqual([
      3, 5, 5,
    ]);
    expect(await inContext((terms) => terms.find(strangerId, spaceIds))).toBeNull();
  });

  it('are chosen by id for an offer, from the published ones of the owner', async () => {
    await expect(get(actor, null)).rejects.toMatchObject({ code: 'VALIDATION' });
    const draft = await create({ is_default: false, definition: { hold_days: 5 } });
    await expect(get(actor, draft.id)).rejects.toMatchObject({ code: 'VALIDATION' });
    const published = await publishNew({ definition: { hold_days: 5 } });
    expect((await get(actor, published.id)).holdDays).toBe(5);
    const foreign = { ...actor, customerId: strangerId };
    await expect(get(foreign, published.id)).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });
});
