import type { RequiredEntityData } from '@mikro-orm/core';
import { randomUUID } from 'node:crypto';
import type { AuthSession } from './auth-session.entity.ts';
import { firstRefreshToken, refreshTokenHash } from './refresh-token.ts';

/** A session just opened or renewed, and the refresh token its browser keeps from now on. */
export type OpenSession = {
  sessionId: string;
  userId: number;
  impersonatorId: number | null;
  refreshToken: string;
  expiresAt: Date;
  /** Whether a second factor was proved in it. */
  hasSecondFactor: boolean;
};

/** The operator who opens a session of somebody else, and the session they come from. */
export type Impersonator = { userId: number; sessionId: string };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const LIFETIME = 30 * DAY;
/** However often it is renewed, a session ends after this time. */
const LONGEST_LIFETIME = 180 * DAY;
/** An operator acts as somebody else for an hour, and no renewal makes it longer. */
const IMPERSONATION = HOUR;
/** Of operators: idle at most half a day, a week in all. */
const OPERATOR_LIFETIME = 12 * HOUR;
const OPERATOR_LONGEST_LIFETIME = 7 * DAY;

type SessionAge = { createdAt: Date; isImpersonated: boolean; isOperator: boolean };

/** When a session used now ends, unless it is renewed. */
export function expiryOf({ createdAt, isImpersonated, isOperator }: SessionAge, now: Date): Date {
  const idle = isOperator ? OPERATOR_LIFETIME : LIFETIME;
  const longest = isOperator ? OPERATOR_LONGEST_LIFETIME : LONGEST_LIFETIME;
  return new Date(
    Math.min(now.getTime() + idle, createdAt.getTime() + (isImpersonated ? IMPERSONATION : longest)),
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

/** The record of a new session and what its browser is given; only a hash of the token is in the record. */
export function newSession(given: NewSession): {
  record: RequiredEntityData<AuthSession>;
  opened: OpenSession;
} {
  const { userId, userAgent, now, isOperator, createdAt = now, impersonator, secondFactorAt = null } = given;
  const token = firstRefreshToken(randomUUID());
  const expiresAt = expiryOf({ createdAt, isImpersonated: impersonator !== undefined, isOperator }, now);
  const impersonatorId = impersonator?.userId ?? null;
  return {
    record: {
      id: token.sessionId,
      user: userId,
      tokenHash: refreshTokenHash(token),
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
      refreshToken: token.text,
      expiresAt,
      hasSecondFactor: secondFactorAt !== null,
    },
  };
}
