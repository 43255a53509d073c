import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, toPragueWallTime } from '@prostora/contracts';
import type { AdminLegalTermsAnswer, AdminLegalTermsText, ContentAnswer } from '@prostora/api-client';
import { contentApi } from '@prostora/strings/cs/content-api.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { seedContent } from '../../../seeds/data/content/seed-content.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { AuditEntry } from '../audit/index.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, SubscriptionPlan } from '../subscriptions/index.ts';
import { User } from '../accounts/users/index.ts';
import { DEFAULT_SITE, SiteSettingsService, LegalTermsVersion } from './index.ts';

let test: TestApp;
let admin: string;
let asAdmin: { authorization: string };
let clock: { now: () => Date };
const realNow = Clock.prototype.now;

beforeAll(async () => {
  test = await createTestApp();
  ({ email: admin } = await test.make.admin());
  const em = test.orm.em.fork();
  em.create(
    SubscriptionPlan,
    { slug: 'start', name: 'Start', config: DEFAULT_SUBSCRIPTION_CONFIG } as SubscriptionPlan,
    { partial: true },
  );
  await em.flush();
  clock = test.app.get(Clock);
});
beforeEach(async () => {
  clock.now = realNow;
  asAdmin = await test.signIn(admin);
  const em = test.orm.em.fork();
  await em.nativeDelete(LegalTermsVersion, {});
  await seedContent(em);
  test.app.get(SiteSettingsService).clearCache();
});
afterAll(() => test.close());

/** Sets the clock to noon of the day. */
const setToday = (day: string): void => {
  clock.now = () => new Date(`${day}T11:00:00Z`);
  test.app.get(SiteSettingsService).clearCache();
};
const today = (): string => toPragueWallTime(clock.now()).day;
const dayAfter = (days: number): string => addDays(today(), days);
const list = async (): Promise<AdminLegalTermsAnswer['items']> =>
  (await test.request({ url: '/api/admin/terms', headers: asAdmin })).json<AdminLegalTermsAnswer>().items;
const publish = (valid_from: string, html = '<p>Nové znění</p>', summary = 'Delší lhůta.') =>
  test.request({
    method: 'POST',
    url: '/api/admin/terms',
    headers: asAdmin,
    payload: { valid_from, html, summary },
  });
const getPublicTerms = (version = '') =>
  test.request({ method: 'POST', url: `/api/content/obchodni-podminky${version && `?version=${version}`}` });
const getCurrentVersion = async (): Promise<string> =>
  (await test.app.get(SiteSettingsService).getCurrent()).termsVersion;

describe('api/admin/terms', () => {
  it('puts a version in force on its first day, and consents refer to it', async () => {
    const day = dayAfter(3);
    const answer = await publish(day);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({ valid_from: day, html: '<p>Nové znění</p>' }),
    ]);
    expect((await list()).map(({ number, valid_from, state }) => [number, valid_from, state])).toEqual([
      [2, day, 'upcoming'],
      [1, '2026-11-01', 'current'],
    ]);
    expect((await getPublicTerms()).json<ContentAnswer>()).toMatchObject({
      version: '2026-11-01',
      valid_from: '2026-11-01',
      versions: [
        { version: day, state: 'upcoming', url: `/obchodni-podminky?verze=${day}`, summary: 'Delší lhůta.' },
        { state: 'current', url: '/obchodni-podminky' },
      ],
    });

    setToday(day);
    asAdmin = await test.signIn(admin);
    expect((await getPublicTerms()).json<ContentAnswer>()).toMatchObject({
      version: day,
      html: '<p>Nové znění</p>',
    });
    expect((await list()).map(({ state }) => state)).toEqual(['current', 'past']);
    const email = `souhlas-${Date.now()}@prostora.test`;
    const registered = await test.request({
      method: 'PUT',
      url: '/api/customer/register',
      payload: { email, password: 'Stodola1234', password_confirm: 'Stodola1234', terms_accepted: true },
    });
    expect(registered.statusCode).toBe(201);
    expect(await test.orm.em.fork().findOneOrFail(User, { email })).toMatchObject({ termsVersion: day });
  });

  it('puts terms valid from today in force at once, also in the settings', async () => {
    expect((await publish(today())).statusCode).toBe(201);
    expect(await getCurrentVersion()).toBe(today());
    expect((await test.request({ url: '/api/admin/settings', headers: asAdmin })).json()).toMatchObject({
      terms_version: today(),
    });
  });

  it('returns past versions by their day', async () => {
    expect((await publish(today())).statusCode).toBe(201);
    expect((await getPublicTerms('2026-11-01')).json<ContentAnswer>()).toMatchObject({
      version: '2026-11-01',
      html: expect.stringContaining('Provozovatel'),
    });
    expect([
      (await getPublicTerms('2020-01-01')).statusCode,
      (await getPublicTerms('nesmysl')).statusCode,
    ]).toEqual([404, 422]);
  });

  it.each([
    ['valid_from', '2020-01-01', '<p>Text</p>', contentApi.errors.termsPast],
    ['valid_from', '2027-02-30', '<p>Text</p>', fieldErrors.date],
    ['html', '2099-01-01', '<script>1</script>', fieldErrors.required],
    ['html', '2099-01-01', '', fieldErrors.required],
  ])('returns 422 on %s for the day %s', async (field, day, html, message) => {
    const answer = await publish(day, html);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { [field]: message },
    ]);
  });

  it('serializes concurrent publications and requires ascending days', async () => {
    const [one, other] = await Promise.all([publish('2099-05-01'), publish('2099-05-01')]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([201, 422]);
    expect((await publish('2099-04-30')).json<{ errors: object }>().errors).toEqual({
      valid_from: contentApi.errors.termsOrder,
    });
  });

  it('withdraws upcoming terms and returns 409 for terms in force', async () => {
    const { id } = (await publish('2099-01-01')).json<AdminLegalTermsText>();
    const remove = (which: number) =>
      test.request({ method: 'DELETE', url: `/api/admin/terms/${which}`, headers: asAdmin });
    expect((await remove(id)).json<AdminLegalTermsText>()).toMatchObject({
      valid_from: '2099-01-01',
      html: '<p>Nové znění</p>',
    });
    const [only] = await list();
    expect([(await remove(id)).statusCode, (await remove(only?.id ?? 0)).statusCode]).toEqual([404, 409]);
    const entries = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'terms', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual(['terms.publish', 'terms.withdraw']);
  });

  it('rejects updates of published terms in the database', async () => {
    await expect(
      test.orm.em.fork().getConnection().execute(`update terms_version set html = 'jiné'`),
    ).rejects.toThrow('append-only');
  });

  it('falls back to the default version without published terms', async () => {
    await test.orm.em.fork().nativeDelete(LegalTermsVersion, {});
    test.app.get(SiteSettingsService).clearCache();
    expect([await getCurrentVersion(), (await getPublicTerms()).statusCode]).toEqual([
      DEFAULT_SITE.termsVersion,
      404,
    ]);
  });
});
