import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type SessionUser } from '@prostora/api-client';
import { createFakeClient } from '@prostora/testing/fake-client.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeSession, renderInShell } from '../testing/render-in-shell.tsx';
import { Component as ConfirmEmailPage } from './confirm-email.page.tsx';

const owner = {
  username: 'majitel@prostora.test',
  email_confirmed: false,
  has_customer: true,
} as SessionUser;
const confirmEmail = jest.fn<(token: string, password?: string) => Promise<unknown>>();
const resendConfirmation = jest.fn(() => Promise.resolve({ status: 'ok' }));
const reload = jest.fn(() => Promise.resolve());

function open(hash: string, user: SessionUser | null, status: 'unknown' | 'known' = 'known') {
  const session = createFakeSession(
    {
      api: createFakeClient({
        'PUT /api/user/confirm-email': ({ body }) => {
          const { token, password } = body as { token: string; password?: string };
          return password === undefined ? confirmEmail(token) : confirmEmail(token, password);
        },
        'POST /api/user/resend-confirmation': resendConfirmation,
      }),
      reload,
    },
    status === 'unknown'
      ? { status, user: null }
      : user
        ? { status: 'signed-in', user }
        : { status: 'anonymous', user: null },
  );
  renderInShell(<ConfirmEmailPage />, { session, at: `/potvrzeni-emailu${hash}` });
  return session;
}

const expired = new ApiError(410, { error_code: 'LINK_EXPIRED', message: 'Odkaz už neplatí.' });

afterEach(() => {
  cleanup();
  jest.clearAllMocks();
});

describe('e-mail confirmation page', () => {
  it('uses the link once and reloads the session', async () => {
    confirmEmail.mockResolvedValue({ status: 'ok' });
    open('#token=abc', owner);
    expect(await screen.findByRole('heading', { name: 'E-mail je potvrzený' })).toBeTruthy();
    expect(confirmEmail.mock.calls).toEqual([['abc']]);
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Moje prostory' }).getAttribute('href')).toBe(
      '/klient/moje-prostory',
    );
  });

  it('uses the link only after the session is known', async () => {
    confirmEmail.mockResolvedValue({ status: 'ok' });
    const session = open('#token=abc', null, 'unknown');
    await screen.findByRole('heading', { name: 'Potvrzujeme váš e-mail…' });
    expect(confirmEmail).not.toHaveBeenCalled();
    act(() => session.signIn(owner));
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('asks an anonymous user for the password of the account, then links to the login', async () => {
    confirmEmail
      .mockRejectedValueOnce(
        new ApiError(422, { error_code: 'VALIDATION', errors: { password: 'Zadané heslo není správné.' } }),
      )
      .mockResolvedValueOnce({ status: 'ok' });
    open('#token=abc', null);
    expect((await screen.findByRole('link', { name: /^Heslo neznám/u })).getAttribute('href')).toBe(
      '/obnova-hesla',
    );
    await userEvent.type(screen.getByLabelText('Heslo'), 'Spatne1');
    await userEvent.click(screen.getByRole('button', { name: 'Potvrdit e-mail' }));
    expect(await screen.findByText('Zadané heslo není správné.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Potvrdit e-mail' }));
    expect((await screen.findByRole('link', { name: 'Přihlásit se' })).getAttribute('href')).toBe(
      '/prihlasit',
    );
    expect(confirmEmail.mock.calls).toEqual([
      ['abc', 'Spatne1'],
      ['abc', 'Spatne1'],
    ]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks a user of another account for the password', async () => {
    confirmEmail.mockRejectedValue(new ApiError(422, { errors: { password: 'Zadejte heslo.' } }));
    open('#token=abc', owner);
    expect(await screen.findByLabelText('Heslo')).toBeTruthy();
  });

  it('succeeds when the address was confirmed before', async () => {
    confirmEmail.mockRejectedValue(new ApiError(409, { error_code: 'EMAIL_CONFIRMED_ALREADY' }));
    open('#token=abc', owner);
    expect(await screen.findByRole('heading', { name: 'E-mail je potvrzený' })).toBeTruthy();
  });

  it('sends a new link to a signed-in user', async () => {
    confirmEmail.mockRejectedValue(expired);
    open('#token=abc', owner);
    await userEvent.click(await screen.findByRole('button', { name: /Poslat nový odkaz/u }));
    expect(resendConfirmation).toHaveBeenCalledTimes(1);
  });

  it('asks an anonymous user with an expired link to log in', async () => {
    confirmEmail.mockRejectedValue(expired);
    open('#token=abc', null);
    await userEvent.type(await screen.findByLabelText('Heslo'), 'Moje1');
    await userEvent.click(screen.getByRole('button', { name: 'Potvrdit e-mail' }));
    expect(await screen.findByRole('heading', { name: 'Odkaz už neplatí' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Přihlásit se' }).getAttribute('href')).toBe(
      '/prihlasit?next=%2Fpotvrzeni-emailu',
    );
  });

  it('shows that a link is incomplete without a request', async () => {
    open('', null);
    expect(await screen.findByRole('heading', { name: 'V odkazu něco chybí' })).toBeTruthy();
    expect(confirmEmail).not.toHaveBeenCalled();
  });

  it('can be retried when the server is unreachable', async () => {
    confirmEmail.mockRejectedValueOnce(new ApiError(0, {})).mockResolvedValueOnce({ status: 'ok' });
    open('#token=abc', owner);
    await userEvent.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
    expect(await screen.findByRole('heading', { name: 'E-mail je potvrzený' })).toBeTruthy();
  });
});
