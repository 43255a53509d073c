import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceAccessService, type FullSpace } from '../spaces/index.ts';
import { availabilityNotFound } from './availability.errors.ts';
import { SpaceAvailabilityService } from './space-availability.service.ts';

/** Authorizes and serializes changes of a space's schedule. Called inside a unit of work. */
@Injectable()
export class ScheduleLockService {
  constructor(
    private readonly access: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
  ) {}

  /** Locks the space until the end of the unit of work. */
  async acquire(actor: Actor, spaceId: number): Promise<FullSpace> {
    const space = await this.access.loadManageable(actor, spaceId);
    await this.availability.lockSchedule(spaceId);
    return space;
  }

  /** Locks the space of a record and returns the record as read under the lock. */
  async acquireForRecord<Row extends { space: { id: number } }>(
    actor: Actor,
    load: () => Promise<Row | null>,
  ): Promise<Row> {
    const found = await load();
    if (!found) throw availabilityNotFound();
    await this.acquire(actor, found.space.id);
    const locked = await load();
    if (!locked) throw availabilityNotFound();
    return locked;
  }
}
