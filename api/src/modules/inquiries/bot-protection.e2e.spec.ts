import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CAPTCHA_CHALLENGE_FIELD, CAPTCHA_FIELD } from '@prostora/contracts';
import type { DemandSent, CaptchaChallengeAnswer } from '@prostora/api-client';
import { solveChallenge, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { relayTwice } from '../../../test/events.ts';
import { Mailbox } from '../../../test/mails.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { CatalogIndexStore, CatalogProjector } from '../catalog/index.ts';
import type { Space } from '../spaces/index.ts';
import type { Purpose } from '../taxonomy/index.ts';
import { Inquiry } from './inquiry.entity.ts';
import { CaptchaChallengesService } from '../../platform/bot-protection/index.ts';

const SECOND = 1000;

let test: TestApp;
let space: Space;
let party: Purpose;
let now = Date.now();
let address = 0;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on' });
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  party = await test.make.purpose();
  space = await test.make.space({ purposes: [party] as never });
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([space.id]);
});
beforeEach(() => {
  now = Date.now();
  address += 1;
});
afterAll(() => test.close());

type Answer = { status: number; code: string; body: unknown };
async function send(url: string, payload: object, remoteAddress = `10.0.0.${address}`): Promise<Answer> {
  const answer = await test.request({ method: 'POST', url: `/api/${url}`, payload, remoteAddress });
  const body = answer.json<{ error_code?: string }>();
  return { status: answer.statusCode, code: body.error_code ?? '', body };
}
const contact = (more: object = {}, remoteAddress?: string): Promise<Answer> =>
  send(
    'space/contact',
    {
      space_id: space.id,
      fullname: 'Jan',
      email: `jan${Math.random()}@host.example`,
      message: 'Dotaz',
      ...more,
    },
    remoteAddress,
  );
const demand = (more: object = {}, remoteAddress?: string): Promise<Answer> =>
  send(
    'inquiries',
    {
      purpose_id: party.id,
      location_id: null,
      date_from: null,
      date_to: null,
      number_of_guests: null,
      attributes: [],
      budget: null,
      text: '',
      fullname: 'Jan',
      email: `jan${Math.random()}@host.example`,
      phone: null,
      terms_accepted: true,
      space_ids: [],
      ...more,
    },
    remoteAddress,
  );

async function getChallenge(): Promise<Challenge> {
  return (await test.request({ url: '/api/inquiries/puzzle' })).json<CaptchaChallengeAnswer>()[
    CAPTCHA_CHALLENGE_FIELD
  ] as unknown as Challenge;
}
const encodePayload = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');
async function solve(challenge: Challenge): Promise<Payload> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}
/** A solution of a challenge issued `age` ms ago. */
async function createSolution(age = 10 * SECOND): Promise<string> {
  const payload = await solve(await getChallenge());
  now += age;
  return encodePayload(payload);
}
const countInquiries = (): Promise<number> => test.orm.em.fork().count(Inquiry);

describe('honeypot', () => {
  it('answers a filled field with success, stores nothing and returns a dead link', async () => {
    const before = await countInquiries();
    expect(await contact({ website: 'https://spam.example' })).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    const decoy = await demand({ website: 'https://spam.example' });
    const { id, url } = decoy.body as DemandSent;
    expect([decoy.status, url]).toEqual([
      201,
      expect.stringMatching(new RegExp(`^/poptavka/${id}/[\\w-]{43}$`, 'u')),
    ]);
    expect((await send(`inquiries/${id}/guest`, { token: url.split('/').at(-1) })).status).toBe(404);
    expect(await countInquiries()).toBe(before);
  });
});

