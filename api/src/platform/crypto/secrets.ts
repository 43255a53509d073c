import { hkdfSync } from 'node:crypto';
import type { ConfigValues } from '../config/index.ts';

/**
 * Secrets of the server: the first one signs and encrypts, all are accepted, so that rotation invalidates
 * nothing in use.
 */
export type Secrets = readonly [string, ...string[]];

export const getSecrets = ({
  JWT_SECRET,
  JWT_SECRET_ACCEPTED = [],
}: Pick<ConfigValues, 'JWT_SECRET' | 'JWT_SECRET_ACCEPTED'>): Secrets => [JWT_SECRET, ...JWT_SECRET_ACCEPTED];

/**
 * Derives a key per secret, in their order; keys of different purposes are independent.
 * @param purpose name of the use, part of the derivation
 */
export function deriveKeys([first, ...others]: Secrets, purpose: string): readonly [Buffer, ...Buffer[]] {
  const key = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return [key(first), ...others.map(key)];
}
