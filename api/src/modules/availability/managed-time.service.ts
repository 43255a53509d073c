import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceAccess, type FullSpace } from '../spaces/index.ts';
import { timeNotFound } from './availability.errors.ts';
import { SpaceTime } from './space-time.service.ts';

/** Time of a space is changed by who may manage the space, one after another. Called inside a unit of work. */
@Injectable()
export class ManagedTime {
  constructor(
    private readonly access: SpaceAccess,
    private readonly time: SpaceTime,
  ) {}

  /** Holds the space for the rest of the unit of work. */
  async hold(actor: Actor, spaceId: number): Promise<FullSpace> {
    const space = await this.access.manageable(actor, spaceId);
    await this.time.hold(spaceId);
    return space;
  }

  /** Holds the space of a record; answers the record as it is then. */
  async holdOf<Kept extends { space: { id: number } }>(
    actor: Actor,
    read: () => Promise<Kept | null>,
  ): Promise<Kept> {
    const known = await read();
    if (!known) throw timeNotFound();
    await this.hold(actor, known.space.id);
    const held = await read();
    if (!held) throw timeNotFound();
    return held;
  }
}
