import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { describeError } from './errors.ts';

describe('describeError', () => {
  test("describes a conflict with the server's message", () => {
    const described = describeError(
      new ApiError(409, { error_code: 'CONFLICT', message: 'Mezitím to změnil někdo jiný.' }),
    );
    expect(described).toMatchObject({
      kind: 'conflict',
      title: admin.errors.conflictTitle,
      text: 'Mezitím to změnil někdo jiný.',
    });
  });
  test('does not treat other 409 responses as stale data', () => {
    const described = describeError(
      new ApiError(409, { error_code: 'FUTURE_RESERVATIONS', message: 'Prostor má rezervace před sebou.' }),
    );
    expect(described).toMatchObject({
      kind: 'other',
      title: admin.errors.notSaved,
      text: 'Prostor má rezervace před sebou.',
    });
  });
  test('lists each validation message once', () => {
    const body = {
      error_code: 'VALIDATION',
      message: 'Zkontrolujte údaje.',
      errors: { perex: 'Povinná hodnota' },
      space_errors: [
        { field: 'perex', message: 'Povinná hodnota' },
        { field: 'images', message: 'Přidejte fotku' },
      ],
    };
    expect(describeError(new ApiError(422, body)).text).toBe(
      'Zkontrolujte údaje. Povinná hodnota Přidejte fotku',
    );
  });
  test('describes unreachable servers and unknown errors', () => {
    expect(describeError(new ApiError(0, {})).text).toBe(admin.errors.unreachable);
    expect(describeError(new TypeError('x is undefined')).text).toBe(admin.errors.unexpected);
  });
  test('shows the request id only for server errors', () => {
    expect(describeError(new ApiError(500, { message: 'Chyba', request_id: 'r-1' })).requestId).toBe('r-1');
    expect(describeError(new ApiError(403, { message: 'Ne', request_id: 'r-2' })).requestId).toBeNull();
  });
});
