import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';

/** Whose token it is and of which session. */
type AccessClaims = { userId: number; sessionId: string };

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';
/** RFC 9068: tells an access token from every other token signed with the same secret. */
const TYPE = 'at+jwt';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

type Payload = { sub?: unknown; sid?: unknown; jti?: unknown; exp?: unknown };
type Header = { alg?: unknown; typ?: unknown };

/** Makes and reads access tokens: HS256 only, of this site, for this API, for a quarter of an hour. */
@Injectable()
export class AccessTokens {
  private readonly issuer: string;
  private readonly audience: string;
  /** Options of verifying, by each secret that is accepted; the first is that of the service itself. */
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
    const iat = this.seconds();
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

  /** Claims of a token that is ours, meant for us and still valid; null for any other. */
  read(token: string): AccessClaims | null {
    for (const key of this.keys) {
      const claims = this.readBy(key, token);
      if (claims) return claims;
    }
    return null;
  }

  private readBy(key: { secret?: string }, token: string): AccessClaims | null {
    try {
      const { header, payload } = this.jwt.verify<{ header: Header; payload: Payload }>(token, {
        algorithms: [ALGORITHM],
        issuer: this.issuer,
        audience: this.audience,
        clockTimestamp: this.seconds(),
        complete: true,
        ...key,
      });
      return hasOurHeader(header) ? claimsOf(payload) : null;
    } catch {
      return null;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

/** Exactly the header we write: a key hint (`kid`, `jku`, `jwk`, `x5u`) or a critical extension is never ours. */
const hasOurHeader = (header: Header): boolean =>
  header.alg === ALGORITHM && header.typ === TYPE && Object.keys(header).length === 2;

function claimsOf({ sub, sid, jti, exp }: Payload): AccessClaims | null {
  if (typeof exp !== 'number' || typeof jti !== 'string' || typeof sid !== 'string' || !UUID.test(sid))
    return null;
  if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/u.test(sub)) return null;
  return { userId: Number(sub), sessionId: sid };
}
