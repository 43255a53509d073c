import { Injectable } from '@nestjs/common';
import type { SpaceStatusValue } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { SpaceBuildingsService } from '../buildings/space-buildings.service.ts';
import { FutureReservationsPort } from '../future-reservations.port.ts';
import { hasFutureReservations, reasonRequired, spaceForbidden, stepNotAllowed } from '../space.errors.ts';
import { resolveSpaceRole, type SpaceActor } from '../space.policy.ts';
import type { SpaceWithPanoramas } from '../space.repository.ts';
import { findTransition } from '../space.states.ts';
import { SpaceTransitionService } from './space-transition.service.ts';

/** Moves spaces through their workflow. */
@Injectable()
export class SpaceWorkflowService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly transitions: SpaceTransitionService,
    private readonly futureReservations: FutureReservationsPort,
    private readonly buildings: SpaceBuildingsService,
    private readonly clock: Clock,
  ) {}

  /** DELETED is rejected while the space has future reservations, and to members without the right. */
  changeStatus(
    actor: SpaceActor,
    id: number,
    to: SpaceStatusValue,
    reason: string | null,
  ): Promise<SpaceWithPanoramas> {
    return this.unit.run(async () => {
      const space = await this.transitions.loadForUpdate(actor, id, false);
      const role = resolveSpaceRole(actor, space);
      if (to === 'DELETED' && role.cannotDelete === true && !role.isOperator) throw spaceForbidden();
      const step = findTransition(space.status, to, 'status', role);
      if (!step) throw stepNotAllowed();
      if (step.needsReason && !reason) throw reasonRequired();
      if (to === 'DELETED' && (await this.futureReservations.countFuture(id, this.clock.now())) > 0)
        throw hasFutureReservations();
      if (step.action === 'restore') await this.buildings.assertCanRestore(space);
      await this.transitions.apply(actor, space, step, reason);
      return space;
    });
  }
}
