import { hkdfSync } from 'node:crypto';
import type { ConfigValues } from '../config/index.ts';

/** The server's secrets: the first one signs and seals, all of them are accepted, so that a new one breaks nothing that is under way. */
export type Secrets = readonly [string, ...string[]];

export const secretsOf = ({
  JWT_SECRET,
  JWT_SECRET_ACCEPTED = [],
}: Pick<ConfigValues, 'JWT_SECRET' | 'JWT_SECRET_ACCEPTED'>): Secrets => [JWT_SECRET, ...JWT_SECRET_ACCEPTED];

/** Keys of one purpose, in the order of the secrets; none of them is any other use of the same secret. */
export function keysOf([first, ...others]: Secrets, purpose: string): readonly [Buffer, ...Buffer[]] {
  const key = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return [key(first), ...others.map(key)];
}
