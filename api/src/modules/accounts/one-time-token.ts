import { createHash, randomBytes } from 'node:crypto';
import type { TokenPurpose } from './one-time-token.entity.ts';

const HOUR = 60 * 60 * 1000;

/** How long a link can be used: what opens an account for the shortest time. */
export const TOKEN_LIFETIME: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': 7 * 24 * HOUR,
  'change-email': 24 * HOUR,
  'reset-password': HOUR,
  'device-code': HOUR,
};

/** 256 random bits, fit for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const tokenHash = (text: string): string => createHash('sha256').update(text).digest('hex');
