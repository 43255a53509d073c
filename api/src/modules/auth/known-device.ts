import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const FORM = /^([\w-]{22})\.([\w-]{43})$/u;

/** Key of device marks, derived so that it is none of the other uses of the same secret. */
export const deviceKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'known-device', 32));

/** The mark a browser gets after a successful login: from it the owner can log in even while strangers guess the password. */
export function deviceMark(account: string, key: Buffer): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${signature(nonce, account, key).toString('base64url')}`;
}

/** Id of a browser that has logged in to this very account before; null for every other. */
export function knownDevice(mark: string | undefined, account: string, key: Buffer): string | null {
  const [, nonce, given] = FORM.exec(mark ?? '') ?? [];
  if (nonce === undefined || given === undefined) return null;
  const expected = signature(nonce, account, key);
  const actual = Buffer.from(given, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? nonce : null;
}

const signature = (nonce: string, account: string, key: Buffer): Buffer => createHmac('sha256', key).update(`${nonce}.${account}`).digest();
