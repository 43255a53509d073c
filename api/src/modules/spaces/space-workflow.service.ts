import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { urls, type SpaceStatusValue } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { AuditTrail } from '../audit/index.ts';
import type { BuildingChanges } from '../buildings/index.ts';
import { SubscriptionLimits } from '../subscriptions/index.ts';
import { applyChanges, keptChanges, problemsOf, type SpaceChanges } from './space.changes.ts';
import {
  emailUnconfirmed,
  futureReservations,
  invalidSpace,
  reasonRequired,
  spaceChangedMeanwhile,
  spaceNotFound,
  stepNotAllowed,
} from './space.errors.ts';
import { PublicationLimitService } from './publication-limit.service.ts';
import { spaceStatusChanged } from './space.events.ts';
import { spaceDetail, urlOf } from './space.mapper.ts';
import { SpaceObligations } from './space.obligations.ts';
import { assertMayChange, assertMayWrite, relationTo, viaLink, type SpaceActor } from './space.policy.ts';
import { missingForPublication } from './space.publication.ts';
import { SpaceRepository, type TouredSpace } from './space.repository.ts';
import { spaceSource } from './space.sources.ts';
import {
  allowedActions,
  publishingFrom,
  transitionFor,
  type Relation,
  type Transition,
} from './space.states.ts';
import { SpaceAddresses } from './space-addresses.service.ts';
import { SpaceBuildings, valuesOf } from './space-buildings.service.ts';
import type { FieldChange } from './space-review.entity.ts';
import { SpaceReviews } from './space-reviews.service.ts';

/** `version` is the one the changes were made to; `publish` also takes the publishing step (PRODUCT §3). */
export type SpaceSave = {
  id: number;
  version: number;
  changes: SpaceChanges;
  building: BuildingChanges;
  publish: boolean;
};
/** `movedTo` is the new URL if it changed. */
export type SpaceAfter = { space: TouredSpace; movedTo: string | null };

/** Saves spaces and moves them through their workflow, with audit records and events. */
@Injectable()
export class SpaceWorkflow {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly em: EntityManager,
    private readonly spaces: SpaceRepository,
    private readonly obligations: SpaceObligations,
    private readonly limits: SubscriptionLimits,
    private readonly addresses: SpaceAddresses,
    private readonly buildings: SpaceBuildings,
    private readonly reviews: SpaceReviews,
    private readonly publicationLimit: PublicationLimitService,
    private readonly outbox: Outbox,
    private readonly marks: ProjectionMarks,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** A save without changes leaves version and audit trail untouched, because of autosave. */
  save(actor: SpaceActor, { id, version, changes, building, publish }: SpaceSave): Promise<SpaceAfter> {
    return this.unit.run(async () => {
      assertMayWrite(actor);
      if (publish) await this.publicationLimit.lock(id);
      const space = await this.changeable(actor, id, Object.keys(building).length > 0);
      const relation = relationTo(actor, space);
      if (space.version !== version) throw spaceChangedMeanwhile(spaceDetail(space, relation));
      if (!allowedActions(space, relation).includes('edit')) throw stepNotAllowed();
      const former = urlOf(space);
      const made = await this.change(actor, space, relation, changes, building);
      const step = publish ? publishingFrom(space, relation) : null;
      if (publish && !step && space.status !== 'PUBLISHED') throw stepNotAllowed();
      if (step) {
        assertPublishable(space, step);
        await this.publicationLimit.assertPlace(space, step);
        await this.move(actor, space, step, null);
      } else if (made) await this.touch(space);
      return { space, movedTo: urlOf(space) === former ? null : urls.space(urlOf(space)) };
    });
  }

