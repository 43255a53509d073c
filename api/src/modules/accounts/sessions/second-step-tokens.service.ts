import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';

export const SECOND_STEP_SECONDS = 5 * 60;
const ALGORITHM = 'HS256';
/** Distinguishes this token from access tokens signed with the same secret. */
const TYPE = 'second-step+jwt';

/** What a token may be used for: finishing a login, or adding a passkey to an account. */
export type SecondStepPurpose = 'login' | 'add-passkey';

/** `id` is the token id; `passkeyChallenge` is what a passkey has to sign. */
export type SecondStepClaims = { userId: number; id: string; passkeyChallenge: string };

/** Signed tokens issued after a correct password, valid for five minutes. */
@Injectable()
export class SecondStepTokensService {
  private readonly secrets: readonly string[];
  private readonly issuer: string;

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.secrets = [config.JWT_SECRET, ...(config.JWT_SECRET_ACCEPTED ?? [])];
    this.issuer = config.PUBLIC_URL;
  }

  issue(userId: number, purpose: SecondStepPurpose, passkeyChallenge: string): string {
    const iat = this.nowInSeconds();
    return this.jwt.sign(
      { iat, exp: iat + SECOND_STEP_SECONDS, pkc: passkeyChallenge },
      {
        algorithm: ALGORITHM,
        header: { alg: ALGORITHM, typ: TYPE },
        issuer: this.issuer,
        audience: purpose,
        subject: String(userId),
        jwtid: randomUUID(),
      },
    );
  }

  /** The claims of a valid token; null for any other. */
  verify(token: string, purpose: SecondStepPurpose): SecondStepClaims | null {
    const expected = { issuer: this.issuer, audience: purpose, clockTimestamp: this.nowInSeconds() };
    for (const secret of this.secrets) {
      try {
        const claims = this.jwt.verify<{ sub: string; jti: string; pkc: string }>(token, {
          ...expected,
          algorithms: [ALGORITHM],
          secret,
        });
        return { userId: Number(claims.sub), id: claims.jti, passkeyChallenge: claims.pkc };
      } catch {
        // Try the next secret.
      }
    }
    return null;
  }

  private nowInSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
