import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';

type AccessClaims = { userId: number; sessionId: string };

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';
/** RFC 9068: distinguishes access tokens from other tokens signed with the same secret. */
const TYPE = 'at+jwt';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

type Payload = { sub?: unknown; sid?: unknown; jti?: unknown; exp?: unknown };
type Header = { alg?: unknown; typ?: unknown };

/** Issues and verifies access tokens: HS256, valid for this site and API for 15 minutes. */
@Injectable()
export class AccessTokenService {
  private readonly issuer: string;
  private readonly audience: string;
  /** Verification options, one for each accepted secret; an empty one means the secret of JwtService. */
  private readonly keys: readonly { secret?: string }[];

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.issuer = config.PUBLIC_URL;
    this.audience = `${config.PUBLIC_URL}/api`;
    this.keys = [{}, ...(config.JWT_SECRET_ACCEPTED ?? []).map((secret) => ({ secret }))];
  }

  issue({ userId, sessionId }: AccessClaims): string {
    const iat = this.nowInSeconds();
    return this.jwt.sign(
      { sid: sessionId, iat, exp: iat + ACCESS_TOKEN_SECONDS },
      {
        algorithm: ALGORITHM,
        header: { alg: ALGORITHM, typ: TYPE },
        issuer: this.issuer,
        audience: this.audience,
        subject: String(userId),
        jwtid: randomUUID(),
      },
    );
  }

  /** The claims of a valid token; null for any other. */
  verify(token: string): AccessClaims | null {
    for (const key of this.keys) {
      const claims = this.verifyWithKey(key, token);
      if (claims) return claims;
    }
    return null;
  }

  private verifyWithKey(key: { secret?: string }, token: string): AccessClaims | null {
    try {
      const { header, payload } = this.jwt.verify<{ header: Header; payload: Payload }>(token, {
        algorithms: [ALGORITHM],
        issuer: this.issuer,
        audience: this.audience,
        clockTimestamp: this.nowInSeconds(),
        complete: true,
        ...key,
      });
      return hasExpectedHeader(header) ? parseClaims(payload) : null;
    } catch {
      return null;
    }
  }

  private nowInSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

/**
 * Accepts only the header that `issue` writes: no key hint (`kid`, `jku`, `jwk`, `x5u`) and no critical
 * extension.
 */
const hasExpectedHeader = (header: Header): boolean =>
  header.alg === ALGORITHM && header.typ === TYPE && Object.keys(header).length === 2;

function parseClaims({ sub, sid, jti, exp }: Payload): AccessClaims | null {
  if (typeof exp !== 'number' || typeof jti !== 'string' || typeof sid !== 'string' || !UUID.test(sid))
    return null;
  if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/u.test(sub)) return null;
  return { userId: Number(sub), sessionId: sid };
}
