import { createHash, randomBytes } from 'node:crypto';
import type { TokenPurpose } from './one-time-token.entity.ts';

const HOUR = 60 * 60 * 1000;

/** Lifetimes in milliseconds; tokens that grant access to an account have the shortest. */
export const TOKEN_LIFETIME: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': 7 * 24 * HOUR,
  'change-email': 24 * HOUR,
  'reset-password': HOUR,
  'device-code': HOUR,
};

/** 256 random bits, base64url. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hexadecimal. */
export const hashToken = (text: string): string => createHash('sha256').update(text).digest('hex');
