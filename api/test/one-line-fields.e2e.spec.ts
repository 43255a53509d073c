import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Customer } from '../src/modules/accounts/customers/index.ts';
import type { Space } from '../src/modules/spaces/index.ts';
import { createTestApp, type TestApp } from './app.ts';

let test: TestApp;
let owner: Customer;
let space: Space;
let headers: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.customer();
  space = await test.make.space({ building: await test.make.building({ customer: owner }) });
  headers = await test.signIn(owner.user.email);
});
afterAll(() => test.close());

const saveBuilding = async (changes: object) => {
  const { version } = (await test.orm.em.fork().refreshOrFail(space.building)) as { version: number };
  const url = `/api/customer/building/${space.building.id}`;
  return test.request({ method: 'PUT', url, headers, payload: { version, ...changes } });
};

describe('PUT /api/customer/building/:id', () => {
  it.each(['\r\n', '\u0007', '\u2028'])('rejects %j in every field', async (character) => {
    const line = `a${character}b`;
    const fields = { name: line, street: line, house_number: line, land_registry_number: line, city: line };
    const answer = await saveBuilding(fields);

    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors).sort()).toEqual(Object.keys(fields).sort());
  });

  it('removes bidirectional control characters', async () => {
    const answer = await saveBuilding({ name: '\u202EDům\u2066 U Lva', street: '\u200EDlouhá' });

    expect(answer.json()).toMatchObject({ building: { name: 'Dům U Lva', street: 'Dlouhá' } });
  });
});

describe('POST /api/auth/login', () => {
  const ask = (email: string) =>
    test.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: email, password: 'Heslo123' },
    });

  it.each(['"a\r\nBcc: x"@host.cz', '"a\u0007"@host.cz', 'a\u2028b@host.cz'])(
    'answers 422 to the e-mail %j',
    async (email) => {
      expect((await ask(email)).json()).toMatchObject({
        status_code: 422,
        errors: { username: expect.anything() },
      });
    },
  );

  it.each(['a\u202Eb@host.cz', 'a\u2066b@host.cz', '\u200Bab@host.cz'])(
    'ignores the invisible characters of the e-mail %j',
    async (email) => expect((await ask(email)).statusCode).toBe(401),
  );
});

it('answers 422 to a URL with a control character', async () => {
  const { version } = await test.orm.em.fork().refreshOrFail(space);
  const change = {
    id: space.id,
    version,
    web: 'https://a\u0007b.cz',
    facebook: 'https://facebook.com/a\u2028b',
  };
  const payload = { space: change, publish: false };
  const answer = await test.request({ method: 'PUT', url: '/api/space/save', headers, payload });

  expect(answer.json<{ errors: Record<string, string> }>()).toMatchObject({
    status_code: 422,
    errors: { 'space.web': expect.anything(), 'space.facebook': expect.anything() },
  });
});
