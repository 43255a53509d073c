import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keysOf, type Secrets } from '../../platform/sealing/secrets.ts';

const FORM = /^([\w-]{22})\.([\w-]{43})$/u;

export const deviceKeys = (secrets: Secrets): readonly [Buffer, ...Buffer[]] =>
  keysOf(secrets, 'known-device');

/** Token set after a successful login. A browser with it has a login rate limit of its own. */
export function deviceMark(account: string, key: Buffer): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${signature(nonce, account, key).toString('base64url')}`;
}

/**
 * Id of a browser that has logged in to the account before; null for an invalid token.
 * @param account normalized user name
 */
export function knownDevice(
  mark: string | undefined,
  account: string,
  keys: readonly Buffer[],
): string | null {
  const [, nonce = '', given = ''] = FORM.exec(mark ?? '') ?? [];
  const actual = Buffer.from(given, 'base64url');
  const isOurs = keys
    .map((key) => signature(nonce, account, key))
    .some((expected) => actual.length === expected.length && timingSafeEqual(actual, expected));
  return isOurs ? nonce : null;
}

const signature = (nonce: string, account: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`${nonce}.${account}`).digest();
