import { Injectable } from '@nestjs/common';
import type { SpaceStatusValue } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { AuditTrailService, type AuditActor } from '../../audit/index.ts';
import { PublishedSpacesPort, type PublishableSpace } from '../../subscriptions/index.ts';
import { formatSpaceName } from '../space.mapper.ts';
import { FutureReservationsPort } from '../future-reservations.port.ts';
import { findPublicationProblems } from '../space.publication.ts';
import { SpaceRepository } from '../space.repository.ts';
import { spaceSource } from '../space.sources.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';

/**
 * Pauses and resumes published spaces according to the limit of their owner's plan.
 * Pausing does not close an open review of changes.
 */
@Injectable()
export class PublishedSpacesService extends PublishedSpacesPort {
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

  async list(customerId: number): Promise<PublishableSpace[]> {
    const rows = await this.repository.listPublishable(customerId);
    const ids = rows.map(({ id }) => id);
    const nextReservations = await this.futureReservations.findNextConfirmed(ids, this.clock.now());
    const spaces = new Map((await this.spaces.findByIds(ids)).map((space) => [space.id, space]));
    return rows.flatMap((row) => {
      const space = spaces.get(row.id);
      if (!space || (!row.isPublished && findPublicationProblems(space).length > 0)) return [];
      const publishedAt = space.publishedAt ?? space.createdAt;
      return {
        ...row,
        name: formatSpaceName(space),
        nextReservation: nextReservations.get(row.id) ?? null,
        publishedAt,
      };
    });
  }

  async listForUpdate(customerId: number): Promise<PublishableSpace[]> {
    await this.spaces.lockByCustomer(customerId);
    return this.list(customerId);
  }

  listCustomersWithPaused(): Promise<number[]> {
    return this.repository.listCustomersWithPaused();
  }

  saveChoice(customerId: number, spaceIds: readonly number[]): Promise<void> {
    return this.repository.saveChoice(customerId, spaceIds);
  }

  async pause(actor: AuditActor, spaceIds: readonly number[]): Promise<void> {
    await this.repository.pause(spaceIds, this.clock.now());
    await this.record(actor, 'space.pause', spaceIds, ['PUBLISHED', 'DRAFT']);
  }

  async resume(actor: AuditActor, spaceIds: readonly number[]): Promise<void> {
    await this.repository.resume(spaceIds, this.clock.now());
    await this.record(actor, 'space.resume', spaceIds, ['DRAFT', 'PUBLISHED']);
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
