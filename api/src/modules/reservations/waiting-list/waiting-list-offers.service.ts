import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { ReservationExpiryService } from '../reservation-expiry.service.ts';
import { slotTaken } from '../reservation.errors.ts';
import { hashEmail } from '../guest-access/confirmed-email-cookie-store.ts';
import { WaitingListHoldsService } from './waiting-list-holds.service.ts';
import { WaitingListRepository, type EntryWithSpace } from './waiting-list.repository.ts';
import { WaitingListMailsService, type ClosedBy } from './waiting-list-mails.service.ts';
import { findPublicLapse, hasLapse, waitingStateAt, type Lapse } from './waiting-list.states.ts';
import type { WaitingState } from '@prostora/contracts';

type ClosedState = Extract<WaitingState, 'taken' | 'passed' | 'left'>;

/**
 * Offers freed time to waiting lists. The schedule lock of the space serializes all changes of its list; each offer
 * holds its slot, so that two live offers never overlap (ADR 48).
 */
@Injectable()
export class WaitingListOffersService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly availability: SpaceAvailabilityService,
    private readonly expiry: ReservationExpiryService,
    private readonly entries: WaitingListRepository,
    private readonly holds: WaitingListHoldsService,
    private readonly mails: WaitingListMailsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Records offers and slots that ended, then offers free slots of the space in the order of its list, all in one
   * transaction. Time of three lapsed offers is public: those who wait for it are told so instead. Idempotent.
   */
  offerFreedTime(spaceId: number): Promise<void> {
    return this.unit.run(async () => {
      const sharing = await this.availability.lockSchedule(spaceId);
      await this.expiry.expireRequests(sharing);
      const waiting: EntryWithSpace[] = [];
      for (const entry of await this.entries.listLive(spaceId)) {
        if (!(await this.closeEnded(entry)) && entry.state === 'waiting') waiting.push(entry);
      }
      if (waiting.length === 0) return;
      const lapses = await this.entries.listLapses(spaceId, this.clock.now());
      for (const entry of waiting) await this.offerInTurn(entry, lapses);
    });
  }

  private async offerInTurn(entry: EntryWithSpace, lapses: readonly Lapse[]): Promise<void> {
    if (entry.email !== '' && hasLapse(entry, hashEmail(entry.email), lapses)) return;
    const publicSince = findPublicLapse(entry, lapses);
    if (publicSince) await this.mails.sendPublic(entry, publicSince.id);
    else if (await this.holds.hold(entry, false)) await this.mails.sendOffer(entry);
  }

  /** The same for every list with something to record, or for that of one space; a stopped worker delays no offer. */
  async settleDue(spaceId: number | null = null): Promise<void> {
    for (const id of await this.entries.listDueSpaceIds(this.clock.now(), spaceId))
      await this.offerFreedTime(id);
  }

  /**
   * Offers the slot to the entry that a host chooses. Requires a unit of work that has locked the entry.
   * @throws DomainError SLOT_TAKEN
   */
  async offerTo(entry: EntryWithSpace): Promise<void> {
    await this.expiry.expireRequests(await this.availability.listOverlappingSpaceIds(entry.space.id));
    if (!(await this.holds.hold(entry, true)))
      throw slotTaken([{ spaceId: entry.space.id, startsAt: entry.startsAt, endsAt: entry.endsAt }]);
    await this.mails.sendOffer(entry);
  }

  /** Closes the entry, records an offer that lapsed and mails the person. Requires a unit of work that has locked the entry. */
  async close(entry: EntryWithSpace, state: ClosedState, by: ClosedBy): Promise<void> {
    const wasConfirmed = entry.state !== 'unproved';
    if (entry.state === 'offered' && state !== 'taken' && by !== 'host')
      await this.entries.createLapse(entry, this.clock.now());
    Object.assign(entry, { state, closedAt: this.clock.now() });
    await this.entries.flush();
    if (wasConfirmed) await this.mails.sendClosed(entry, state, by);
  }

  /** Records the end of an offer or of the time to wait; whether the entry is closed. */
  private async closeEnded(entry: EntryWithSpace): Promise<boolean> {
    const { state, reservation } = entry;
    const current = waitingStateAt(entry, this.clock.now());
    if (current === 'left') {
      await this.close(entry, 'left', 'time');
      return true;
    }
    const isHeld = reservation?.status === 'pending' && reservation.awaitsEmailConfirmation;
    if (state !== 'offered' || (current === 'offered' && isHeld)) return false;
    const by = reservation?.cancelledBy === 'system' || current === 'passed' ? 'time' : 'host';
    await this.close(entry, 'passed', by);
    return true;
  }
}
