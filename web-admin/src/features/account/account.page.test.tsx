import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminAccount as texts } from '@prostora/strings/cs/admin-account.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import './account.page.tsx';
import './profile-form.tsx';
import './email-form.tsx';
import './password-form.tsx';
import './factor-drawer.tsx';
import './recovery-codes.tsx';
import { accountHandlers, session } from '../../testing/account.ts';
import {
  findDialog,
  operator,
  pressAndConfirm,
  renderConsole,
  type Handlers,
} from '../../testing/console.tsx';

const PAGE = '/admin2/ucet';
const factorTexts = settings.secondFactor;
const ON = { required: true, totp: true, passkeys: [], recovery_codes_left: 10 };

const open = (handlers: Handlers = {}, user = operator) =>
  renderConsole(PAGE, { user, handlers: { ...accountHandlers(), ...handlers } });
const findDrawer = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const type = async (label: string, text: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('AccountPage', () => {
  test('is reached from the menu of the user, in the document of the console', async () => {
    await renderConsole('/admin2/neznama');
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(admin.layout.userMenu, 'u') }),
    );
    const link = await screen.findByRole('link', { name: admin.layout.account });
    expect(link.getAttribute('href')).toBe(PAGE);
  });

  test('saves the name, and hides the telephone, which belongs to an owner', async () => {
    const { findCalls } = await open({ 'PUT account/profile': () => ({ body: {} }) });
    await press(texts.editProfile);
    const name = await screen.findByLabelText(settings.profile.name);
    expect(screen.queryByLabelText(settings.profile.phone)).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'Jana Spravcova');
    await press(settings.save);
    expect(await screen.findByText(settings.saved)).toBeTruthy();
    expect(findCalls('PUT account/profile')[0]?.body).toEqual({ name: 'Jana Spravcova', phone: null });
  });

  test('changes the e-mail with the password, whose error is at its field', async () => {
    let fails = true;
    const { findCalls } = await open({
      'PUT account/email': () =>
        fails
          ? {
              status: 422,
              body: { error_code: 'VALIDATION', message: 'x', errors: { current_password: 'Heslo nesedí' } },
            }
          : { body: {} },
    });
    await press(settings.email.submit);
    await type(settings.email.next, 'nova@prostora.test');
    await type(settings.email.currentPassword, 'Spatne-Heslo1');
    const dialog = within(await findDrawer(settings.email.submit));
    await userEvent.click(dialog.getByRole('button', { name: settings.email.submit }));
    expect(await screen.findByText('Heslo nesedí')).toBeTruthy();
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: settings.email.submit }));
    expect(await screen.findByText(settings.email.sent('nova@prostora.test'))).toBeTruthy();
    expect(findCalls('PUT account/email')).toHaveLength(2);
  });

  test('does not send a new password whose repetition differs', async () => {
    const { findCalls } = await open({ 'PUT account/password': () => ({ body: { status: 'ok' } }) });
    await press(settings.password.submit);
    await type(settings.password.current, 'Stare-Heslo1');
    await type(settings.password.next, 'Nove-Heslo-22');
    await type(settings.password.confirm, 'Nove-Heslo-23');
    const dialog = within(await findDrawer(settings.password.submit));
    await userEvent.click(dialog.getByRole('button', { name: settings.password.submit }));
    expect(await screen.findByText('Hesla nejsou stejná')).toBeTruthy();
    expect(findCalls('PUT account/password')).toHaveLength(0);
    await userEvent.clear(screen.getByLabelText(settings.password.confirm));
    await type(settings.password.confirm, 'Nove-Heslo-22');
    await userEvent.click(dialog.getByRole('button', { name: settings.password.submit }));
    expect(await screen.findByText(settings.password.done)).toBeTruthy();
  });

  test('sets up an app with its first code, shows recovery codes once, and opens the console', async () => {
    let user = { ...operator, super_admin: false, second_factor_missing: true };
    const { findCalls } = await open(
      {
        'POST account/second-factor/totp': () => ({
          body: { secret: 'ABCDEFGH', qr_path: 'M0 0h1v1z', qr_size: 21, uri: '' },
        }),
        'PUT account/second-factor/totp': () => {
          user = operator;
          return { body: { second_factor: ON, recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] } };
        },
        'GET auth/user': () => ({ body: { user } }),
      },
      user,
    );
    await press(factorTexts.addApp);
    await type(factorTexts.password, 'Sprava1234');
    await press(factorTexts.continue);
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
    expect(screen.getByRole('img', { name: factorTexts.qr })).toBeTruthy();
    await type(factorTexts.code, '123456');
    await press(factorTexts.confirm);
    const codes = within(await findDialog(factorTexts.codesText));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'aaaa-bbbb',
      'cccc-dddd',
    ]);
    expect(findCalls('PUT account/second-factor/totp')[0]?.body).toEqual({ code: '123456' });
    await userEvent.click(codes.getByRole('button', { name: factorTexts.codesDone }));
    expect(await screen.findByRole('navigation', { name: admin.layout.menu })).toBeTruthy();
  });

  test('renews the recovery codes with the password', async () => {
    await open({
      ...accountHandlers(ON),
      'POST account/second-factor/recovery-codes': () => ({
        body: { second_factor: ON, recovery_codes: ['eeee-ffff'] },
      }),
    });
    await press(factorTexts.renewTitle);
    await type(factorTexts.password, 'Sprava1234');
    const renewal = within(await findDrawer(factorTexts.renewTitle));
    await userEvent.click(renewal.getByRole('button', { name: factorTexts.renew }));
    const codes = within(await findDialog(factorTexts.codesText));
    expect(codes.getByText('eeee-ffff')).toBeTruthy();
  });

  test('removes a factor with the password', async () => {
    const { findCalls } = await open({
      ...accountHandlers(ON),
      'POST account/second-factor/totp/remove': () => ({
        body: { second_factor: { ...ON, totp: false }, recovery_codes: null },
      }),
    });
    await press(factorTexts.removeLabel(factorTexts.app));
    await type(factorTexts.password, 'Sprava1234');
    const removal = within(await findDrawer(factorTexts.removeTitle(factorTexts.app)));
    await userEvent.click(removal.getByRole('button', { name: factorTexts.remove }));
    expect(await screen.findByText(factorTexts.done.removed)).toBeTruthy();
    expect(findCalls('POST account/second-factor/totp/remove')[0]?.body).toEqual({
      current_password: 'Sprava1234',
    });
  });

  test('ends one session, and all others after a confirmation', async () => {
    const { findCalls } = await open({
      'DELETE account/sessions/s2': () => ({ body: { items: [session('s1', true)] } }),
      'POST account/sessions/end-others': () => ({ body: { items: [session('s1', true)] } }),
    });
    await pressAndConfirm(texts.endOthers, texts.endOthersTitle, texts.endOthers);
    expect(await screen.findByText(settings.sessions.endedOthers)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: /^Odhlásit zařízení/u }));
    await waitFor(() => expect(findCalls('DELETE account/sessions/s2')).toHaveLength(1));
  });
});
