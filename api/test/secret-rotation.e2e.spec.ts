import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import { AppModule } from '../src/app.module.ts';
import { CalendarUrlService } from '../src/modules/calendars/calendar-url.service.ts';
import { MailEncryptionService } from '../src/modules/mail/mail-encryption.service.ts';
import { ReservationLinksService } from '../src/modules/reservations/reservation-links.service.ts';
import { EditTokensService } from '../src/modules/spaces/edit-tokens.service.ts';
import { createApp } from '../src/platform/http/index.ts';
import { createLogger } from '../src/platform/logging/log.ts';
import { createTestDatabase, testConfig, type TestDatabase } from './database.ts';
import { Factories, TEST_PASSWORD } from './factories/factories.ts';

const FORMER_SECRET = 'the-former-secret-of-the-tests-long-enough-00';
const NEW_SECRET = 'the-coming-secret-of-the-tests-long-enough-11';
/** Steps of docs/runbook.md: before, both accepted, changed, finished. */
const STEPS = {
  before: { JWT_SECRET: FORMER_SECRET },
  known: { JWT_SECRET: FORMER_SECRET, JWT_SECRET_ACCEPTED: NEW_SECRET },
  changed: { JWT_SECRET: NEW_SECRET, JWT_SECRET_ACCEPTED: FORMER_SECRET },
  over: { JWT_SECRET: NEW_SECRET },
};
/** Headers of a same-origin request. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
type Step = keyof typeof STEPS;

let database: TestDatabase;
const apps = new Map<Step, NestFastifyApplication>();
const appAt = (step: Step): NestFastifyApplication => apps.get(step) as NestFastifyApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [step, secrets] of Object.entries(STEPS)) {
    const config = testConfig(database.url, secrets);
    const app = await createApp(
      AppModule.forRoot(config, createLogger(config)),
      config,
      createLogger(config),
    );
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    apps.set(step as Step, app);
  }
  await new Factories(appAt('before').get<MikroORM>(MikroORM)).user({ email: 'jana@prostora.test' });
}, 60_000);
afterAll(async () => {
  for (const app of apps.values()) await app.close();
  await database.drop();
});

const logIn = (step: Step): Promise<LightMyRequestResponse> =>
  appAt(step).inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'jana@prostora.test', password: TEST_PASSWORD },
  });
const readUserStatus = async (step: Step, login: LightMyRequestResponse): Promise<number> =>
  (
    await appAt(step).inject({
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${login.json<{ token: string }>().token}` },
    })
  ).statusCode;
const toCookies = (login: LightMyRequestResponse): Record<string, string> =>
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
    expect(await readUserStatus(to, await logIn(from))).toBe(200);
  });

  it('rejects the former secret at the end and the new one at the start', async () => {
    expect(await readUserStatus('over', await logIn('known'))).toBe(401);
    expect(await readUserStatus('before', await logIn('changed'))).toBe(401);
  });

  it('renews a session in any process, also from two tabs', async () => {
    const cookies = toCookies(await logIn('known'));
    const renewals = [
      await appAt('changed').inject({
        method: 'POST',
        url: '/api/auth/refresh',
        cookies,
        headers: SAME_ORIGIN,
      }),
      await appAt('known').inject({
        method: 'POST',
        url: '/api/auth/refresh',
        cookies,
        headers: SAME_ORIGIN,
      }),
    ];
    expect(renewals.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [one, other] = renewals.map(toCookies);
    expect(other).toEqual(one);
    expect(
      (
        await appAt('over').inject({
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
    const guest = appAt('before')
      .get(ReservationLinksService, { strict: false })
      .buildToken({ id: 12, linkVersion: 0 });
    const edit = appAt('before').get(EditTokensService, { strict: false }).issue(5);
    const calendar =
      /\.([^.]+)\.ics$/u.exec(
        appAt('before').get(CalendarUrlService, { strict: false }).buildUrl(exported),
      )?.[1] ?? '';
    const checkLinks = (step: Step): boolean[] => [
      appAt(step)
        .get(ReservationLinksService, { strict: false })
        .matches({ id: 12, linkVersion: 0, endsAt: new Date() }, guest),
      appAt(step).get(EditTokensService, { strict: false }).verify(edit) === 5,
      appAt(step).get(CalendarUrlService, { strict: false }).matches(exported, calendar),
    ];
    expect([checkLinks('known'), checkLinks('changed'), checkLinks('over')]).toEqual([
      [true, true, true],
      [true, true, true],
      [false, false, false],
    ]);
    expect(
      appAt('changed').get(ReservationLinksService, { strict: false }).buildToken({ id: 12, linkVersion: 0 }),
    ).not.toBe(guest);
  });

  it('decrypts waiting mails encrypted by either process', () => {
    const message = {
      subject: 'Obnova hesla',
      paragraphs: [],
      action: { label: 'Nastavit heslo', path: '/obnova-hesla#token=1' },
    };
    const createEncryption = (step: Step): MailEncryptionService =>
      appAt(step).get(MailEncryptionService, { strict: false });
    expect(createEncryption('changed').decrypt(createEncryption('known').encrypt(message))).toEqual(message);
    expect(createEncryption('known').decrypt(createEncryption('changed').encrypt(message))).toEqual(message);
    expect(() => createEncryption('over').decrypt(createEncryption('known').encrypt(message))).toThrow();
  });
});
