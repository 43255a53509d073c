import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keysOf, type Secrets } from '../../platform/sealing/secrets.ts';

/** A refresh token is the session id and a 256-bit secret; only its hash is stored. */
export type RefreshToken = { sessionId: string; text: string };

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/u;

export const firstRefreshToken = (sessionId: string): RefreshToken => tokenOf(sessionId, randomBytes(32));

/** @returns null when the text is not a refresh token */
export function parseRefreshToken(text = ''): RefreshToken | null {
  const sessionId = FORM.exec(text)?.[1];
  return sessionId === undefined ? null : { sessionId, text };
}

/** SHA-256, hexadecimal. */
export const refreshTokenHash = (token: RefreshToken): string =>
  createHash('sha256').update(token.text).digest('hex');

export const successorKeys = (secrets: Secrets): readonly [Buffer, ...Buffer[]] =>
  keysOf(secrets, 'refresh-token-successor');

/**
 * The next token of a rotation. Derived with the server's key, so that concurrent refreshes of two tabs and a
 * retry after a lost response get the same successor without storing readable tokens.
 */
export const successorOf = (token: RefreshToken, key: Buffer): RefreshToken =>
  tokenOf(token.sessionId, createHmac('sha256', key).update(token.text).digest());

const tokenOf = (sessionId: string, secret: Buffer): RefreshToken => ({
  sessionId,
  text: `${sessionId}.${secret.toString('base64url')}`,
});
