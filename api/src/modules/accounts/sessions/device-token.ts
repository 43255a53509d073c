import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type Secrets } from '../../../platform/crypto/secrets.ts';

const FORMAT = /^([\w-]{22})\.([\w-]{43})$/u;

export const deriveDeviceKeys = (secrets: Secrets): readonly [Buffer, ...Buffer[]] =>
  deriveKeys(secrets, 'known-device');

/** Token set after a successful login. A browser with it has a login rate limit of its own. */
export function createDeviceToken(account: string, key: Buffer): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${sign(nonce, account, key).toString('base64url')}`;
}

/**
 * Id of a browser that has logged in to the account before; null for an invalid token.
 * @param account normalized user name
 */
export function verifyDeviceToken(
  token: string | undefined,
  account: string,
  keys: readonly Buffer[],
): string | null {
  const [, nonce = '', given = ''] = FORMAT.exec(token ?? '') ?? [];
  const actual = Buffer.from(given, 'base64url');
  const isOurs = keys
    .map((key) => sign(nonce, account, key))
    .some((expected) => actual.length === expected.length && timingSafeEqual(actual, expected));
  return isOurs ? nonce : null;
}

const sign = (nonce: string, account: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`${nonce}.${account}`).digest();
