import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { SpaceStatusValue } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { applyChanges, type SpaceChanges } from './space.changes.ts';
import { emailUnconfirmed, futureReservations, invalidSpace, reasonRequired, spaceChangedMeanwhile, spaceNotFound, stepNotAllowed } from './space.errors.ts';
import { spaceChanged, spaceStatusChanged } from './space.events.ts';
import { SpaceObligations } from './space.obligations.ts';
import { assertMayChange, assertMayWrite, relationTo, type SpaceActor } from './space.policy.ts';
import { missingForPublication } from './space.publication.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';
import { allowedActions, publishingFrom, transitionFor } from './space.states.ts';

/** Saving a space and moving it through its workflow; every step is audited and announced. */
@Injectable()
export class SpaceWorkflow {
  constructor(
    private readonly unit: UnitOfWork, private readonly em: EntityManager, private readonly spaces: SpaceRepository, private readonly obligations: SpaceObligations,
    private readonly outbox: Outbox, private readonly audit: AuditTrail, private readonly clock: Clock,
  ) {}

  /** Saves changes made to the given version; with `publish` also takes the publishing step (PRODUCT §3). */
  save(actor: SpaceActor, id: number, version: number, changes: SpaceChanges, publish: boolean): Promise<FullSpace> {
    return this.unit.run(async () => {
      const space = await this.changeable(actor, id);
      const relation = relationTo(actor, space);
      if (space.version !== version) throw spaceChangedMeanwhile();
      if (!allowedActions(space.status, relation).includes('edit')) throw stepNotAllowed();
      const before = await applyChanges(space, changes, relation, this.spaces);
      const step = publish ? publishingFrom(space.status, relation) : null;
      if (publish && !step && space.status !== 'PUBLISHED') throw stepNotAllowed();
      if (step) {
        const missing = missingForPublication(space);
        if (missing.length > 0) throw invalidSpace(missing);
        if (step.by === 'owner' && space.building.customer.user.emailConfirmedAt === null) throw emailUnconfirmed();
      }
      const hasChanges = Object.keys(before).length > 0;
      if (hasChanges) await this.audit.record(actor, 'space.save', { type: 'space', id }, before, Object.fromEntries(Object.keys(before).map((key) => [key, changes[key as keyof SpaceChanges]])));
      await (step ? this.move(actor, space, step.to, null) : this.touch(space));
      return space;
    });
  }

  /** Takes the step to another status; DELETED is refused while reservations lie ahead. */
  changeStatus(actor: SpaceActor, id: number, to: SpaceStatusValue, reason: string | null): Promise<FullSpace> {
    return this.unit.run(async () => {
      const space = await this.changeable(actor, id);
      const step = transitionFor(space.status, to, 'status', relationTo(actor, space));
      if (!step) throw stepNotAllowed();
      if (step.needsReason && !reason) throw reasonRequired();
      if (to === 'DELETED' && (await this.obligations.futureReservations(id, this.clock.now())) > 0) throw futureReservations();
      await this.move(actor, space, to, reason);
      return space;
    });
  }

  /** Announces a change of every space whose gallery holds the picture; saying it twice does no harm. */
  announceImage(imageId: number): Promise<void> {
    return this.unit.run(async () => {
      for (const id of await this.spaces.idsWithImage(imageId)) await this.outbox.publish(spaceChanged, { space_id: id });
    });
  }

  private async changeable(actor: SpaceActor, id: number): Promise<FullSpace> {
    assertMayWrite(actor);
    const space = await this.spaces.locked(id);
    if (!space) throw spaceNotFound();
    assertMayChange(actor, space);
    return space;
  }

  private async move(actor: SpaceActor, space: FullSpace, to: SpaceStatusValue, reason: string | null): Promise<void> {
    const from = space.status;
    space.status = to;
    if (to === 'WAITING_FOR_APPROVAL') space.submittedAt = this.clock.now();
    if (to === 'PUBLISHED') space.publishedAt ??= this.clock.now();
    await this.audit.record(actor, 'space.status', { type: 'space', id: space.id }, { status: from }, { status: to, ...(reason && { reason }) });
    await this.outbox.publish(spaceStatusChanged, { space_id: space.id, from, to, reason });
    await this.touch(space);
  }

  private async touch(space: FullSpace): Promise<void> {
    space.updatedAt = this.clock.now();
    await this.outbox.publish(spaceChanged, { space_id: space.id });
    await this.em.flush();
  }
}