  /** DELETED is rejected while the space has future reservations. */
  changeStatus(
    actor: SpaceActor,
    id: number,
    to: SpaceStatusValue,
    reason: string | null,
  ): Promise<SpaceAfter> {
    return this.unit.run(async () => {
      const space = await this.changeable(actor, id, false);
      const step = transitionFor(space.status, to, 'status', relationTo(actor, space));
      if (!step) throw stepNotAllowed();
      if (step.needsReason && !reason) throw reasonRequired();
      if (to === 'DELETED' && (await this.obligations.futureReservations(id, this.clock.now())) > 0)
        throw futureReservations();
      if (step.action === 'restore') await this.buildings.assertPlaceFor(space);
      await this.move(actor, space, step, reason);
      return { space, movedTo: null };
    });
  }

  /** Locks the spaces first, then their building; the same order is used everywhere. */
  private async changeable(actor: SpaceActor, id: number, withBuilding: boolean): Promise<TouredSpace> {
    assertMayWrite(actor);
    if (withBuilding) await this.spaces.lockSiblings(id);
    const space = await this.spaces.locked(id);
    if (!space) throw spaceNotFound();
    assertMayChange(actor, space);
    return space;
  }

  /** Applies the changes of the space and of its building; returns whether anything changed. */
  private async change(
    actor: SpaceActor,
    space: TouredSpace,
    relation: Relation,
    asked: SpaceChanges,
    building: BuildingChanges,
  ): Promise<boolean> {
    const changes = keptChanges(asked, relation);
    const problems = problemsOf(space, changes, relation, await this.limits.of(space.building.customer.id));
    if (problems.length > 0) throw invalidSpace(problems);
    const ofBuilding =
      Object.keys(building).length > 0 ? await this.buildings.changeOf(actor, space, building) : [];
    const made = await applyChanges(space, changes, this.spaces);
    if (made.some(({ field }) => field === 'space_name')) await this.addresses.renamed(space);
    if (made.length > 0) await this.note(actor, space, made, relation);
    return made.length + ofBuilding.length > 0;
  }

  private async note(
    actor: SpaceActor,
    space: TouredSpace,
    made: readonly FieldChange[],
    relation: Relation,
  ): Promise<void> {
    await this.audit.record(actor, 'space.save', { type: 'space', id: space.id }, valuesOf(made, 'before'), {
      ...valuesOf(made, 'after'),
      ...viaLink(relation),
    });
    await this.reviews.note(actor, space, made);
  }

  private async move(
    actor: SpaceActor,
    space: TouredSpace,
    step: Transition,
    reason: string | null,
  ): Promise<void> {
    const from = space.status;
    const { to } = step;
    const relation = relationTo(actor, space);
    const wasApproved = from === 'PUBLISHED' || space.pausedAt !== null;
    space.status = to;
    space.pausedAt = null;
    space.statusReason = step.needsReason ? reason : null;
    if (to === 'WAITING_FOR_APPROVAL') space.submittedAt = this.clock.now();
    if (to === 'PUBLISHED') space.publishedAt ??= this.clock.now();
    if (step.action !== 'resume' && (to === 'PUBLISHED' || wasApproved))
      await this.reviews.settle(actor, space);
    await this.audit.record(
      actor,
      'space.status',
      { type: 'space', id: space.id },
      { status: from },
      { status: to, ...(reason && { reason }), ...viaLink(relation) },
    );
    const by = step.by === 'owner' || !relation.isOperator ? 'owner' : 'operator';
    await this.outbox.publish(spaceStatusChanged, { space_id: space.id, from, to, by });
    await this.touch(space);
  }

  private async touch(space: TouredSpace): Promise<void> {
    space.updatedAt = this.clock.now();
    this.marks.mark(spaceSource, [space.id]);
    await this.em.flush();
  }
}

/** @throws VALIDATION for an incomplete space, EMAIL_UNCONFIRMED for an owner without a confirmed e-mail */
function assertPublishable(space: TouredSpace, step: Transition): void {
  const missing = missingForPublication(space);
  if (missing.length > 0) throw invalidSpace(missing);
  if (step.by === 'owner' && space.building.customer.user.emailConfirmedAt === null) throw emailUnconfirmed();
}
