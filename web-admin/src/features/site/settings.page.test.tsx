import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSettingsAnswer } from '@prostora/api-client';
import { DEFAULT_LAYOUT_AREAS } from '@prostora/contracts/space-layouts.ts';
import { fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { adminSettings as texts } from '@prostora/strings/cs/admin-settings.ts';
import { layoutNames } from '@prostora/strings/cs/space-layouts.ts';
import { plain, renderConsole, type Handlers } from '../../testing/console.tsx';

const PATH = '/admin2/nastaveni';
const settings = (changes: Partial<SiteSettingsAnswer> = {}): SiteSettingsAnswer => ({
  name: 'Prostora',
  company: {
    name: 'Sály s. r. o.',
    address: 'Dlouhá 1, Praha',
    ico: '27082440',
    dic: 'CZ27082440',
    register: 'C 1',
    phone: '+420 601 234 567',
    email: 'info@prostora.test',
  },
  billing: {
    street: 'Dlouhá 1',
    city: 'Praha',
    postal_code: '11000',
    account: '19-2000145399/0800',
    is_vat_payer: false,
  },
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/saly' }],
  layout_areas: [...DEFAULT_LAYOUT_AREAS],
  school_holidays: [
    { name: 'Jarní prázdniny', from: '2027-02-22', until: '2027-02-28', districts: ['Brno-město'] },
  ],
  terms_version: '2026-11-01',
  version: 3,
  updated_at: '2026-11-20T12:00:00+01:00',
  ...changes,
});
const history = () => ({ body: { items: [], page: 1, nr_of_pages: 1, total: 0 } });
const opened = async (handlers: Handlers = {}, answer = settings()) => {
  const view = await renderConsole(PATH, {
    handlers: { 'GET admin/settings': () => ({ body: answer }), 'GET admin/audit': history, ...handlers },
  });
  await screen.findByDisplayValue(answer.company.name);
  return { ...view, user: userEvent.setup() };
};
const save = () => screen.getByRole('button', { name: texts.save });
const field = (label: string) => screen.getByRole('textbox', { name: label });

describe('SettingsPage', () => {
  test('adds school holidays of all districts to the table', async () => {
    const { user, findCalls } = await opened({
      'PUT admin/settings': ({ body }) => ({ body: { ...settings(), ...(body as object), version: 4 } }),
    });
    const { holidays } = texts.fields;
    await user.click(screen.getByRole('button', { name: holidays.add }));
    const second = within(screen.getByRole('group', { name: holidays.group(2) }));
    await user.type(second.getByRole('textbox', { name: holidays.name }), 'Letní prázdniny');
    for (const [label, day] of [
      [holidays.from, '1. 7. 2028'],
      [holidays.until, '31. 8. 2028'],
    ] as const) {
      await user.type(second.getByLabelText(label), `${day}{Enter}`);
    }
    await waitFor(() => expect(findCalls('PUT admin/settings')).toHaveLength(1));
    expect(findCalls('PUT admin/settings')[0]?.body).toMatchObject({
      school_holidays: [
        { name: 'Jarní prázdniny', districts: ['Brno-město'] },
        { name: 'Letní prázdniny', from: '2028-07-01', until: '2028-08-31', districts: [] },
      ],
    });
  });

  test('names what is missing of school holidays on its field', async () => {
    const { user, findCalls } = await opened({});
    const { holidays } = texts.fields;
    await user.click(screen.getByRole('button', { name: holidays.add }));
    await user.click(save());
    const second = within(screen.getByRole('group', { name: holidays.group(2) }));
    expect(await second.findByText(missing.name)).toBeTruthy();
    expect(second.getAllByText(missing.day)).toHaveLength(2);
    expect(findCalls('PUT admin/settings')).toHaveLength(0);
  });

  test('saves all settings with the loaded version', async () => {
    const { user, findCalls } = await opened({
      'PUT admin/settings': ({ body }) => ({ body: { ...settings(), ...(body as object), version: 4 } }),
    });
    await user.clear(field(texts.fields.name));
    await user.type(field(texts.fields.name), 'Lofty');
    await user.click(screen.getByRole('button', { name: texts.fields.social.add }));
    const second = within(screen.getByRole('group', { name: texts.fields.social.group(2) }));
    await user.type(second.getByRole('textbox', { name: texts.fields.social.name }), 'Mastodon');
    await user.type(second.getByRole('textbox', { name: texts.fields.social.url }), 'mastodon.social/@saly');
    const school = within(screen.getByRole('group', { name: layoutNames.skolni }));
    const [, upTo] = school.getAllByRole('spinbutton');
    await user.clear(upTo!);
    await user.type(upTo!, '2,5');
    await user.click(save());
    await waitFor(() => expect(findCalls('PUT admin/settings')).toHaveLength(1));
    expect(findCalls('PUT admin/settings')[0]?.body).toMatchObject({
      name: 'Lofty',
      version: 3,
      layout_areas: DEFAULT_LAYOUT_AREAS.map((area) =>
        area.layout === 'skolni' ? { ...area, to: 2.5 } : area,
      ),
      billing: { account: '19-2000145399/0800' },
      social: [{ name: 'Instagram' }, { name: 'Mastodon', url: 'https://mastodon.social/@saly' }],
    });
    expect(findCalls('PUT admin/settings')[0]?.body).not.toHaveProperty('terms_version');
  });

  test('shows server errors at fields and list items without losing input', async () => {
    const errors = { 'company.ico': fieldErrors.ico, 'social.0.url': fieldErrors.url };
    const { user } = await opened({
      'PUT admin/settings': () => ({ status: 422, body: { message: 'Zkontrolujte', errors } }),
    });
    await user.clear(field(texts.fields.company.ico));
    await user.type(field(texts.fields.company.ico), '12345678');
    await user.click(save());
    expect(await screen.findByText(fieldErrors.ico)).toBeTruthy();
    expect(screen.getByText(fieldErrors.url)).toBeTruthy();
    expect(screen.getByDisplayValue('12345678')).toBeTruthy();
  });

  test('rejects an account number with a wrong check digit before sending', async () => {
    const { user, findCalls } = await opened();
    await user.clear(field(texts.fields.billing.account));
    await user.type(field(texts.fields.billing.account), '19-2000145398/0800');
    await user.click(save());
    expect(await screen.findByText(fieldErrors.bankAccount)).toBeTruthy();
    expect(findCalls('PUT admin/settings')).toHaveLength(0);
  });

  test('lists the data of the seller that are missing, the DIČ for a VAT payer only', async () => {
    const company = { ...settings().company, ico: '', dic: '' };
    const { unmount } = await opened({}, settings({ company }));
    expect(screen.getByText(plain(texts.missing(['company_ico'])))).toBeTruthy();
    unmount();
    const second = await opened(
      {},
      settings({ company, billing: { ...settings().billing, is_vat_payer: true } }),
    );
    expect(screen.getByText(plain(texts.missing(['company_ico', 'company_dic'])))).toBeTruthy();
    second.unmount();
    await opened();
    expect(screen.queryByText(/^Chybí/u)).toBeNull();
  });

  test('merges a concurrent change and keeps own changes', async () => {
    const theirs = settings({ version: 7, company: { ...settings().company, phone: '+420 777 888 999' } });
    let calls = 0;
    const { user, findCalls } = await opened({
      'PUT admin/settings': ({ body }) =>
        calls++ === 0
          ? { status: 409, body: { error_code: 'CONFLICT', message: 'Mezitím', current: theirs } }
          : { body: { ...theirs, ...(body as object), version: 8 } },
    });
    await user.clear(field(texts.fields.name));
    await user.type(field(texts.fields.name), 'Lofty');
    await user.click(save());
    expect(await screen.findByDisplayValue('+420 777 888 999')).toBeTruthy();
    expect(screen.getByDisplayValue('Lofty')).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(findCalls('PUT admin/settings')).toHaveLength(2));
    expect(findCalls('PUT admin/settings')[1]?.body).toMatchObject({
      version: 7,
      name: 'Lofty',
      company: { phone: '+420 777 888 999' },
    });
  });
});
