import { describe, expect, it } from '@jest/globals';
import type { FieldErrorCode } from '@prostora/contracts';
import { DomainError, fieldError } from '../errors/index.ts';
import { buildErrorBody } from './error-body.ts';
import { formatError, PHRASES } from './error-messages.ts';

const phrases = Object.entries(PHRASES) as [FieldErrorCode, string | ((params: object) => string)][];

/** Two values of each parameter that is no number. */
const VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  remindedAt: ['2027-01-08T09:00:00Z', '2027-01-15T09:00:00Z'],
  known: [['a'], ['b']],
  days: [['2027-01-08'], ['2027-01-15']],
};

describe('error phrases', () => {
  it('use each of their parameters', () => {
    const unused = phrases.flatMap(([code, phrase]) => {
      if (typeof phrase === 'string') return [];
      const names = /^\(\{([^}]*)\}\)/u.exec(phrase.toString())?.[1]?.split(',') ?? [];
      const parameters = names.map((name) => name.trim()).filter((name) => name !== '');
      const values = Object.fromEntries(parameters.map((name, at) => [name, VALUES[name]?.[0] ?? 11 + at]));
      const text = (changed: string | null): string =>
        phrase({ ...values, ...(changed !== null && { [changed]: VALUES[changed]?.[1] ?? 3 }) });
      return parameters.length === 0
        ? [code]
        : parameters.filter((name) => text(name) === text(null)).map((name) => `${code}.${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('are not empty and contain no unfilled placeholder', () => {
    const texts = phrases.flatMap(([, phrase]) => (typeof phrase === 'string' ? [phrase] : []));
    expect(texts.filter((text) => text.trim() === '' || /[{}]/u.test(text))).toEqual([]);
  });

  it('are filled with the parameters of the error', () => {
    expect(formatError(fieldError('range', { min: 1, max: 5 }))).toBe('Zadejte číslo od 1 do 5');
    expect(formatError(fieldError('SLOT_TAKEN'))).toBe('Termín už je obsazený');
  });

  it('belong to the codes: a wrong code or parameter does not compile', () => {
    // @ts-expect-error unknown code
    expect(fieldError('noSuchCode')).toBeDefined();
    // @ts-expect-error missing parameters
    expect(fieldError('range')).toBeDefined();
    // @ts-expect-error surplus parameters
    expect(fieldError('required', { max: 1 })).toBeDefined();
    // @ts-expect-error a parameter the phrase does not use
    expect(fieldError('maxLength', { max: 1, min: 1 })).toBeDefined();
    // @ts-expect-error missing parameters
    expect(new DomainError('rate-limited', 'CANCELLATION_LIMIT')).toBeDefined();
    // @ts-expect-error an error of a field is no error of a request
    expect(new DomainError('invalid', 'maxLength')).toBeDefined();
  });
});

describe('buildErrorBody', () => {
  it('replaces field errors by their messages, also inside the additional members', () => {
    const error = new DomainError('invalid', 'VALIDATION', {
      fields: { name: fieldError('required') },
      extra: {
        space_errors: [{ field: 'name', message: fieldError('required') }],
        at: new Date(0),
        none: null,
      },
    });
    expect(buildErrorBody(error, 'id', '/api/x')).toEqual({
      status_code: 422,
      error_code: 'VALIDATION',
      message: 'Zkontrolujte prosím vyplněné údaje.',
      error: 'Zkontrolujte prosím vyplněné údaje.',
      errors: { name: 'Povinná hodnota' },
      request_id: 'id',
      space_errors: [{ field: 'name', message: 'Povinná hodnota' }],
      at: new Date(0),
      none: null,
    });
    expect(error.message).toBe('VALIDATION (name: required)');
  });
});
