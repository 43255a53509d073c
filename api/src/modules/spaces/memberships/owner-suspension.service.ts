import { Injectable } from '@nestjs/common';
import type { SpaceStatusValue } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { OwnerSuspensionPort, type OwnerStock } from '../../accounts/customers/index.ts';
import { AuditTrailService, type AuditActor } from '../../audit/index.ts';
import { FutureReservationsPort } from '../future-reservations.port.ts';
import { SpaceRepository } from '../space.repository.ts';
import { spaceSource } from '../space.sources.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';

/** Spaces of a blocked owner: a mark tells which ones return when the owner is unblocked (ADR 54). */
@Injectable()
export class OwnerSuspensionService extends OwnerSuspensionPort {
  constructor(
    private readonly repository: SpaceMembershipRepository,
    private readonly spaces: SpaceRepository,
    private readonly futureReservations: FutureReservationsPort,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async suspend(actor: AuditActor, customerId: number, reason: string): Promise<void> {
    await this.repository.lockOwner(customerId);
    await this.spaces.lockByCustomer(customerId);
    const ids = await this.repository.suspend(customerId, reason, this.clock.now());
    await this.record(actor, 'space.suspend', ids, ['PUBLISHED', 'DRAFT']);
  }

  async endSuspension(actor: AuditActor, customerId: number): Promise<void> {
    await this.repository.lockOwner(customerId);
    await this.spaces.lockByCustomer(customerId);
    const ids = await this.repository.endSuspension(customerId, this.clock.now());
    await this.record(actor, 'space.unsuspend', ids, ['DRAFT', 'PUBLISHED']);
  }

  async getStock(customerId: number): Promise<OwnerStock> {
    const publishedSpaces = await this.repository.countPublished(customerId);
    return {
      publishedSpaces,
      ...(await this.futureReservations.listByCustomer(customerId, this.clock.now())),
    };
  }

  private async record(
    actor: AuditActor,
    action: string,
    ids: readonly number[],
    [from, to]: readonly [SpaceStatusValue, SpaceStatusValue],
  ): Promise<void> {
    const change = { before: { status: from }, after: { status: to } };
    await this.audit.recordAll(
      actor,
      ids.map((id) => ({ action, subject: { type: 'space', id }, ...change })),
    );
    this.marks.invalidate(spaceSource, ids);
  }
}
