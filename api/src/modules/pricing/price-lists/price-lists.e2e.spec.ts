import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, type Headers } from '../../../../test/bookings.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { CompanyRegister, type Company } from '../../accounts/customers/index.ts';
import type { Space } from '../../spaces/index.ts';
import { Purpose } from '../../taxonomy/index.ts';
import type { PriceListAnswerDto, PriceListsPageDto, PublishedPriceListAnswerDto } from './price-list.dto.ts';
import type { TrialAnswerDto } from './price-list-trial.dto.ts';
import type { PublicPriceListAnswerDto } from './public-price-list.dto.ts';

type Body = Record<string, unknown>;
type ErrorBody = { error_code: string; errors: Record<string, string>; conflicts: unknown; current: Body };

const DAY_RATE = { code: 'den', label: 'Pronájem za den', kind: 'base', unit: 'day', amount: 1200 };
const LIST = {
  name: 'Ceník sálu 2027',
  vat_payer: true,
  tariffs: [
    { code: 'bezna', label: 'Běžná akce', kind: 'soukroma', is_default: true },
    {
      code: 'spolek',
      label: 'Místní spolek',
      kind: 'mistni_spolek',
      needs_proof: true,
      legal_forms: ['706'],
      municipality_code: '581283',
    },
  ],
  options: [{ code: 'uklidime', label: 'Uklidíme sami' }],
  periods: [{ code: 'zima', label: 'Topná sezona', kind: 'yearly', from: '10-01', to: '04-30' }],
  rules: [
    DAY_RATE,
    {
      code: 'topeni',
      label: 'Topení',
      kind: 'mandatory',
      unit: 'event',
      amount: 500,
      vat_item: 'service',
      when: { periods: ['zima'] },
    },
  ],
};

const CLUB: Company = {
  ico: '26648148',
  name: 'Spolek přátel',
  dic: null,
  street: null,
  city: 'Ostrovánky',
  postalCode: null,
  isVatPayer: false,
  isDefunct: false,
  legalForm: '706',
  municipalityCode: '581283',
};

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;
let stranger: Headers;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  space = await test.make.space({ withoutPhoto: true });
  owner = await calls.signInOwner(space);
  stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  headers = owner,
): Promise<LightMyRequestResponse> => calls.send(method, `price-lists${url}`, headers, body);
const from = (valid_from: string, valid_until: string | null = null, where = space): Body => ({
  spaces: [{ space_id: where.id, valid_from, valid_until }],
});
async function create(more: object = {}): Promise<PriceListAnswerDto['price_list']> {
  const answer = await send('POST', '', { ...LIST, ...more });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<PriceListAnswerDto>().price_list;
}
const publish = (id: number, more: object = {}): Promise<LightMyRequestResponse> =>
  send('POST', `/${id}/publish`, { version: 1, ...more });
async function createPublished(validFrom: string, validUntil: string | null = null): Promise<number> {
  const { id } = await create(from(validFrom, validUntil));
  expect((await publish(id)).statusCode).toBe(200);
  return id;
}
async function createPurposes(...slugs: string[]): Promise<void> {
  for (const slug of slugs)
    if ((await test.orm.em.fork().count(Purpose, { slug })) === 0) await test.make.purpose({ slug });
}
const toError = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<ErrorBody>().error_code,
];
const toFields = (answer: LightMyRequestResponse): [number, Record<string, string>] => [
  answer.statusCode,
  answer.json<ErrorBody>().errors,
];

