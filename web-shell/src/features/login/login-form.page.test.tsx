import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type Session, type SessionUser } from '@prostora/api-client';
import { createFakeClient } from '@prostora/testing/fake-client.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell as showInPage } from '../../testing/render-in-shell.tsx';
import { LoginForm } from './login-form.tsx';

const user = { username: 'majitel@prostora.test', super_admin: false } as SessionUser;
type Login = Session['login'];
type Answer = (call: { body?: unknown }) => unknown;

function show(login: Login) {
  const onDone = jest.fn<(user: SessionUser) => void>();
  const onLostPassword = jest.fn<(email: string) => void>();
  showInPage(
    <LoginForm session={{ login } as Session} onDone={onDone} onLostPassword={onLostPassword} heading="h1" />,
  );
  return {
    onDone,
    onLostPassword,
    email: screen.getByLabelText('E-mail'),
    password: screen.getByLabelText('Heslo'),
    submit: () => screen.getByRole('button', { name: /Přihlásit se|Odesílá se/u }),
  };
}

const never: Login = () => new Promise(() => undefined);

afterEach(cleanup);

describe('rate-limited login', () => {
  const limited = new ApiError(429, { error_code: 'RATE_LIMITED', message: 'Příliš mnoho pokusů' });

  function showLimited(login: Login, markDevice: jest.Mock<Answer>) {
    const onDone = jest.fn<(user: SessionUser) => void>();
    const sendDeviceCode = jest.fn<Answer>(() => ({ status: 'ok' }));
    const api = createFakeClient({
      'POST /api/user/device-code': sendDeviceCode,
      'PUT /api/user/device': markDevice,
    });
    const session = { login, api } as Session;
    showInPage(<LoginForm session={session} onDone={onDone} onLostPassword={() => undefined} heading="h1" />);
    return { onDone, sendDeviceCode };
  }
  const logIn = async (): Promise<void> => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'majitel@prostora.test');
    await userEvent.type(screen.getByLabelText('Heslo'), 'Majitel1234{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Poslat kód e-mailem' }));
    await userEvent.type(await screen.findByLabelText('Kód'), '7K3M PX9D{Enter}');
  };

  it('offers a mailed code and repeats the login with it', async () => {
    const login = jest.fn<Login>().mockRejectedValueOnce(limited).mockResolvedValueOnce(user);
    const markDevice = jest.fn<Answer>(() => ({ status: 'ok' }));
    const { onDone, sendDeviceCode } = showLimited(login, markDevice);
    await logIn();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(user));
    expect(sendDeviceCode).toHaveBeenCalledWith(
      expect.objectContaining({ body: { email: 'majitel@prostora.test' } }),
    );
    expect(markDevice).toHaveBeenCalledWith(
      expect.objectContaining({ body: { email: 'majitel@prostora.test', code: '7K3M PX9D' } }),
    );
    expect(login).toHaveBeenLastCalledWith('majitel@prostora.test', 'Majitel1234');
  });

  it('shows a wrong code on its field', async () => {
    const wrong = new ApiError(422, {
      error_code: 'VALIDATION',
      errors: { code: 'Kód nesouhlasí nebo už neplatí' },
    });
    const login = jest.fn<Login>().mockRejectedValue(limited);
    showLimited(
      login,
      jest.fn(() => Promise.reject(wrong)),
    );
    await logIn();
    expect(await screen.findByText('Kód nesouhlasí nebo už neplatí')).toBeTruthy();
    expect(login).toHaveBeenCalledTimes(1);
  });
});

