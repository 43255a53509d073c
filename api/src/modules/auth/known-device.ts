import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keysOf, type Secrets } from '../../platform/sealing/secrets.ts';

const FORM = /^([\w-]{22})\.([\w-]{43})$/u;

/** Keys of device marks. */
export const deviceKeys = (secrets: Secrets): readonly [Buffer, ...Buffer[]] =>
  keysOf(secrets, 'known-device');

/** The mark a browser gets after a successful login: from it the owner can log in even while strangers guess the password. */
export function deviceMark(account: string, key: Buffer): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${signature(nonce, account, key).toString('base64url')}`;
}

/** Id of a browser that has logged in to this very account before; null for every other. */
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
