import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost, resolveHost } from '../reservation.policy.ts';
import { WaitingListLinksService } from './waiting-list-links.service.ts';
import { WaitingListRepository, type EntryKeys, type EntryWithSpace } from './waiting-list.repository.ts';

/** An entry whose row and schedule are locked, and the side that answers. */
export type LockedEntry = {
  readonly entry: EntryWithSpace;
  readonly by: Extract<CancelledBy, 'guest' | 'owner' | 'operator'>;
};

/** Authorizes answers of guests and hosts. Lock order: the schedule of the space, then the entry. */
@Injectable()
export class WaitingListLockService {
  constructor(
    private readonly availability: SpaceAvailabilityService,
    private readonly entries: WaitingListRepository,
    private readonly links: WaitingListLinksService,
  ) {}

  /**
   * For the guest when a token is given, else for a host. Takes no lock.
   * @throws DomainError NOTFOUND also for a token of another entry, FORBIDDEN to a member of the team that may not write
   */
  async authorize(actor: Actor, id: number, token: string | null): Promise<EntryKeys> {
    const keys = await this.entries.findKeys(id);
    if (!keys) throw reservationNotFound();
    if (token === null) assertMayHost(actor, keys, 'write');
    else if (!this.links.matches(keys, token)) throw reservationNotFound();
    return keys;
  }

  /**
   * The same with locks. Requires a unit of work.
   * @throws DomainError NOTFOUND
   */
  async acquire(actor: Actor, id: number, token: string | null): Promise<LockedEntry> {
    const keys = await this.authorize(actor, id, token);
    await this.availability.lockSchedule(keys.spaceId);
    const entry = await this.entries.findForUpdate(id);
    if (!entry) throw reservationNotFound();
    return { entry, by: token === null ? resolveHost(actor, keys) : 'guest' };
  }
}
