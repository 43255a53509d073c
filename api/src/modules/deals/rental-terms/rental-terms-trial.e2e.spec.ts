import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

const LADDER = {
  cancellation: {
    steps: [
      { days: 15, percent: 0 },
      { days: 7, percent: 30 },
      { days: 3, percent: 50 },
      { days: 0, percent: 100 },
    ],
  },
};
const CONFIRMED = { accepted_at: '2027-03-01T10:00', confirmed_at: '2027-03-05T10:00', by: 'guest' };
const WEDDING = { ...CONFIRMED, total: 26_400, start_datetime: '2027-05-15T14:00' };

type Result = {
  label: string | null;
  instalments: { kind: string; amount: number; due_on: string; gate: boolean }[];
  hold_until: string | null;
  cancellation: { reason: string; fee: number; refund: number; owed: number; deposit_back: number } | null;
};

let test: TestApp;
let asOwner: { authorization: string };
let asCaretaker: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  const user = await test.make.user({ roles: ['ROLE_USER', 'ROLE_CUSTOMER'] });
  const customer = await test.make.customer({ user });
  asOwner = await test.signIn(user.email);
  const caretaker = await test.make.user();
  await test.make.member({ customer, user: caretaker, role: 'domovnik' });
  asCaretaker = await test.signIn(caretaker.email);
});
afterAll(() => test.close());

const post = (url: string, payload: object, headers: Record<string, string> = asOwner) =>
  test.app.inject({ method: 'POST', url, headers, payload });
const tryCases = async (definition: object, cases: readonly object[]): Promise<Result[]> => {
  const response = await post('/api/rental-terms/try', { definition, cases });
  expect(response.statusCode).toBe(200);
  return response.json<{ results: Result[] }>().results;
};

describe('POST /api/rental-terms/try', () => {
  it('tells fee, refund and debt of cancellations to the crown', async () => {
    const results = await tryCases(LADDER, [
      { ...WEDDING, cancelled_at: '2027-04-30T23:59', paid: 7920 },
      { ...WEDDING, cancelled_at: '2027-05-01T00:00', paid: 7920 },
      { ...WEDDING, cancelled_at: '2027-05-09T12:00', paid: 7920 },
      { ...WEDDING, cancelled_at: '2027-05-13T12:00', paid: 26_400, deposit_paid: 5000 },
      { ...WEDDING, cancelled_at: '2027-05-12T12:00', paid: 26_400, deposit_paid: 5000, by: 'host' },
    ]);
    expect(
      results.map(({ cancellation }) => [
        cancellation?.reason,
        cancellation?.fee,
        cancellation?.refund,
        cancellation?.owed,
        cancellation?.deposit_back,
      ]),
    ).toEqual([
      ['ladder', 0, 7920, 0, 0],
      ['ladder', 7920, 0, 0, 0],
      ['ladder', 13_200, 0, 5280, 0],
      ['ladder', 26_400, 0, 0, 5000],
      ['host', 0, 26_400, 0, 5000],
    ]);
  });

  it('counts the kept reservations and the lines that are not refundable', async () => {
    const start_datetime = '2027-05-15T14:00';
    const results = await tryCases(LADDER, [
      {
        ...CONFIRMED,
        reservations: [
          { price: 20_000, start_datetime, kept: true },
          { price: 6400, start_datetime },
        ],
        cancelled_at: '2027-05-09T12:00',
        paid: 26_400,
      },
      {
        ...CONFIRMED,
        reservations: [{ price: 18_000, refundable: 15_000, start_datetime }],
        cancelled_at: '2027-05-05T12:00',
        paid: 18_000,
      },
    ]);
    expect(results.map(({ cancellation }) => [cancellation?.fee, cancellation?.refund])).toEqual([
      [3200, 3200],
      [7500, 10_500],
    ]);
  });

  it('plans instalments down to whole crowns, with the deposit, and tells how long the time is held', async () => {
    const instalments = [
      { kind: 'advance', percent: 30, due: { after_acceptance_days: 7 }, gate: true },
      { kind: 'balance', due: { before_start_days: 14 } },
      { kind: 'deposit', due: { before_start_days: 14 } },
    ];
    const [result] = await tryCases({ instalments }, [{ ...WEDDING, total: 26_401, deposit: 5000 }]);
    expect(result?.instalments).toEqual([
      { kind: 'advance', amount: 7920, due_on: '2027-03-08', gate: true },
      { kind: 'balance', amount: 18_481, due_on: '2027-05-01', gate: false },
      { kind: 'deposit', amount: 5000, due_on: '2027-05-01', gate: false },
    ]);
    expect(result?.hold_until).toBe('2027-03-10T22:59:00.000Z');
  });

  it.each([
    [
      'cancellation.steps.1.days',
      'Dny musí klesat.',
      {
        cancellation: {
          steps: [
            { days: 7, percent: 0 },
            { days: 9, percent: 50 },
            { days: 0, percent: 100 },
          ],
        },
      },
    ],
    [
      'cancellation.steps',
      'Poslední stupeň musí platit až do začátku (0 dní).',
      { cancellation: { steps: [{ days: 7, percent: 0 }] } },
    ],
    [
      'instalments',
      'Splátky musí dát celou cenu.',
      { instalments: [{ kind: 'advance', percent: 30, due: { after_acceptance_days: 7 } }] },
    ],
  ])('refuses terms at %s', async (field, message, definition) => {
    const response = await post('/api/rental-terms/try', { definition, cases: [WEDDING] });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: Record<string, string> }>().errors).toMatchObject({ [field]: message });
  });

  it('is for members of an owner who see prices', async () => {
    const body = { definition: LADDER, cases: [WEDDING] };
    expect((await post('/api/rental-terms/try', body, {})).statusCode).toBe(401);
    expect((await post('/api/rental-terms/try', body, asCaretaker)).statusCode).toBe(403);
  });
});

describe('POST /api/contract-templates/try', () => {
  it('fills fields, leaves out optional lines without a value, and names what is missing and unknown', async () => {
    const response = await post('/api/contract-templates/try', {
      body: '# Smlouva č. {{smlouva.cislo}}\nNájemce: {{najemce.nazev}}, {{najemce.adresa}}\nIČO {{najemce.ico?}}\n## Předmět\n{{neznam}}',
      data: { contract: { number: '2600041' }, tenant: { name: 'Kateřina {{cena.celkem}}' } },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      text: expect.stringContaining('Nájemce: Kateřina {{cena.celkem}}, ________') as unknown as string,
      missing: ['najemce.adresa'],
      unknown: ['neznam'],
    });
    expect(response.json<{ text: string }>().text).not.toContain('IČO');
  });
});
