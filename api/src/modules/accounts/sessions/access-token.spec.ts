import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { createHmac, randomUUID } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/index.ts';
import { ACCESS_TOKEN_SECONDS, AccessTokenService } from './access-token.service.ts';

const SECRET = 'a-secret-of-the-tests-which-is-long-enough';
const SITE = 'https://prostora.test';
const sessionId = randomUUID();
let now = new Date('2026-11-20T12:00:00Z');
const clock: Clock = Object.assign(new Clock(), { now: () => now });
const tokens = new AccessTokenService(new JwtService({ secret: SECRET }), clock, {
  PUBLIC_URL: SITE,
} as Config);

const seconds = (): number => Math.floor(now.getTime() / 1000);
const HEADER = { alg: 'HS256', typ: 'at+jwt' };
const payload = () => ({
  iss: SITE,
  aud: `${SITE}/api`,
  sub: '7',
  sid: sessionId,
  jti: randomUUID(),
  iat: seconds(),
  exp: seconds() + 60,
});
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Builds a token by hand. */
function forge(header: object, claims: object, key: string = SECRET, hash = 'sha256'): string {
  const body = `${encode(header)}.${encode(claims)}`;
  return `${body}.${key === '' ? '' : createHmac(hash, key).update(body).digest('base64url')}`;
}

describe('AccessTokenService', () => {
  it('verifies an issued token for 15 minutes', () => {
    const token = tokens.issue({ userId: 7, sessionId });
    expect(tokens.verify(token)).toEqual({ userId: 7, sessionId });
    const issuedAt = now;
    now = new Date(issuedAt.getTime() + (ACCESS_TOKEN_SECONDS - 1) * 1000);
    expect(tokens.verify(token)).not.toBeNull();
    now = new Date(issuedAt.getTime() + ACCESS_TOKEN_SECONDS * 1000);
    expect(tokens.verify(token)).toBeNull();
    now = issuedAt;
  });

  it.each([1, 12, 2_147_483_647])('accepts the user id %i', (userId) => {
    expect(tokens.verify(tokens.issue({ userId, sessionId }))).toEqual({ userId, sessionId });
  });

  it('verifies tokens of accepted former secrets and signs with the first secret', () => {
    const changed = new AccessTokenService(
      new JwtService({ secret: 'the-new-secret-which-is-long-enough-too' }),
      clock,
      {
        PUBLIC_URL: SITE,
        JWT_SECRET_ACCEPTED: ['a-secret-that-is-accepted-as-well', SECRET],
      } as unknown as Config,
    );
    expect(changed.verify(tokens.issue({ userId: 7, sessionId }))).toEqual({ userId: 7, sessionId });
    expect(changed.verify(changed.issue({ userId: 7, sessionId }))).toEqual({ userId: 7, sessionId });
    expect(tokens.verify(changed.issue({ userId: 7, sessionId }))).toBeNull();
    expect(changed.verify(forge(HEADER, payload(), 'another-secret-of-at-least-32-bytes-here'))).toBeNull();
  });

  it('issues tokens without personal data', () => {
    const claims = JSON.parse(
      Buffer.from(tokens.issue({ userId: 7, sessionId }).split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub']);
  });

  it('accepts a correct hand-made token, so that the forgeries below fail for their own reason', () => {
    expect(tokens.verify(forge(HEADER, payload()))).toEqual({ userId: 7, sessionId });
  });

  it.each<[string, () => string]>([
    ['alg none', () => forge({ alg: 'none', typ: 'at+jwt' }, payload(), '')],
    ['alg None in another case', () => forge({ alg: 'nOnE', typ: 'at+jwt' }, payload(), '')],
    ['no signature', () => forge(HEADER, payload(), '')],
    ['HS512 with our own secret', () => forge({ ...HEADER, alg: 'HS512' }, payload(), SECRET, 'sha512')],
    ['HS384 with our own secret', () => forge({ ...HEADER, alg: 'HS384' }, payload(), SECRET, 'sha384')],
    ['RS256 in the header, HMAC below', () => forge({ ...HEADER, alg: 'RS256' }, payload())],
    ['another secret', () => forge(HEADER, payload(), 'another-secret-of-at-least-32-bytes-here')],
    ['another issuer', () => forge(HEADER, { ...payload(), iss: 'https://evil.test' })],
    ['another audience', () => forge(HEADER, { ...payload(), aud: 'https://evil.test/api' })],
    ['no audience', () => forge(HEADER, { ...payload(), aud: undefined })],
    ['another type', () => forge({ ...HEADER, typ: 'JWT' }, payload())],
    ['no type', () => forge({ alg: 'HS256' }, payload())],
    ['expired', () => forge(HEADER, { ...payload(), exp: seconds() - 1 })],
    ['without an end', () => forge(HEADER, { ...payload(), exp: undefined })],
    ['not yet valid', () => forge(HEADER, { ...payload(), nbf: seconds() + 60 })],
    ['a foreign kid', () => forge({ ...HEADER, kid: '../../dev/null' }, payload())],
    ['a foreign jku', () => forge({ ...HEADER, jku: 'https://evil.test/keys' }, payload())],
    ['an embedded key', () => forge({ ...HEADER, jwk: { kty: 'oct', k: 'AAAA' } }, payload())],
    ['a critical extension', () => forge({ ...HEADER, crit: ['exp'] }, payload())],
    ['no session', () => forge(HEADER, { ...payload(), sid: undefined })],
    ['a session that is no id', () => forge(HEADER, { ...payload(), sid: "x' or 1=1" })],
    ['a session in a list', () => forge(HEADER, { ...payload(), sid: [sessionId] })],
    ['something before the session', () => forge(HEADER, { ...payload(), sid: `x${sessionId}` })],
    ['something after the session', () => forge(HEADER, { ...payload(), sid: `${sessionId}x` })],
    ['no id of its own', () => forge(HEADER, { ...payload(), jti: undefined })],
    ['a subject that is no text', () => forge(HEADER, { ...payload(), sub: 7 })],
    ['a subject of letters', () => forge(HEADER, { ...payload(), sub: '7x' })],
    ['a subject that is no id', () => forge(HEADER, { ...payload(), sub: '7 or 1' })],
    [
      'changed claims under an old signature',
      () => {
        const [header = '', , signature = ''] = forge(HEADER, payload()).split('.');
        return `${header}.${encode({ ...payload(), sub: '1' })}.${signature}`;
      },
    ],
    ['no token at all', () => 'nonsense'],
  ])('rejects a token with %s', (_name, make) => {
    expect(tokens.verify(make())).toBeNull();
  });
});
