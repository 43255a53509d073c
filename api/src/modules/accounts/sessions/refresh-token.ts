import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveKeys, type Secrets } from '../../../platform/crypto/secrets.ts';

/** A refresh token is the session id and a 256-bit secret; only its hash is stored. */
export type RefreshToken = { sessionId: string; text: string };

const FORMAT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/u;

export const createRefreshToken = (sessionId: string): RefreshToken => buildToken(sessionId, randomBytes(32));

/** @returns null when the text is not a refresh token */
export function parseRefreshToken(text = ''): RefreshToken | null {
  const sessionId = FORMAT.exec(text)?.[1];
  return sessionId === undefined ? null : { sessionId, text };
}

/** SHA-256, hexadecimal. */
export const hashRefreshToken = (token: RefreshToken): string =>
  createHash('sha256').update(token.text).digest('hex');

export const deriveSuccessorKeys = (secrets: Secrets): readonly [Buffer, ...Buffer[]] =>
  deriveKeys(secrets, 'refresh-token-successor');

/**
 * The next token of a rotation. Derived with the server's key, so that concurrent refreshes of two tabs and a
 * retry after a lost response get the same successor without storing readable tokens.
 */
export const deriveSuccessor = (token: RefreshToken, key: Buffer): RefreshToken =>
  buildToken(token.sessionId, createHmac('sha256', key).update(token.text).digest());

const buildToken = (sessionId: string, secret: Buffer): RefreshToken => ({
  sessionId,
  text: `${sessionId}.${secret.toString('base64url')}`,
});
