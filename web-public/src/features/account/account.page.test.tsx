import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { AccountAnswer, OwnProfile } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
});
afterAll(stop);

const account: AccountAnswer = {
  profile: {
    email: 'majitel@prostora.test',
    email_confirmed: true,
    pending_email: null,
    name: 'Jan Dvořák',
    phone: '+420777123456',
    created_at: '2026-01-01T10:00:00Z',
  },
  billing: {
    company_name: 'Pragovka s. r. o.',
    ico: null,
    dic: null,
    street: null,
    city: null,
    postal_code: null,
  },
};
const ownProfile: OwnProfile = {
  profile: {
    name: 'Pragovka s. r. o.',
    person_name: null,
    since: '2026-01',
    response: null,
    kept_bookings: 12,
    company: null,
  },
  person_name: 'Jan Dvořák',
  person_name_public: false,
  company_name: 'Pragovka s. r. o.',
};
const session = (id: string, current: boolean) => ({
  id,
  current,
  user_agent: current
    ? 'Mozilla/5.0 (X11; Linux) Firefox/146.0'
    : 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1',
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: '2026-11-20T10:00:00Z',
});
const bothSessions = { items: [session('a', true), session('b', false)] };

const show = (change: Handler = () => account) =>
  renderPortal('/klient/nastavit-ucet', (url, asked) => {
    if (asked.method !== 'GET') return change(url, asked);
    if (url.pathname === '/api/account') return account;
    if (url.pathname === '/api/owner/profile') return ownProfile;
    if (url.pathname === '/api/account/links')
      return {
        items: [
          {
            id: 'calendar-3',
            kind: 'calendar',
            space_name: 'Sál',
            created_at: '2026-11-01T10:00:00Z',
            used_at: null,
          },
        ],
      };
    if (url.pathname === '/api/account/second-factor')
      return { required: false, totp: false, passkeys: [], recovery_codes_left: 0 };
    return url.pathname === '/api/account/sessions' ? bothSessions : change(url, asked);
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the account settings', () => {
  it('normalize and save the profile', async () => {
    const user = userEvent.setup();
    const { changes } = await show();
    const profile = await part('Osobní údaje');
    const phone = profile.getByLabelText(/^Telefon/u);
    await user.clear(phone);
    await user.type(phone, '601 234 567');
    await user.click(profile.getByRole('button', { name: 'Uložit' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'PUT', path: '/api/account/profile', body: { name: 'Jan Dvořák', phone: '+420601234567' } },
      ]),
    );
    await waitFor(() => expect(toasts).toEqual([{ message: 'Uloženo.', kind: 'success' }]));
  });

  it('show what visitors see, and name the person beside the company on request', async () => {
    const user = userEvent.setup();
    const { changes } = await show(() => ({
      ...ownProfile,
      person_name_public: true,
      profile: { ...ownProfile.profile, person_name: 'Jan Dvořák' },
    }));
    const shown = await part('Jak vás vidí návštěvníci');
    expect(await shown.findByText('Prostory tu nabízí od ledna 2026')).toBeTruthy();
    expect(shown.getByText(/12.uskutečněných rezervací/u)).toBeTruthy();
    expect(shown.getByText(/Firma se ověřuje podle IČO/u)).toBeTruthy();
    await user.click(shown.getByRole('checkbox', { name: /Jan Dvořák/u }));
    expect(await shown.findByText('· Jan Dvořák')).toBeTruthy();
    expect(changes).toEqual([
      { method: 'PUT', path: '/api/owner/profile', body: { person_name_public: true } },
    ]);
  });

  it('show the first error of a field only after blur', async () => {
    const user = userEvent.setup();
    const { changes } = await show();
    const billing = await part('Fakturační údaje');
    await user.type(billing.getByLabelText(/^IČO/u), '12345678');
    expect(billing.queryByText(/neprošlo kontrolou/u)).toBeNull();
    await user.tab();
    expect(billing.getByText(/neprošlo kontrolou/u)).toBeTruthy();
    await user.click(billing.getByRole('button', { name: 'Uložit' }));
    expect(document.activeElement).toBe(billing.getByLabelText(/^IČO/u));
    expect(changes).toEqual([]);
  });

  it('fill in a company from ARES and keep other fields', async () => {
    const user = userEvent.setup();
    await show((url) => {
      expect(url.searchParams.get('ico')).toBe('00064581');
      return {
        ico: '00064581',
        name: 'HLAVNÍ MĚSTO PRAHA',
        dic: 'CZ00064581',
        street: 'Mariánské náměstí 2/2',
        city: 'Praha',
        postal_code: null,
        vat_payer: true,
        defunct: false,
      };
    });
    const billing = await part('Fakturační údaje');
    await user.type(billing.getByLabelText('PSČ'), '110 00');
    await user.type(billing.getByLabelText(/^IČO/u), '64581');
    await user.click(billing.getByRole('button', { name: 'Doplnit z ARES' }));
    await billing.findByText(/^Doplněno z ARES/u);
    const values = (['Název firmy nebo jméno', 'Ulice a číslo', 'Město', 'PSČ'] as const).map(
      (label) => billing.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(values).toEqual(['HLAVNÍ MĚSTO PRAHA', 'Mariánské náměstí 2/2', 'Praha', '110 00']);
  });

  it('stay usable when ARES is down', async () => {
    const user = userEvent.setup();
    const { changes } = await show((url) =>
      url.pathname === '/api/account/company'
        ? failWith(503, { message: 'ARES teď neodpovídá. Údaje prosím vyplňte ručně.' })
        : account,
    );
    const billing = await part('Fakturační údaje');
    await user.type(billing.getByLabelText(/^IČO/u), '27082440');
    await user.click(billing.getByRole('button', { name: 'Doplnit z ARES' }));
    await billing.findByText('ARES teď neodpovídá. Údaje prosím vyplňte ručně.');
    await user.click(billing.getByRole('button', { name: 'Uložit' }));
    await waitFor(() =>
      expect(changes[0]?.body).toEqual({
        company_name: 'Pragovka s. r. o.',
        ico: '27082440',
        dic: null,
        street: null,
        city: null,
        postal_code: null,
      }),
    );
  });

  it('compare the passwords only after the confirmation was touched', async () => {
    const user = userEvent.setup();
    await show();
    const password = await part('Heslo');
    await user.type(password.getByLabelText('Nové heslo'), 'Majitel99');
    await user.tab();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    await user.type(password.getByLabelText('Nové heslo znovu'), 'Majitel98');
    await user.tab();
    expect(password.getByText('Hesla nejsou stejná')).toBeTruthy();
    await user.type(password.getByLabelText('Nové heslo'), '{Backspace}8');
    await waitFor(() => expect(password.queryByText('Hesla nejsou stejná')).toBeNull());
  });

  it('show server errors under their fields and keep the values', async () => {
    const user = userEvent.setup();
    await show(() => failWith(422, { errors: { current_password: 'Současné heslo nesouhlasí' } }));
    const password = await part('Heslo');
    await user.type(password.getByLabelText('Současné heslo'), 'Spatne12');
    await user.type(password.getByLabelText('Nové heslo'), 'Majitel99');
    await user.type(password.getByLabelText('Nové heslo znovu'), 'Majitel99');
    await user.click(password.getByRole('button', { name: 'Změnit heslo' }));
    await password.findByText('Současné heslo nesouhlasí');
    expect(document.activeElement).toBe(password.getByLabelText('Současné heslo'));
    expect(password.getByLabelText<HTMLInputElement>('Nové heslo').value).toBe('Majitel99');
  });

  it('end a session on another device', async () => {
    const user = userEvent.setup();
    const { changes } = await show(() => ({ items: [session('a', true)] }));
    const devices = await part('Přihlášená zařízení');
    await user.click(await devices.findByRole('button', { name: 'Odhlásit zařízení: Safari, iPhone' }));
    await devices.findByText('Jinde přihlášeni nejste.');
    expect(changes).toEqual([{ method: 'DELETE', path: '/api/account/sessions/b', body: null }]);
  });

  it('require the password to erase the account and show the reason of a refusal', async () => {
    const user = userEvent.setup();
    const { changes } = await show(() =>
      failWith(409, { message: 'Prostor má rezervace před sebou. Nejdřív je prosím zrušte.' }),
    );
    await user.click((await part('Vaše data')).getByRole('button', { name: 'Smazat účet' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Natrvalo smazat účet' }));
    await dialog.findByText('Vyplňte heslo');
    expect(changes).toEqual([]);
    await user.type(dialog.getByLabelText('Pro potvrzení napište své heslo'), 'Majitel1234');
    await user.click(dialog.getByRole('button', { name: 'Natrvalo smazat účet' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Prostor má rezervace před sebou. Nejdřív je prosím zrušte.',
    );
    expect(changes[0]?.body).toEqual({ current_password: 'Majitel1234' });
  });

  it('list secret links and revoke one', async () => {
    const user = userEvent.setup();
    const { changes } = await show(() => ({ items: [] }));
    const links = await part('Tajné odkazy');
    await user.click(await links.findByRole('button', { name: 'Zrušit: Kalendář rezervací: Sál' }));
    await waitFor(() =>
      expect(changes).toEqual([{ method: 'DELETE', path: '/api/account/links/calendar-3', body: null }]),
    );
    expect(await links.findByText('Žádné tajné odkazy nemáte.')).toBeTruthy();
  });
});
