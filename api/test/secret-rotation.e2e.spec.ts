import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import { AppModule } from '../src/app.module.ts';
import { CalendarAddresses } from '../src/modules/calendars/calendar-address.service.ts';
import { LinkSeal } from '../src/modules/mail/link-seal.service.ts';
import { ReservationLinks } from '../src/modules/reservations/reservation-links.service.ts';
import { EditTokens } from '../src/modules/spaces/edit-tokens.service.ts';
import { createApp } from '../src/platform/http/index.ts';
import { createLogger } from '../src/platform/logging/log.ts';
import { createTestDatabase, testConfig, type TestDatabase } from './database.ts';
import { Factories, TEST_PASSWORD } from './factories/factories.ts';

const FORMER = 'the-former-secret-of-the-tests-long-enough-00';
const COMING = 'the-coming-secret-of-the-tests-long-enough-11';
/** Steps of docs/runbook.md: before, both accepted, changed, finished. */
const STEPS = {
  before: { JWT_SECRET: FORMER },
  known: { JWT_SECRET: FORMER, JWT_SECRET_ACCEPTED: COMING },
  changed: { JWT_SECRET: COMING, JWT_SECRET_ACCEPTED: FORMER },
  over: { JWT_SECRET: COMING },
};
/** Headers of a same-origin request. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
type Step = keyof typeof STEPS;

let database: TestDatabase;
const apps = new Map<Step, NestFastifyApplication>();
const at = (step: Step): NestFastifyApplication => apps.get(step) as NestFastifyApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [step, secrets] of Object.entries(STEPS)) {
    const config = testConfig(database.url, secrets);
    const app = await createApp(AppModule.of(config, createLogger(config)), config, createLogger(config));
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    apps.set(step as Step, app);
  }
  await new Factories(at('before').get<MikroORM>(MikroORM)).user({ email: 'jana@prostora.test' });
}, 60_000);
afterAll(async () => {
  for (const app of apps.values()) await app.close();
  await database.drop();
});

const logIn = (step: Step): Promise<LightMyRequestResponse> =>
  at(step).inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'jana@prostora.test', password: TEST_PASSWORD },
  });
const userOf = async (step: Step, login: LightMyRequestResponse): Promise<number> =>
  (
    await at(step).inject({
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${login.json<{ token: string }>().token}` },
    })
  ).statusCode;
const cookiesOf = (login: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));

describe('rotation of JWT_SECRET', () => {
  /** Adjacent steps run at the same time while processes are replaced. */
  it.each<[Step, Step]>([
    ['before', 'known'],
    ['known', 'before'],
    ['known', 'changed'],
    ['changed', 'known'],
    ['changed', 'over'],
  ])('accepts a login of step %s in step %s', async (from, to) => {
    // Tokens of the former secret become invalid in the last step; browsers renew them within 15 minutes.
    expect(await userOf(to, await logIn(from))).toBe(200);
  });

  it('rejects the former secret at the end and the new one at the start', async () => {
    expect(await userOf('over', await logIn('known'))).toBe(401);
    expect(await userOf('before', await logIn('changed'))).toBe(401);
  });

  it('renews a session in any process, also from two tabs', async () => {
    const cookies = cookiesOf(await logIn('known'));
    const renewals = [
      await at('changed').inject({ method: 'POST', url: '/api/auth/refresh', cookies, headers: SAME_ORIGIN }),
      await at('known').inject({ method: 'POST', url: '/api/auth/refresh', cookies, headers: SAME_ORIGIN }),
    ];
    expect(renewals.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [one, other] = renewals.map(cookiesOf);
    expect(other).toEqual(one);
    expect(
      (
        await at('over').inject({
          method: 'POST',
          url: '/api/auth/refresh',
          cookies: one ?? {},
          headers: SAME_ORIGIN,
        })
      ).statusCode,
    ).toBe(200);
  });

  it('accepts mailed links and calendar URLs while the former secret is accepted', () => {
    const exported = { id: 3, nonce: 'n'.repeat(43) };
    const guest = at('before').get(ReservationLinks, { strict: false }).tokenOf({ id: 12, linkVersion: 0 });
    const edit = at('before').get(EditTokens, { strict: false }).issue(5);
    const calendar =
      /\.([^.]+)\.ics$/u.exec(
        at('before').get(CalendarAddresses, { strict: false }).addressOf(exported),
      )?.[1] ?? '';
    const opens = (step: Step): boolean[] => [
      at(step).get(ReservationLinks, { strict: false }).matches({ id: 12, linkVersion: 0 }, guest),
      at(step).get(EditTokens, { strict: false }).spaceOf(edit) === 5,
      at(step).get(CalendarAddresses, { strict: false }).matches(exported, calendar),
    ];
    expect([opens('known'), opens('changed'), opens('over')]).toEqual([
      [true, true, true],
      [true, true, true],
      [false, false, false],
    ]);
    expect(
      at('changed').get(ReservationLinks, { strict: false }).tokenOf({ id: 12, linkVersion: 0 }),
    ).not.toBe(guest);
  });

  it('decrypts waiting mails encrypted by either process', () => {
    const message = {
      subject: 'Obnova hesla',
      paragraphs: [],
      action: { label: 'Nastavit heslo', path: '/obnova-hesla#token=1' },
    };
    const seal = (step: Step): LinkSeal => at(step).get(LinkSeal, { strict: false });
    expect(seal('changed').open(seal('known').seal(message))).toEqual(message);
    expect(seal('known').open(seal('changed').seal(message))).toEqual(message);
    expect(() => seal('over').open(seal('known').seal(message))).toThrow();
  });
});
