import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type RegistrationRequest, type SessionUser } from '@prostora/api-client';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { RegisterForm } from './register-form.tsx';

const user = { email: 'novy@prostora.test' } as SessionUser;
type Register = (input: RegistrationRequest) => Promise<SessionUser>;

function open(register: Register) {
  const onDone = jest.fn<(user: SessionUser) => void>();
  renderInShell(<RegisterForm register={register} onDone={onDone} />);
  return {
    onDone,
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
    submit: () => screen.getByRole('button', { name: /Založit účet|Odesílá se/u }),
  };
}

const never: Register = () => new Promise(() => undefined);
const touch = (input: HTMLElement, value: string): void => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};

async function fillIn(field: (label: string) => HTMLInputElement): Promise<void> {
  await userEvent.type(field('E-mail'), ' novy@prostora.test');
  await userEvent.type(field('Heslo'), 'Majitel1');
  await userEvent.type(field('Heslo znovu'), 'Majitel1');
  await userEvent.click(screen.getByRole('checkbox'));
}

afterEach(cleanup);

describe('RegisterForm', () => {
  it.each([
    ['E-mail', '', 'Vyplňte e-mail'],
    ['E-mail', 'nic', 'Toto nevypadá jako platný e-mail'],
    ['E-mail', `${'a'.repeat(190)}@prostora.test`, 'E-mail může mít maximálně 200 znaků'],
    ['Heslo', '', 'Vyplňte heslo'],
    ['Heslo', 'Ab1', 'Heslo musí mít alespoň 6 znaků'],
    ['Heslo', 'abcdef', 'Heslo musí obsahovat velké a malé písmeno'],
    ['Heslo', `A${'a'.repeat(100)}`, 'Heslo může mít maximálně 100 znaků'],
    ['Heslo znovu', 'Jine1234', 'Hesla nejsou stejná'],
    ['Telefon (nepovinné)', '12', 'Telefon musí vypadat jako +420 123 456 789'],
    ['IČO', '12345678', 'IČO má osm číslic a tohle neprošlo kontrolou'],
    ['DIČ', 'SK1', 'DIČ musí vypadat jako CZ12345678'],
  ])('shows the error of %s: %j', async (label, value, message) => {
    const { field } = open(never);
    touch(field(label.replace(' (nepovinné)', '')), value || 'x');
    touch(field(label.replace(' (nepovinné)', '')), value);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('shows no errors before a submit, and none for optional company details', async () => {
    const { submit } = open(never);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    await userEvent.click(submit());
    expect(
      [...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name),
    ).toEqual(['email', 'password', 'password_confirm', 'terms_accepted']);
    expect(document.activeElement?.getAttribute('name')).toBe('email');
  });

  it('updates the password rules while typing', async () => {
    const { field } = open(never);
    const rules = (): (string | null)[] =>
      [...document.querySelectorAll('.rule')].map((rule) => rule.textContent);
    expect(rules()).toEqual([
      'alespoň 6 znaků, zatím nesplněno; ',
      'velké a malé písmeno, zatím nesplněno; ',
    ]);
    await userEvent.type(field('Heslo'), 'abcdef');
    expect(rules()[0]).toBe('alespoň 6 znaků, splněno; ');
    await userEvent.type(field('Heslo'), 'G');
    expect(rules()[1]).toBe('velké a malé písmeno, splněno; ');
  });

  it('clears „Hesla nejsou stejná“ when the first password is corrected', async () => {
    const { field } = open(never);
    touch(field('Heslo'), 'Majitel1');
    touch(field('Heslo znovu'), 'Majitel2');
    expect(await screen.findByText('Hesla nejsou stejná')).toBeTruthy();
    await userEvent.type(field('Heslo'), '{Backspace}2');
    await waitFor(() => expect(screen.queryByText('Hesla nejsou stejná')).toBeNull());
  });

  it('compares filled-in passwords after a submit, even when the second one was not focused', async () => {
    const { field, submit } = open(() =>
      Promise.reject(new ApiError(429, { message: 'Příliš mnoho pokusů.' })),
    );
    for (const [label, value] of [
      ['E-mail', 'novy@prostora.test'],
      ['Heslo', 'Majitel1'],
      ['Heslo znovu', 'Majitel1'],
    ] as const)
      fireEvent.change(field(label), { target: { value } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    fireEvent.change(field('Heslo'), { target: { value: 'Majitel2' } });
    expect(await screen.findByText('Hesla nejsou stejná')).toBeTruthy();
  });

  it('requires the consent to the terms', async () => {
    const register = jest.fn<Register>(never);
    const { field, submit } = open(register);
    await fillIn(field);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(submit());
    expect(await screen.findByText('Bez souhlasu s podmínkami účet založit nejde')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(register).not.toHaveBeenCalled();
  });

  it('sends normalized values once', async () => {
    const register = jest.fn<Register>(never);
    const { field, submit } = open(register);
    await fillIn(field);
    touch(field('Telefon'), '601 234 567');
    touch(field('IČO'), '27082440');
    await userEvent.click(submit());
    await userEvent.click(submit());
    expect(register.mock.calls).toEqual([
      [
        {
          email: 'novy@prostora.test',
          password: 'Majitel1',
          password_confirm: 'Majitel1',
          terms_accepted: true,
          phone: '+420601234567',
          ico: '27082440',
        },
      ],
    ]);
    expect(submit().getAttribute('aria-disabled')).toBe('true');
  });

  it('passes the new user to onDone', async () => {
    const { field, submit, onDone } = open(() => Promise.resolve(user));
    await fillIn(field);
    await userEvent.click(submit());
    await waitFor(() => expect(onDone.mock.calls[0]?.[0]).toBe(user));
  });

  it('shows a server error on its field until it changes, and keeps the values', async () => {
    const { field, submit } = open(() =>
      Promise.reject(
        new ApiError(422, {
          message: 'Zkontrolujte údaje.',
          errors: { email: 'Na tento e-mail už je účet.' },
        }),
      ),
    );
    await fillIn(field);
    await userEvent.click(submit());
    expect(await screen.findByText('Na tento e-mail už je účet.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Heslo').value).toBe('Majitel1');
    await userEvent.type(field('E-mail'), 'x');
    expect(screen.queryByText('Na tento e-mail už je účet.')).toBeNull();
  });

  it('opens the company details when one of them is refused', async () => {
    const { field, submit } = open(() =>
      Promise.reject(new ApiError(422, { errors: { company_name: 'Maximálně 200 znaků' } })),
    );
    await fillIn(field);
    await userEvent.click(submit());
    await screen.findByText('Maximálně 200 znaků');
    expect(document.querySelector('details')?.open).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field('Název firmy')));
  });

  it.each([
    ['the server’s message', new ApiError(429, { message: 'Příliš mnoho pokusů.' }), 'Příliš mnoho pokusů.'],
    [
      'that it is unreachable',
      new ApiError(0, {}),
      'Server teď neodpovídá. Zkontrolujte připojení a zkuste to znovu.',
    ],
    ['the general message', new TypeError('x'), 'Chyba, zkuste odeslat znova'],
  ])('shows %s above the fields on other failures', async (_case, failure, message) => {
    const { field, submit } = open(() => Promise.reject(failure));
    await fillIn(field);
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});
