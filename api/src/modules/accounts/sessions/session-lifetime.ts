import type { RequiredEntityData } from '@mikro-orm/core';
import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import type { AuthSession } from './auth-session.entity.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';

/** A session just opened or renewed, with its current refresh token. */
export type OpenSession = {
  sessionId: string;
  userId: number;
  impersonatorId: number | null;
  /** The customer chosen in the session. */
  customerId: number | null;
  refreshToken: string;
  expiresAt: Date;
  /** Whether a second factor was verified in the session. */
  hasSecondFactor: boolean;
};

/** The operator that opens an impersonation session, and the session of the operator. */
export type Impersonator = { userId: number; sessionId: string };

const IDLE_LIFETIME_MS = 30 * DAY_MS;
/** Renewals do not extend a session beyond this. */
const MAX_LIFETIME_MS = 180 * DAY_MS;
/** Renewals do not extend an impersonation session. */
const IMPERSONATION_LIFETIME_MS = HOUR_MS;
const OPERATOR_IDLE_LIFETIME_MS = 12 * HOUR_MS;
const OPERATOR_MAX_LIFETIME_MS = 7 * DAY_MS;

type SessionAge = { createdAt: Date; isImpersonated: boolean; isOperator: boolean };

/** Time at which a session renewed now expires. */
export function computeExpiry({ createdAt, isImpersonated, isOperator }: SessionAge, now: Date): Date {
  const idle = isOperator ? OPERATOR_IDLE_LIFETIME_MS : IDLE_LIFETIME_MS;
  const longest = isOperator ? OPERATOR_MAX_LIFETIME_MS : MAX_LIFETIME_MS;
  return new Date(
    Math.min(
      now.getTime() + idle,
      createdAt.getTime() + (isImpersonated ? IMPERSONATION_LIFETIME_MS : longest),
    ),
  );
}

type NewSession = {
  userId: number;
  userAgent: string;
  now: Date;
  isOperator: boolean;
  createdAt?: Date;
  impersonator?: Impersonator;
  secondFactorAt?: Date | null;
};

/**
 * The entity data of a new session, which contain only the hash of the token, and the session for the
 * browser.
 */
export function createSession(input: NewSession): {
  record: RequiredEntityData<AuthSession>;
  opened: OpenSession;
} {
  const { userId, userAgent, now, isOperator, createdAt = now, impersonator, secondFactorAt = null } = input;
  const token = createRefreshToken(randomUUID());
  const expiresAt = computeExpiry({ createdAt, isImpersonated: impersonator !== undefined, isOperator }, now);
  const impersonatorId = impersonator?.userId ?? null;
  return {
    record: {
      id: token.sessionId,
      user: userId,
      tokenHash: hashRefreshToken(token),
      createdAt,
      expiresAt,
      userAgent: userAgent.slice(0, 255),
      impersonatorId,
      impersonatorSessionId: impersonator?.sessionId ?? null,
      secondFactorAt,
    },
    opened: {
      sessionId: token.sessionId,
      userId,
      impersonatorId,
      customerId: null,
      refreshToken: token.text,
      expiresAt,
      hasSecondFactor: secondFactorAt !== null,
    },
  };
}