describe('POST /api/price-lists', () => {
  it('fills in every default and describes the rules', async () => {
    const answer = await send('POST', '', { ...LIST, ...from('2027-01-01') });
    const { price_list: list, warnings } = answer.json<PriceListAnswerDto>();
    expect([answer.statusCode, warnings]).toEqual([201, []]);
    expect(list).toMatchObject({
      name: 'Ceník sálu 2027',
      state: 'draft',
      version: 1,
      includes_vat: true,
      day_start: '06:00',
      spaces: [{ space_id: space.id, valid_from: '2027-01-01', valid_until: null }],
      published_at: null,
      copied_from_id: null,
      allowed_actions: ['edit', 'publish', 'copy', 'archive'],
      rules: [
        { ...DAY_RATE, group: null, percent: null, covers: 'event', step_minutes: 1, vat_item: 'rent' },
        { code: 'topeni', when: { periods: ['zima'], tariffs: [] }, refundable: true },
      ],
    });
    expect(list.rules.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Pronájem za den 1 200 Kč za den',
      'V topné sezoně: Topení 500 Kč za akci',
    ]);
  });

  it('answers the ladder of rejections', async () => {
    const body = { ...LIST, ...from('2027-01-01') };
    const user = await test.make.user({ roles: ['ROLE_USER'] });
    const person = { authorization: (await openSession(test, user)).authorization };
    expect(toError(await send('POST', '', {}, {}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(toError(await send('POST', '', body, person))).toEqual([403, 'FORBIDDEN']);
    expect(toError(await send('POST', '', { ...body, rules: [] }, stranger))).toEqual([422, 'VALIDATION']);
    expect(toError(await send('POST', '', body, stranger))).toEqual([403, 'FORBIDDEN']);
  });

  it.each<[string, object, Record<string, string>]>([
    ['a list without base rates', { rules: [] }, { rules: 'Přidejte aspoň jednu základní sazbu.' }],
    [
      'an unknown unit',
      { rules: [{ ...DAY_RATE, unit: 'week' }] },
      { 'rules.0.unit': 'Takovou jednotku neznáme.' },
    ],
    [
      'amount and percentage',
      {
        rules: [
          DAY_RATE,
          { code: 'sleva', label: 'Sleva', kind: 'discount', unit: 'event', amount: 1, percent: 5 },
        ],
      },
      { 'rules.1.percent': 'Zadejte buď částku, nebo procenta.' },
    ],
    ['a repeated code', { rules: [DAY_RATE, DAY_RATE] }, { 'rules.1.code': 'Tento kód už v ceníku je.' }],
    [
      'an unknown tariff',
      { rules: [{ ...DAY_RATE, when: { tariffs: ['skola'] } }] },
      { 'rules.0.when.tariffs': 'Takový tarif v ceníku není.' },
    ],
    [
      'an amount out of range',
      { rules: [{ ...DAY_RATE, amount: 10_000_001 }] },
      { 'rules.0.amount': 'Zadejte částku od 0 do 10\u00a0000\u00a0000\u00a0Kč.' },
    ],
    [
      'an amount that is no number',
      { rules: [{ ...DAY_RATE, amount: '5' }] },
      { 'rules.0.amount': 'Zadejte částku od 0 do 10\u00a0000\u00a0000\u00a0Kč.' },
    ],
    [
      'a rule that is null',
      { rules: [null] },
      { rules: expect.anything() as unknown as string, 'rules.0': expect.anything() as unknown as string },
    ],
    [
      'an unknown field of a rule',
      { rules: [{ ...DAY_RATE, assumed: true }] },
      { 'rules.0.assumed': expect.anything() as unknown as string },
    ],
    [
      'an unknown purpose',
      { rules: [{ ...DAY_RATE, when: { purposes: ['let-na-mars'] } }] },
      { 'rules.0.when.purposes': 'Takovou hodnotu neznáme.' },
    ],
    [
      'an unknown layout',
      { rules: [{ ...DAY_RATE, when: { layouts: ['hvezda'] } }] },
      { 'rules.0.when.layouts': 'Takovou hodnotu neznáme.' },
    ],
    [
      'days in reverse order',
      { spaces: [{ space_id: 1, valid_from: '2027-02-01', valid_until: '2027-01-01' }] },
      { 'spaces.0.valid_until': 'Konec nesmí být před začátkem' },
    ],
  ])('rejects %s', async (_what, change, errors) => {
    expect(toFields(await send('POST', '', { ...LIST, ...change }))).toEqual([422, errors]);
  });

  it('holds at most 50 lists that are not archived', async () => {
    const { id } = await create();
    await test.orm.em.getConnection().execute(
      `insert into price_list (customer_id, name, includes_vat, vat_payer, day_start, definition)
         select customer_id, name, includes_vat, vat_payer, day_start, definition from price_list, generate_series(1, 49) where id = ?`,
      [id],
    );
    expect(toError(await send('POST', '', LIST))).toEqual([409, 'PRICE_LISTS_FULL']);
    expect(toError(await send('POST', `/${id}/copy`, {}))).toEqual([409, 'PRICE_LISTS_FULL']);
    await send('POST', `/${id}/archive`, {});
    expect((await send('POST', '', LIST)).statusCode).toBe(201);
  });

  it('accepts 200 rules with every field', async () => {
    const { rules } = await create();
    const [{ text: _text, ...first } = { text: '' }] = rules;
    const many = Array.from({ length: 201 }, (_each, index) => ({ ...first, code: `sazba-${index}` }));
    expect((await send('POST', '', { ...LIST, rules: many.slice(0, 200) })).statusCode).toBe(201);
    expect(toFields(await send('POST', '', { ...LIST, rules: many }))).toEqual([
      422,
      { rules: 'Seznam má příliš mnoho položek' },
    ]);
  });

  it('warns about tariffs without a default', async () => {
    const answer = await send('POST', '', { ...LIST, tariffs: [LIST.tariffs[1]] });
    expect(answer.json<PriceListAnswerDto>().warnings).toMatchObject([
      { code: 'NO_DEFAULT_TARIFF', rule: null },
    ]);
  });
});

describe('GET /api/price-lists', () => {
  it('lists own lists by state and space', async () => {
    const draft = await create();
    const published = await createPublished('2027-01-01');
    const list = async (query: string, headers = owner): Promise<number[]> =>
      (await send('GET', query, undefined, headers)).json<PriceListsPageDto>().items.map(({ id }) => id);
    expect(await list('')).toEqual([published, draft.id]);
    expect(await list('?state=draft')).toEqual([draft.id]);
    expect(await list(`?space_id=${space.id}`)).toEqual([published]);
    expect(await list('', stranger)).toEqual([]);
    expect((await send('GET', '?page_size=1')).json()).toMatchObject({
      items: [{ id: published, nr_of_rules: 2, allowed_actions: ['copy', 'archive'] }],
      page: 1,
      nr_of_pages: 2,
      total: 2,
    });
  });

  it('hides a list of another owner', async () => {
    const { id } = await create();
    expect((await send('GET', `/${id}`)).json()).toMatchObject({ price_list: { id }, warnings: [] });
    expect(toError(await send('GET', `/${id}`, undefined, stranger))).toEqual([404, 'NOTFOUND']);
    expect(toError(await send('PUT', `/${id}`, { ...LIST, version: 1 }, stranger))).toEqual([
      404,
      'NOTFOUND',
    ]);
    expect(toError(await send('DELETE', `/${id}`, undefined, stranger))).toEqual([404, 'NOTFOUND']);
  });
});

describe('PUT and DELETE /api/price-lists/{id}', () => {
  it('replaces a draft as a whole', async () => {
    const { id } = await create(from('2027-01-01'));
    const answer = await send('PUT', `/${id}`, { name: 'Nový', rules: [DAY_RATE], version: 1 });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { price_list: { name: 'Nový', version: 2, vat_payer: false, spaces: [], tariffs: [] } },
    ]);
  });

  it('answers a stale version with the present list', async () => {
    const { id } = await create();
    await send('PUT', `/${id}`, { ...LIST, version: 1 });
    const answer = await send('PUT', `/${id}`, { ...LIST, name: 'Nový', version: 1 });
    expect(toError(answer)).toEqual([409, 'CONFLICT']);
    expect(answer.json<ErrorBody>().current).toMatchObject({ version: 2, name: LIST.name });
    expect(toError(await publish(id))).toEqual([409, 'CONFLICT']);
  });

  it('keeps published and archived lists', async () => {
    const id = await createPublished('2027-01-01');
    for (const step of ['published', 'archived']) {
      expect([step, ...toError(await send('PUT', `/${id}`, { ...LIST, version: 1 }))]).toEqual([
        step,
        409,
        'PRICE_LIST_PUBLISHED',
      ]);
      expect(toError(await publish(id))).toEqual([409, 'PRICE_LIST_PUBLISHED']);
      expect(toError(await send('DELETE', `/${id}`))).toEqual([409, 'PRICE_LIST_PUBLISHED']);
      const archived = await send('POST', `/${id}/archive`, {});
      expect([archived.statusCode, archived.json()]).toMatchObject([
        200,
        { price_list: { state: 'archived' } },
      ]);
    }
  });

  it('deletes a draft with its spaces', async () => {
    const { id } = await create(from('2027-01-01'));
    expect((await send('DELETE', `/${id}`)).json()).toEqual({ status: 'ok' });
    expect((await send('GET', `/${id}`)).statusCode).toBe(404);
  });
});

