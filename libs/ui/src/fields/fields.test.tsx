import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CheckField } from './check-field.tsx';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/** Texts of `aria-describedby`, in reading order. */
const description = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

afterEach(cleanup);

describe('form fields', () => {
  it.each([
    ['TextField', <TextField key="f" label="Pole" hint="Rada" error="Chyba" />],
    ['TextArea', <TextArea key="f" label="Pole" hint="Rada" error="Chyba" />],
    [
      'PasswordField',
      <PasswordField key="f" label="Pole" hint="Rada" error="Chyba" autoComplete="new-password" />,
    ],
    ['CheckField', <CheckField key="f" label="Pole" hint="Rada" error="Chyba" />],
  ])('%s is linked to its label, error and hint', (_name, field) => {
    render(field);
    const input = screen.getByLabelText('Pole');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(description(input)).toBe('Chyba | Rada');
  });

  it('mark optional fields and keep the description of the caller', () => {
    render(
      <>
        <p id="own">Vlastní</p>
        <TextField label="Web" optional aria-describedby="own" />
      </>,
    );
    const input = screen.getByLabelText('Web (nepovinné)');
    expect(description(input)).toBe('Vlastní');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('forward the ref to their input', () => {
    const [area, box] = [createRef<HTMLTextAreaElement>(), createRef<HTMLInputElement>()];
    render(
      <>
        <TextArea label="A" ref={area} />
        <CheckField label="B" ref={box} />
      </>,
    );
    expect([area.current?.tagName, box.current?.type]).toEqual(['TEXTAREA', 'checkbox']);
  });
});

describe('TextArea', () => {
  it('counts characters without truncating the text', () => {
    render(<TextArea label="Perex" maxLength={5} />);
    const area = screen.getByLabelText('Perex');
    expect(description(area)).toBe('Počet znaků: 0 / 5');
    fireEvent.input(area, { target: { value: 'příliš' } });
    expect(description(area)).toBe('Počet znaků: 6 / 5');
    expect(area.getAttribute('maxlength')).toBeNull();
  });

  it('counts the characters of a controlled value', () => {
    const { rerender } = render(
      <TextArea label="Perex" maxLength={5} value="ab" onChange={() => undefined} />,
    );
    rerender(<TextArea label="Perex" maxLength={5} value="abc" onChange={() => undefined} />);
    expect(description(screen.getByLabelText('Perex'))).toBe('Počet znaků: 3 / 5');
  });
});

describe('PasswordField', () => {
  it('toggles the visibility of the password', async () => {
    render(<PasswordField label="Heslo" autoComplete="current-password" />);
    await userEvent.click(screen.getByRole('button', { name: 'Ukázat heslo' }));
    expect(screen.getByLabelText('Heslo').getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Skrýt heslo' }));
    expect(screen.getByLabelText('Heslo').getAttribute('type')).toBe('password');
  });
});

describe('CheckField', () => {
  it('toggles on a click on a label with a link', async () => {
    const onChange = jest.fn();
    render(
      <CheckField
        label={
          <>
            Souhlasím s <a href="#podminky">podmínkami</a>
          </>
        }
        onChange={onChange}
      />,
    );
    await userEvent.click(screen.getByText(/Souhlasím/u));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'podmínkami' })).toBeTruthy();
  });
});

describe('FormError', () => {
  it('announces the error and renders nothing without one', () => {
    const { rerender } = render(<FormError>{null}</FormError>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<FormError>Nepovedlo se</FormError>);
    expect(screen.getByRole('alert').textContent).toBe('Nepovedlo se');
  });
});
