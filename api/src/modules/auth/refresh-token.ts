import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keysOf, type Secrets } from '../../platform/sealing/secrets.ts';

/** A refresh token is the session's id and a 256 bit secret; only the hash of the secret's text is stored. */
export type RefreshToken = { sessionId: string; text: string };

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/u;

/** First token of a session. */
export const firstRefreshToken = (sessionId: string): RefreshToken => tokenOf(sessionId, randomBytes(32));

/** Reads what a browser sent; null when it is no refresh token. */
export function parseRefreshToken(text = ''): RefreshToken | null {
  const sessionId = FORM.exec(text)?.[1];
  return sessionId === undefined ? null : { sessionId, text };
}

/** What the database keeps of a token. */
export const refreshTokenHash = (token: RefreshToken): string =>
  createHash('sha256').update(token.text).digest('hex');

/** Keys of the successors. */
export const successorKeys = (secrets: Secrets): readonly [Buffer, ...Buffer[]] =>
  keysOf(secrets, 'refresh-token-successor');

/**
 * The one token that follows a token. It is a function of it (under the server's key), so that two tabs which refresh at the same moment,
 * and a browser that lost the answer, get the same successor: one chain, without keeping tokens in readable form.
 */
export const successorOf = (token: RefreshToken, key: Buffer): RefreshToken =>
  tokenOf(token.sessionId, createHmac('sha256', key).update(token.text).digest());

const tokenOf = (sessionId: string, secret: Buffer): RefreshToken => ({
  sessionId,
  text: `${sessionId}.${secret.toString('base64url')}`,
});
