import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import type { TokenPurpose } from './one-time-token.entity.ts';

/** Lifetimes in milliseconds; tokens that grant access to an account have the shortest. */
export const TOKEN_LIFETIME: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': 7 * DAY_MS,
  'change-email': DAY_MS,
  'reset-password': HOUR_MS,
  'device-code': HOUR_MS,
};

/** 256 random bits, base64url. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hexadecimal. */
export const hashToken = (text: string): string => createHash('sha256').update(text).digest('hex');