describe('captcha challenge', () => {
  it('is different in every response and never cached', async () => {
    const answer = await test.request({ url: '/api/inquiries/puzzle' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await getChallenge()).signature).not.toBe((await getChallenge()).signature);
  });

  it('accepts a solution only once', async () => {
    const once = await createSolution();
    expect((await contact({ [CAPTCHA_FIELD]: once })).status).toBe(200);
    expect(await contact({ [CAPTCHA_FIELD]: once })).toMatchObject({ status: 409, code: 'CAPTCHA_FAILED' });
    expect(await demand({ [CAPTCHA_FIELD]: once })).toMatchObject({ status: 409, code: 'CAPTCHA_FAILED' });
  });

  it('accepts a solution once when it is sent concurrently', async () => {
    const once = await createSolution();
    const answers = await Promise.all(Array.from({ length: 6 }, () => contact({ [CAPTCHA_FIELD]: once })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('accepts a solution once even with rate limits off', async () => {
    const once = await createSolution();
    const unlimited = await createTestApp({ RATE_LIMITS: 'off' });
    const verifyAndConsume = async (): Promise<void> => {
      const challenges = unlimited.app.get(CaptchaChallengesService);
      await challenges.consume(await test.app.get(CaptchaChallengesService).verify(once));
    };
    await verifyAndConsume();
    await expect(verifyAndConsume()).rejects.toMatchObject({ code: 'CAPTCHA_FAILED' });
    await unlimited.close();
  });

  it('does not consume the solution of an invalid form', async () => {
    const once = await createSolution();
    expect((await demand({ [CAPTCHA_FIELD]: once, space_ids: [999_999] })).status).toBe(422);
    expect((await demand({ [CAPTCHA_FIELD]: once })).status).toBe(201);
  });

  it.each([
    [2.9 * SECOND, 422],
    [3 * SECOND, 200],
    [2 * 3600 * SECOND, 200],
    [2 * 3600 * SECOND + 1, 422],
    [-SECOND, 422],
  ])('answers a solution sent %d ms after the challenge with %d', async (age, status) => {
    expect((await contact({ [CAPTCHA_FIELD]: await createSolution(age) })).status).toBe(status);
  });

  it('rejects wrong, forged, reused and malformed solutions and stores nothing', async () => {
    const [one, other] = [await solve(await getChallenge()), await solve(await getChallenge())];
    now += 10 * SECOND;
    const { challenge, solution } = one;
    const forged = [
      'nonsense',
      encodePayload(null),
      encodePayload([]),
      encodePayload({}),
      encodePayload({ challenge }),
      encodePayload({ challenge, solution: {} }),
      encodePayload({ challenge, solution: { ...solution, derivedKey: 'zz' } }),
      encodePayload({ challenge, solution: other.solution }),
      encodePayload({
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } },
        solution,
      }),
      encodePayload({
        challenge: { ...challenge, parameters: { ...challenge.parameters, data: { issued: 1 } } },
        solution,
      }),
      encodePayload({ challenge: { ...challenge, signature: other.challenge.signature }, solution }),
      encodePayload({ challenge: { parameters: 7, signature: 'x' }, solution: 'x' }),
      'x'.repeat(5000),
    ];
    const before = await countInquiries();
    for (const text of forged)
      expect(await contact({ [CAPTCHA_FIELD]: text })).toMatchObject({ status: 422, code: 'CAPTCHA_FAILED' });
    expect((await contact({ [CAPTCHA_FIELD]: ['x'] })).status).toBe(422);
    expect(await countInquiries()).toBe(before);
  });
});

describe('rate limits', () => {
  it('allows three messages and three demands an hour per address, and more with a solution', async () => {
    for (const sendOne of [contact, demand]) {
      const plain = [];
      for (let time = 0; time < 4; time += 1) plain.push((await sendOne()).status);
      expect(plain.map((status) => status < 300)).toEqual([true, true, true, false]);
      expect((await sendOne()).code).toBe('RATE_LIMITED');
      expect((await sendOne({ [CAPTCHA_FIELD]: await createSolution() })).status).toBeLessThan(300);
      expect((await sendOne({}, '10.9.9.9')).status).toBeLessThan(300);
    }
  });

  it('sends at most five receipts and accepts five demands a day per mailbox', async () => {
    const [email, again] = ['obet@host.example', 'OBET@host.example'];
    const mailbox = new Mailbox(test);
    for (let time = 0; time < 8; time += 1)
      expect((await contact({ email: time % 2 ? email : again }, `10.1.0.${time}`)).status).toBe(200);
    await relayTwice(test, 'inquiry.');
    const mails = await mailbox.deliver();
    expect(mails.filter(({ to }) => to.toLowerCase() === email)).toHaveLength(5);
    const demands = [];
    for (let time = 0; time < 6; time += 1)
      demands.push(
        (
          await demand(
            { email: time % 2 ? 'cizi@host.example' : `cizi+${time}@host.example` },
            `10.2.0.${time}`,
          )
        ).status,
      );
    expect(demands).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('stores no e-mail address in its counters', async () => {
    await contact({ email: 'pocitadlo@host.example' });
    const rows = await test.orm.em
      .fork()
      .getConnection()
      .execute<{ key: string }[]>('select key from rate_limit');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('host.example'))).toEqual([]);
  });
});