describe('LoginForm', () => {
  it('shows no errors before a field was touched', () => {
    show(never);
    expect(screen.queryByText('Vyplňte e-mail')).toBeNull();
  });

  it('shows only the first failing rule of a touched field', async () => {
    const { email, password } = show(never);
    await userEvent.click(email);
    await userEvent.click(password);
    expect(screen.getByText('Vyplňte e-mail')).toBeTruthy();
    expect(screen.queryByText('Toto nevypadá jako platný e-mail')).toBeNull();
    await userEvent.type(email, 'nic');
    expect(screen.getByText('Toto nevypadá jako platný e-mail')).toBeTruthy();
    expect(screen.queryByText('Vyplňte e-mail')).toBeNull();
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });

  it('rejects an e-mail over 200 characters', async () => {
    const { email } = show(never);
    fireEvent.change(email, { target: { value: `${'a'.repeat(190)}@prostora.test` } });
    fireEvent.blur(email);
    expect(await screen.findByText('E-mail může mít maximálně 200 znaků')).toBeTruthy();
  });

  it('shows errors on submit and focuses the first invalid field', async () => {
    const login = jest.fn<Login>(never);
    const { email, submit } = show(login);
    await userEvent.click(submit());
    expect(screen.getByText('Vyplňte e-mail')).toBeTruthy();
    expect(document.activeElement).toBe(email);
    expect(login).not.toHaveBeenCalled();
  });

  it('ignores a repeated submit while sending', async () => {
    const login = jest.fn<Login>(never);
    const { email, password, submit } = show(login);
    await userEvent.type(email, ' majitel@prostora.test ');
    await userEvent.type(password, 'Majitel1234{Enter}');
    await userEvent.click(submit());
    await userEvent.type(password, '{Enter}');
    expect(login).toHaveBeenCalledTimes(1);
    expect(login).toHaveBeenCalledWith('majitel@prostora.test', 'Majitel1234');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
  });

  it('sends values that were filled in without events', async () => {
    const login = jest.fn<Login>(never);
    const { email, password, submit } = show(login);
    (email as HTMLInputElement).value = 'majitel@prostora.test';
    (password as HTMLInputElement).value = 'Majitel1234';
    await userEvent.click(submit());
    expect(login).toHaveBeenCalledWith('majitel@prostora.test', 'Majitel1234');
  });

  it('passes the user to onDone after success', async () => {
    const { email, password, onDone } = show(() => Promise.resolve(user));
    await userEvent.type(email, 'majitel@prostora.test');
    await userEvent.type(password, 'Majitel1234{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(user));
  });

  it.each([
    [
      'the server’s message',
      new ApiError(429, { message: 'Příliš mnoho pokusů. Zkuste to prosím za chvíli.' }),
      'Příliš mnoho pokusů. Zkuste to prosím za chvíli.',
    ],
    [
      'the default message without one',
      new ApiError(401, {}),
      'Nepodařilo se přihlásit - zkuste jiný email/heslo',
    ],
  ])('shows %s above the fields', async (_case, failure, message) => {
    const { email, password } = show(() => Promise.reject(failure));
    await userEvent.type(email, 'majitel@prostora.test');
    await userEvent.type(password, 'Spatne1234{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(message);
    expect(alert.compareDocumentPosition(email) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('passes the e-mail to the lost password and links to the registration', async () => {
    const { email, onLostPassword } = show(never);
    await userEvent.type(email, ' majitel@prostora.test');
    await userEvent.click(screen.getByRole('link', { name: 'Zapomenuté heslo' }));
    expect(onLostPassword).toHaveBeenCalledWith('majitel@prostora.test');
    expect(screen.getByRole('link', { name: 'Přidat prostor' }).getAttribute('href')).toBe('/pridat-prostor');
  });

  it('tabs from the e-mail to the password', async () => {
    const { email, password } = show(never);
    await userEvent.click(email);
    await userEvent.tab();
    expect(document.activeElement).toBe(password);
  });

  it('shows and hides the password', async () => {
    const { password } = show(never);
    await userEvent.click(screen.getByRole('button', { name: 'Ukázat heslo' }));
    expect(password.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Skrýt heslo' }));
    expect(password.getAttribute('type')).toBe('password');
  });
});

describe('second step of a login', () => {
  const second_step = {
    challenge: 'vyzva',
    methods: ['totp' as const, 'recovery' as const],
    passkey_options: null,
  };
  type Complete = Session['completeLogin'];

  async function reach(completeLogin: Complete) {
    const onDone = jest.fn<(user: SessionUser) => void>();
    const login: Login = () => Promise.resolve({ second_step });
    const session = { login, completeLogin } as Session;
    showInPage(<LoginForm session={session} onDone={onDone} onLostPassword={() => undefined} heading="h1" />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'majitel@prostora.test');
    await userEvent.type(screen.getByLabelText('Heslo'), 'Majitel1234{Enter}');
    return { onDone, code: await screen.findByLabelText('Kód z aplikace') };
  }

  it('completes with a pasted code of the app', async () => {
    const complete = jest.fn<Complete>(() => Promise.resolve(user));
    const { onDone, code } = await reach(complete);
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(user));
    expect(complete).toHaveBeenCalledWith({ challenge: 'vyzva', code: '123 456' });
  });

  it('shows a wrong code on its field and accepts a recovery code', async () => {
    const refusal = new ApiError(422, { errors: { code: 'Kód nesouhlasí, nebo už byl použit' } });
    const complete = jest.fn<Complete>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(user);
    const { onDone, code } = await reach(complete);
    await userEvent.type(code, '000000{Enter}');
    expect(await screen.findByText('Kód nesouhlasí, nebo už byl použit')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Nemám aplikaci ani klíč po ruce' }));
    await userEvent.type(screen.getByLabelText('Záložní kód'), 'abcd-efgh-jkmn-pqrs{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(user));
    expect(complete).toHaveBeenLastCalledWith({ challenge: 'vyzva', recovery_code: 'abcd-efgh-jkmn-pqrs' });
  });

  it('returns to the password with the e-mail when expired', async () => {
    const expired = new ApiError(410, { error_code: 'SECOND_STEP_EXPIRED' });
    const { code } = await reach(jest.fn<Complete>().mockRejectedValue(expired));
    await userEvent.type(code, '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Přihlášení trvalo příliš dlouho. Zadejte prosím heslo znovu.',
    );
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('majitel@prostora.test');
  });
});

describe('focus of the login form', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('moves to the e-mail after 200 ms', () => {
    const { email } = show(never);
    act(() => void jest.advanceTimersByTime(199));
    expect(document.activeElement).not.toBe(email);
    act(() => void jest.advanceTimersByTime(2));
    expect(document.activeElement).toBe(email);
  });

  it('does not move while a field is focused', () => {
    const { password } = show(never);
    act(() => password.focus());
    act(() => void jest.advanceTimersByTime(200));
    expect(document.activeElement).toBe(password);
  });
});
