import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { ActorProvider, type Actor } from '../../../platform/http/index.ts';
import { SecondFactorService } from '../second-factor/index.ts';
import { AccessTokenService } from './access-token.service.ts';
import { AuthSessionRepository } from './auth-session.repository.ts';
import { effectiveRoles } from './effective-roles.ts';

/** How long a verified second factor counts for what only a fresh one may do. */
const FRESH_MS = 10 * 60_000;

/**
 * Resolves the actor of a bearer token. The session is not cached, so that logout and blocking take effect at
 * once.
 */
@Injectable()
export class SessionActorProvider extends ActorProvider {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly sessions: AuthSessionRepository,
    private readonly secondFactor: SecondFactorService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findActor(accessToken: string): Promise<Actor | null> {
    const now = this.clock.now();
    const claims = this.tokens.verify(accessToken);
    const owner = claims && (await this.sessions.findActiveOwner(claims.sessionId, now));
    if (!claims || owner?.userId !== claims.userId) return null;
    const isSecondFactorMissing = owner.secondFactorAt === null && this.secondFactor.isRequired(owner.roles);
    const granted = isSecondFactorMissing
      ? owner.roles.filter((role) => role !== 'ROLE_SUPERADMIN')
      : owner.roles;
    return {
      userId: owner.userId,
      sessionId: claims.sessionId,
      roles: effectiveRoles(granted, owner.customerId !== null),
      customerId: owner.customerId,
      memberRole: owner.memberRole,
      memberSpaceIds: owner.memberSpaceIds,
      impersonatorId: owner.impersonatorId,
      isSecondFactorMissing,
      isSecondFactorStale: isStale(owner.secondFactorAt, now),
    };
  }
}

/** An account without a second factor, which is possible on a loopback URL only, has none to verify again. */
const isStale = (secondFactorAt: Date | null, now: Date): boolean =>
  secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() > FRESH_MS;
