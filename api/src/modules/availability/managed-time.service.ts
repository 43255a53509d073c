import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceAccess, type FullSpace } from '../spaces/index.ts';
import { timeNotFound } from './availability.errors.ts';
import { SpaceTime } from './space-time.service.ts';

/** Authorizes and serializes changes of a space's schedule. Called inside a unit of work. */
@Injectable()
export class ManagedTime {
  constructor(
    private readonly access: SpaceAccess,
    private readonly time: SpaceTime,
  ) {}

  /** Locks the space until the end of the unit of work. */
  async hold(actor: Actor, spaceId: number): Promise<FullSpace> {
    const space = await this.access.manageable(actor, spaceId);
    await this.time.hold(spaceId);
    return space;
  }

  /** Locks the space of a record and returns the record as read under the lock. */
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