describe('POST /api/price-lists/{id}/publish', () => {
  it('rejects a list without spaces', async () => {
    const { id } = await create();
    expect((await publish(id)).json<ErrorBody>().errors).toEqual({
      spaces: 'Vyberte aspoň jeden prostor, pro který ceník platí.',
    });
  });

  it('names published lists of the same days', async () => {
    const former = await createPublished('2027-01-01');
    const { id } = await create(from('2027-06-01', '2027-06-30'));
    const answer = await publish(id);
    expect(toError(answer)).toEqual([409, 'PRICE_LIST_OVERLAP']);
    expect(answer.json<ErrorBody>().conflicts).toEqual([
      {
        price_list_id: former,
        name: LIST.name,
        space_id: space.id,
        valid_from: '2027-01-01',
        valid_until: null,
      },
    ]);
  });

  it('ends a running list the day before and removes one without a day left', async () => {
    const running = await createPublished('2027-01-01', '2027-06-30');
    const later = await createPublished('2027-07-01');
    const { id } = await create(from('2027-06-01'));
    const answer = await publish(id, { replace: true });
    expect([answer.statusCode, answer.json<PublishedPriceListAnswerDto>()]).toMatchObject([
      200,
      {
        price_list: { id, state: 'published', version: 1, allowed_actions: ['copy', 'archive'] },
        replaced: [
          { price_list_id: running, space_id: space.id, valid_until: '2027-05-31' },
          { price_list_id: later, space_id: space.id, valid_until: null },
        ],
      },
    ]);
    expect((await send('GET', `/${running}`)).json()).toMatchObject({
      price_list: { spaces: [{ valid_until: '2027-05-31' }] },
    });
    expect((await send('GET', `/${later}`)).json()).toMatchObject({ price_list: { spaces: [] } });
  });

  it('publishes one of two lists of the same days at once', async () => {
    const ids = [(await create(from('2027-01-01'))).id, (await create(from('2027-02-01'))).id];
    const answers = await Promise.all(ids.map((id) => publish(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('lets adjacent and archived lists be', async () => {
    const former = await createPublished('2027-01-01', '2027-05-31');
    await createPublished('2027-06-01');
    await send('POST', `/${former}/archive`, {});
    await createPublished('2027-03-01', '2027-05-31');
  });
});

describe('POST /api/price-lists/{id}/copy', () => {
  it('makes a draft of a published list', async () => {
    const id = await createPublished('2027-01-01');
    const answer = await send('POST', `/${id}/copy`, {});
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        price_list: { state: 'draft', version: 1, copied_from_id: id, name: LIST.name, published_at: null },
        warnings: [],
      },
    ]);
    const { price_list: copy } = answer.json<PriceListAnswerDto>();
    expect(copy.spaces).toEqual([{ space_id: space.id, valid_from: '2027-01-01', valid_until: null }]);
    expect((await send('PUT', `/${copy.id}`, { ...LIST, version: 1 })).statusCode).toBe(200);
  });
});

describe('POST /api/price-lists/{id}/try', () => {
  const FIXTURES = path.resolve(import.meta.dirname, '../../../../../libs/pricing/src/price-list/fixtures');
  type Fixture = {
    price_list: { rules: Body[] };
    bookings: {
      name: string;
      input: Body;
      expected: { total: number; deposit: number; reasons: string[] };
    }[];
  };

  it.each(['kostelec', 'stare-herminovy', 'opocno', 'veltez', 'hotel', 'svatebni-stodola'])(
    'prices the bookings of %s to the crown',
    async (name) => {
      await createPurposes('smutecni-hostina', 'ples', 'maturitni-ples');
      const { price_list: given, bookings } = JSON.parse(
        readFileSync(path.join(FIXTURES, `${name}.json`), 'utf8'),
      ) as Fixture;
      const rules = given.rules.map(({ assumed: _assumed, ...rule }) => rule);
      const { id } = await create({ ...given, rules });
      const answer = await send('POST', `/${id}/try`, {
        bookings: bookings.slice(0, 20).map((booking) => ({ label: booking.name, ...booking.input })),
      });
      const { results } = answer.json<TrialAnswerDto>();
      expect(
        results.map(({ label, quote }) => [
          label,
          quote.total,
          quote.deposit,
          quote.reasons.map(({ code }) => code),
          quote.token,
        ]),
      ).toEqual(
        bookings
          .slice(0, 20)
          .map(({ name: label, expected }) => [
            label,
            expected.total,
            expected.deposit,
            expected.reasons,
            null,
          ]),
      );
    },
  );

  it('finds the tariff of a company in the register', async () => {
    const find = jest.spyOn(test.app.get(CompanyRegister), 'find').mockResolvedValue(CLUB);
    const spolek = {
      code: 'spolek',
      label: 'Sleva',
      kind: 'discount',
      fraction: [1, 2],
      when: { tariffs: ['spolek'] },
    };
    const { id } = await create({ rules: [DAY_RATE, spolek] });
    const slot = { start_datetime: '2027-06-05T14:00', end_datetime: '2027-06-05T18:00' };
    const price = async (more: object): Promise<unknown[]> => {
      const answer = await send('POST', `/${id}/try`, { bookings: [{ ...slot, ...more }] });
      const { quote } = answer.json<TrialAnswerDto>().results[0] ?? {};
      return [quote?.total, quote?.tariff?.code, quote?.tariff?.reason, quote?.complete];
    };
    expect(await price({ ico: CLUB.ico })).toEqual([600, 'spolek', 'spolek, sídlo v obci', true]);
    expect(await price({ tariff: 'spolek' })).toEqual([600, 'spolek', null, false]);
    find.mockResolvedValue({ ...CLUB, municipalityCode: '582786' });
    expect(await price({ ico: CLUB.ico })).toEqual([1200, 'bezna', null, true]);
    find.mockRejectedValue(new DomainError('unavailable', 'ARES_UNAVAILABLE'));
    expect(await price({ ico: CLUB.ico })).toEqual([1200, 'bezna', null, true]);
    expect(toFields(await send('POST', `/${id}/try`, { bookings: [{ ...slot, ico: 'abc' }] }))).toEqual([
      422,
      { 'bookings.0.ico': expect.anything() },
    ]);
    find.mockRestore();
  });

  it('names the booking of an error', async () => {
    const { id } = await create();
    const slot = { start_datetime: '2020-01-04T14:00', end_datetime: '2020-01-04T18:00' };
    const bookings = [slot, { ...slot, tariff: 'skola' }];
    expect(toFields(await send('POST', `/${id}/try`, { bookings }))).toEqual([
      422,
      { 'bookings.1.tariff': 'Takový tarif v ceníku není.' },
    ]);
    expect(toFields(await send('POST', `/${id}/try`, { bookings: [] }))[0]).toBe(422);
    const early = [{ ...slot, access_from: '2020-01-04T15:00' }];
    expect(toFields(await send('POST', `/${id}/try`, { bookings: early }))).toEqual([
      422,
      { 'bookings.0.access_from': 'Vstup nemůže být po začátku akce.' },
    ]);
  });
});

describe('GET /api/price-lists/vat-rates', () => {
  it('lists the table of the operator to owners', async () => {
    const answer = await send('GET', '/vat-rates');
    const { items } = answer.json<{ items: { item: string; rate: number; valid_from: string }[] }>();
    expect(answer.statusCode).toBe(200);
    expect(items.find(({ item }) => item === 'rent')).toMatchObject({
      rate: 21,
      valid_from: expect.any(String),
    });
    expect((await send('GET', '/vat-rates', undefined, {})).statusCode).toBe(401);
  });
});

describe('GET /api/space/{id}/price-list', () => {
  it('shows the list of a day and the next one, without private parts', async () => {
    const id = await createPublished('2027-01-01', '2027-05-31');
    await createPublished('2027-07-01');
    await create(from('2027-06-01'));
    const read = (day: string): Promise<LightMyRequestResponse> =>
      calls.send('GET', `space/${space.id}/price-list?day=${day}`);
    const answer = await read('2027-05-15');
    expect(answer.json<PublicPriceListAnswerDto>()).toMatchObject({
      price_list: {
        id,
        valid_from: '2027-01-01',
        valid_until: '2027-05-31',
        tariffs: [
          { code: 'bezna', label: 'Běžná akce', kind: 'soukroma', is_default: true, needs_proof: false },
          { code: 'spolek', kind: 'mistni_spolek', is_default: false, needs_proof: true },
        ],
        rules: [{ code: 'den', text: expect.anything() }, { code: 'topeni' }],
      },
      next: { valid_from: '2027-07-01' },
    });
    expect(answer.body).not.toMatch(/legal_forms|municipality_code|"spaces"/u);
    expect((await read('2027-06-15')).json()).toEqual({
      price_list: null,
      next: { valid_from: '2027-07-01' },
    });
    expect((await read('2027-08-01')).json()).toMatchObject({
      price_list: { valid_until: null },
      next: null,
    });
    expect((await read('zitra')).statusCode).toBe(422);
  });

  it('names purposes and layouts in the sentences of rules', async () => {
    const { slug } = await test.make.purpose({ name: 'Dětský kroužek' });
    const when = { purposes: [slug], layouts: ['banket'] };
    const rules = [{ code: 'krouzek', label: 'Kroužek', kind: 'base', unit: 'event', amount: 100, when }];
    const created = await create({ ...from('2027-01-01'), rules });
    const { id } = created;
    const published = await publish(id);
    const answer = await calls.send('GET', `space/${space.id}/price-list?day=2027-05-15`);
    const toText = (list: { rules: { text: string }[] } | null | undefined) =>
      list?.rules[0]?.text.replace(/\s/gu, ' ');
    const text = 'Účel „Dětský kroužek“, uspořádání „Kulaté stoly“: Kroužek 100 Kč za akci';
    expect(toText(answer.json<PublicPriceListAnswerDto>().price_list)).toBe(text);
    const stale = await send('PUT', `/${(await create({ rules })).id}`, { ...LIST, rules, version: 9 });
    const toOwner = [
      created,
      published.json<{ price_list: PriceListAnswerDto['price_list'] }>().price_list,
      (await send('GET', `/${id}`)).json<PriceListAnswerDto>().price_list,
      stale.json<{ current: PriceListAnswerDto['price_list'] }>().current,
    ];
    expect(toOwner.map(toText)).toEqual([text, text, text, text]);
  });

  it('answers 404 for a space that is not public, to its owner too', async () => {
    const draft = await test.make.space({ withoutPhoto: true, status: 'DRAFT' });
    for (const headers of [{}, await calls.signInOwner(draft)])
      expect((await calls.send('GET', `space/${draft.id}/price-list`, headers)).statusCode).toBe(404);
  });
});
