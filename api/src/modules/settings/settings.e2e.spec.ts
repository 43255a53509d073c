import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  SchoolHoliday,
  SchoolHolidaysAnswer,
  SiteInfo,
  SiteSettingsAnswer,
  SiteSettingsInput,
} from '@prostora/api-client';
import { addDays } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { AuditEntry } from '../audit/index.ts';
import { DEFAULT_SITE, SiteSettingsService } from './index.ts';

let test: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

const read = async (): Promise<SiteSettingsInput> => {
  const {
    updated_at: _when,
    terms_version: _terms,
    ...settings
  } = (await test.request({ url: '/api/admin/settings', headers: asAdmin })).json<SiteSettingsAnswer>();
  return settings;
};
const save = (payload: object) =>
  test.request({ method: 'PUT', url: '/api/admin/settings', headers: asAdmin, payload });

describe('api/admin/settings', () => {
  it('knows no company, account and profiles of a new installation, and can be saved so', async () => {
    const settings = await read();
    expect(settings).toMatchObject({ name: DEFAULT_SITE.name, social: [], version: 1 });
    expect(Object.values(settings.company)).toEqual(Array(7).fill(''));
    expect(settings.billing).toEqual({
      street: '',
      city: '',
      postal_code: '',
      account: '',
      is_vat_payer: false,
    });
    expect((await save(settings)).statusCode).toBe(200);
  });

  it('changes public pages and audits each field', async () => {
    const settings = await read();
    const company = { ...settings.company, name: 'Sály s. r. o.', ico: '270 82 440', dic: 'cz27082440' };
    const answer = await save({
      ...settings,
      name: 'Sály',
      company,
      social: [{ name: 'Mastodon', url: 'https://mastodon.social/@saly' }],
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        name: 'Sály',
        version: settings.version + 1,
        updated_at: expect.any(String),
      }),
    ]);
    const site = (await test.request({ url: '/api/site' })).json<SiteInfo>();
    expect(site).toMatchObject({
      name: 'Sály',
      company: { name: 'Sály s. r. o.', ico: '27082440', dic: 'CZ27082440' },
      social: [{ name: 'Mastodon' }],
    });
    const [entry] = await test.orm.em
      .fork()
      .find(AuditEntry, { action: 'settings.save' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(entry).toMatchObject({
      subjectType: 'settings',
      before: { name: 'Prostora', company_ico: '' },
      after: { name: 'Sály', company_ico: '27082440' },
    });
  });

  it('returns the saved name and the terms version by SiteSettingsService.current', async () => {
    expect(await test.app.get(SiteSettingsService).getCurrent()).toMatchObject({
      name: 'Sály',
      termsVersion: '2026-11-01',
    });
  });

  it.each([
    ['name', (site: SiteSettingsInput) => ({ ...site, name: ' ' }), fieldErrors.required],
    [
      'company.ico',
      (site: SiteSettingsInput) => ({ ...site, company: { ...site.company, ico: '27082441' } }),
      fieldErrors.ico,
    ],
    [
      'company.email',
      (site: SiteSettingsInput) => ({ ...site, company: { ...site.company, email: 'nikam' } }),
      fieldErrors.emailFormat,
    ],
    [
      'company.phone',
      (site: SiteSettingsInput) => ({ ...site, company: { ...site.company, phone: '12' } }),
      fieldErrors.phone,
    ],
    [
      'billing.account',
      (site: SiteSettingsInput) => ({ ...site, billing: { ...site.billing, account: '19-2000145398/0800' } }),
      fieldErrors.bankAccount,
    ],
    [
      'billing.postal_code',
      (site: SiteSettingsInput) => ({ ...site, billing: { ...site.billing, postal_code: '999' } }),
      fieldErrors.postalCode,
    ],
    [
      'social.0.url',
      (site: SiteSettingsInput) => ({ ...site, social: [{ name: 'X', url: 'javascript:alert(1)' }] }),
      fieldErrors.url,
    ],
    [
      'school_holidays.0.until',
      (site: SiteSettingsInput) => ({
        ...site,
        school_holidays: [{ name: 'Léto', from: '2028-07-01', until: '2028-06-30', districts: [] }],
      }),
      fieldErrors.dateOrder,
    ],
    [
      'school_holidays.0.districts',
      (site: SiteSettingsInput) => ({
        ...site,
        school_holidays: [
          { name: 'Jaro', from: '2028-02-07', until: '2028-02-13', districts: ['Kocourkov'] },
        ],
      }),
      fieldErrors.choice,
    ],
    [
      'terms_version',
      (site: SiteSettingsInput) => ({ ...site, terms_version: '2027-01-01' }),
      fieldErrors.unknown,
    ],
  ])('returns 422 on the invalid field %s', async (field, spoilt, message) => {
    const answer = await save(spoilt(await read()));
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { [field]: message },
    ]);
  });

  it('returns 409 with the current settings for an outdated version', async () => {
    const settings = await read();
    expect((await save({ ...settings, name: 'První' })).statusCode).toBe(200);
    const late = await save({ ...settings, name: 'Druhý' });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({
        error_code: 'CONFLICT',
        current: expect.objectContaining({ name: 'První', version: settings.version + 1 }),
      }),
    ]);
    expect((await read()).name).toBe('První');
  });
});

describe('GET /api/school-holidays', () => {
  const list = async (): Promise<SchoolHoliday[]> =>
    (await test.request({ url: '/api/school-holidays' })).json<SchoolHolidaysAnswer>().holidays;

  it('lists the operator’s table by first day without what is over, and keeps it when settings omit it', async () => {
    const today = test.app.get(Clock).today();
    const row = (name: string, days: number, districts: SchoolHoliday['districts'] = []): SchoolHoliday => ({
      name,
      from: addDays(today, days),
      until: addDays(today, days + 6),
      districts,
    });
    const spring = row('Jarní prázdniny', 30, ['Brno-město', 'Vyškov']);
    const school_holidays = [spring, row('Minulé', -7), row('Právě teď', -6)];
    expect((await save({ ...(await read()), school_holidays })).statusCode).toBe(200);
    expect(await list()).toEqual([row('Právě teď', -6), spring]);
    const { school_holidays: _kept, ...others } = await read();
    expect((await save(others)).statusCode).toBe(200);
    expect((await read()).school_holidays).toEqual(school_holidays);
  });
});
