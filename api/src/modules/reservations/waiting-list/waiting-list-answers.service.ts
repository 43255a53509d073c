import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { hashEmail } from '../guest-access/confirmed-email-cookie-store.ts';
import { GuestRequestService } from '../guest-access/guest-request.service.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import { reservationNotFound, waitingClosed } from '../reservation.errors.ts';
import { resolveHost } from '../reservation.policy.ts';
import { toSide } from '../reservation.states.ts';
import { WaitingListHoldsService } from './waiting-list-holds.service.ts';
import { WaitingListOffersService } from './waiting-list-offers.service.ts';
import { WaitingListRepository, type EntryWithSpace } from './waiting-list.repository.ts';
import { assertNoLapse, canLeave, findTwin, waitingStateAt } from './waiting-list.states.ts';
import { WaitingListViewsService } from './waiting-list-views.service.ts';

/** An entry whose row and schedule are locked, and the side that answers. */
type LockedEntry = {
  readonly entry: EntryWithSpace;
  readonly by: Extract<CancelledBy, 'guest' | 'owner' | 'operator'>;
};

/** Answers of people who wait, and of hosts for them; the next entry gets a freed slot in the same transaction. */
@Injectable()
export class WaitingListAnswersService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly availability: SpaceAvailabilityService,
    private readonly views: WaitingListViewsService,
    private readonly entries: WaitingListRepository,
    private readonly offers: WaitingListOffersService,
    private readonly holds: WaitingListHoldsService,
    private readonly requests: GuestRequestService,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms the e-mail address: the entry gets its place. An older entry of the address for the slot is replaced at
   * its place. Idempotent.
   * @throws DomainError WAITLIST_CLOSED after the start of the slot, WAITLIST_OVERLAP, WAITLIST_LAPSE
   */
  confirm(actor: Actor, id: number, token: string): Promise<EntryWithSpace> {
    return this.unit.run(async () => {
      const { entry } = await this.acquire(actor, id, token);
      if (entry.state !== 'unproved') return entry;
      const now = this.clock.now();
      if (waitingStateAt(entry, now) !== 'unproved') throw waitingClosed();
      const { space, email } = entry;
      const twin = findTwin(entry, await this.entries.listLiveOverlapping(space.id, entry, email));
      assertNoLapse(entry, hashEmail(email), await this.entries.listLapses(space.id, now));
      const place = twin
        ? {
            state: twin.state,
            createdAt: twin.createdAt,
            reservation: twin.reservation,
            offeredUntil: twin.offeredUntil,
          }
        : { state: 'waiting' as const };
      if (twin) {
        Object.assign(twin, { state: 'left', reservation: null, offeredUntil: null, closedAt: now });
        await this.entries.flush();
      }
      Object.assign(entry, { ...place, emailConfirmedAt: now });
      await this.entries.flush();
      await this.offers.offerFreedTime(space.id);
      return entry;
    });
  }

  /**
   * Offers the free slot to a waiting entry ahead of its turn.
   * @throws DomainError WAITLIST_CLOSED, SLOT_TAKEN
   */
  offer(actor: Actor, id: number): Promise<EntryWithSpace> {
    return this.unit.run(async () => {
      const { entry } = await this.acquire(actor, id, null);
      if (waitingStateAt(entry, this.clock.now()) !== 'waiting') throw waitingClosed();
      await this.offers.offerTo(entry);
      return entry;
    });
  }

  /**
   * Takes the offer: the guest's becomes a request, or a reservation by instant booking; a host confirms it.
   * @throws DomainError WAITLIST_CLOSED without a live offer
   */
  async take(actor: Actor, id: number, token: string | null): Promise<EntryWithSpace> {
    const { spaceId } = await this.views.authorize(actor, id, token);
    // Outside of the transaction, as for every confirmation.
    await this.requests.refreshCalendars(spaceId, token === null);
    return this.unit.run(async () => {
      const { entry, by } = await this.acquire(actor, id, token);
      const { reservation } = entry;
      if (waitingStateAt(entry, this.clock.now()) !== 'offered' || reservation?.status !== 'pending')
        throw waitingClosed();
      await (token === null
        ? this.holds.confirm(actor, reservation.id, entry, by)
        : this.holds.submit(actor, reservation.id));
      await this.offers.close(entry, 'taken', toSide(by));
      return entry;
    });
  }

  /**
   * Declines the offer.
   * @throws DomainError WAITLIST_CLOSED without a live offer
   */
  pass(actor: Actor, id: number, token: string | null): Promise<EntryWithSpace> {
    return this.unit.run(async () => {
      const { entry, by } = await this.acquire(actor, id, token);
      if (waitingStateAt(entry, this.clock.now()) !== 'offered') throw waitingClosed();
      await this.holds.release(actor, entry, by);
      await this.offers.close(entry, 'passed', toSide(by));
      await this.offers.offerFreedTime(entry.space.id);
      return entry;
    });
  }

  /**
   * Leaves the list. Repeating it changes nothing.
   * @throws DomainError WAITLIST_CLOSED when the entry was taken or passed
   */
  leave(actor: Actor, id: number, token: string | null): Promise<EntryWithSpace> {
    return this.unit.run(async () => {
      const { entry, by } = await this.acquire(actor, id, token);
      if (entry.state === 'left') return entry;
      if (!canLeave(entry, this.clock.now())) throw waitingClosed();
      await this.holds.release(actor, entry, by);
      await this.offers.close(entry, 'left', toSide(by));
      await this.offers.offerFreedTime(entry.space.id);
      return entry;
    });
  }

  /** Invalidates the links sent before; the next mail contains a new one. */
  revokeLink(actor: Actor, id: number, token: string | null): Promise<EntryWithSpace> {
    return this.unit.run(async () => {
      const { entry } = await this.acquire(actor, id, token);
      entry.linkVersion += 1;
      await this.entries.flush();
      return entry;
    });
  }

  /** Requires a unit of work. Lock order: the schedule of the space, then the entry. */
  private async acquire(actor: Actor, id: number, token: string | null): Promise<LockedEntry> {
    const keys = await this.views.authorize(actor, id, token);
    await this.availability.lockSchedule(keys.spaceId);
    const entry = await this.entries.findForUpdate(id);
    if (!entry) throw reservationNotFound();
    return { entry, by: token === null ? resolveHost(actor, keys) : 'guest' };
  }
}
