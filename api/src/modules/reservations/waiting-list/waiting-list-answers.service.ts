import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { OfferedReservationsService } from './offered-reservations.service.ts';
import { SlotHoldsService } from './slot-holds.service.ts';
import { waitingClosed } from './waiting-list.errors.ts';
import { WaitingListEligibilityService } from './waiting-list-eligibility.service.ts';
import { WaitingListLockService } from './waiting-list-lock.service.ts';
import { WaitingListOffersService } from './waiting-list-offers.service.ts';
import { WaitingListRepository, type EntryWithSpace } from './waiting-list.repository.ts';
import { toSide } from '../reservation.states.ts';
import { canLeave, waitingStateAt } from './waiting-list.states.ts';

/** Answers of people who wait, and of hosts for them; the next entry gets a freed slot in the same transaction. */
@Injectable()
export class WaitingListAnswersService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: WaitingListLockService,
    private readonly entries: WaitingListRepository,
    private readonly offers: WaitingListOffersService,
    private readonly holds: SlotHoldsService,
    private readonly offered: OfferedReservationsService,
    private readonly eligibility: WaitingListEligibilityService,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms the e-mail address: the entry gets its place. An older entry of the address for the slot is replaced at
   * its place. Idempotent.
   * @throws DomainError WAITLIST_CLOSED after the start of the slot, WAITLIST_OVERLAP, WAITLIST_LAPSE
   */
  confirm(actor: Actor, id: number, token: string): Promise<EntryWithSpace> {
    return this.unit.run(async () => {
      const { entry } = await this.locks.acquire(actor, id, token);
      if (entry.state !== 'unproved') return entry;
      const now = this.clock.now();
      if (waitingStateAt(entry, now) !== 'unproved') throw waitingClosed();
      const twin = await this.eligibility.findTwin(entry.space.id, entry, entry.email);
      await this.eligibility.assertNoLapse(entry.space.id, entry, entry.email);
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
      await this.offers.offerFreedTime(entry.space.id);
      return entry;
    });
  }

  /**
   * Offers the free slot to a waiting entry ahead of its turn.
   * @throws DomainError WAITLIST_CLOSED, SLOT_TAKEN
   */
  offer(actor: Actor, id: number): Promise<EntryWithSpace> {
    return this.unit.run(async () => {
      const { entry } = await this.locks.acquire(actor, id, null);
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
    const { spaceId } = await this.locks.authorize(actor, id, token);
    await this.offered.refreshCalendars(spaceId, token === null);
    return this.unit.run(async () => {
      const locked = await this.locks.acquire(actor, id, token);
      const { entry } = locked;
      const { reservation } = entry;
      if (waitingStateAt(entry, this.clock.now()) !== 'offered' || reservation?.status !== 'pending')
        throw waitingClosed();
      await (token === null
        ? this.offered.confirm(actor, reservation.id, locked)
        : this.offered.submit(actor, reservation.id));
      await this.offers.close(entry, 'taken', token === null ? 'host' : 'guest');
      return entry;
    });
  }

  /**
   * Declines the offer.
   * @throws DomainError WAITLIST_CLOSED without a live offer
   */
  pass(actor: Actor, id: number, token: string | null): Promise<EntryWithSpace> {
    return this.unit.run(async () => {
      const { entry, by } = await this.locks.acquire(actor, id, token);
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
      const { entry, by } = await this.locks.acquire(actor, id, token);
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
      const { entry } = await this.locks.acquire(actor, id, token);
      entry.linkVersion += 1;
      await this.entries.flush();
      return entry;
    });
  }
}
