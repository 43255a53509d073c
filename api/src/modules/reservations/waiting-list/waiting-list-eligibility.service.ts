import { Injectable } from '@nestjs/common';
import { BOOKING, HOUR_SECONDS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import type { TimeSlot } from '../../pricing/index.ts';
import { hashEmail } from '../guest-access/confirmed-email-cookie-store.ts';
import { WaitingListRepository, type EntryWithSpace } from './waiting-list.repository.ts';
import { alreadyWaiting, lapseRecorded, unconfirmedEntriesLimit } from './waiting-list.errors.ts';
import { findPublicLapse, hasLapse } from './waiting-list.states.ts';

/** Rules of waiting for a slot: one live entry of an address for overlapping time, and no offer after a lapse (ADR 48). */
@Injectable()
export class WaitingListEligibilityService {
  constructor(
    private readonly availability: SpaceAvailabilityService,
    private readonly entries: WaitingListRepository,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Requires a unit of work; takes the schedule lock, under which the caller adds the entry.
   * @returns the live entry of the address for the same slot
   * @throws DomainError WAITLIST_OVERLAP for a live entry of another overlapping slot
   */
  async findTwin(spaceId: number, slot: TimeSlot, email: string): Promise<EntryWithSpace | null> {
    await this.availability.lockSchedule(spaceId);
    if (email === '') return null;
    const live = await this.entries.listLiveOverlapping(spaceId, slot, email);
    const twin = live.find(
      ({ startsAt, endsAt }) => +startsAt === +slot.startsAt && +endsAt === +slot.endsAt,
    );
    if (live.length > 0 && !twin) throw alreadyWaiting();
    return twin ?? null;
  }

  /** @throws DomainError WAITLIST_LAPSE after the address declined an offer of overlapping time or let it expire */
  async assertNoLapse(spaceId: number, slot: TimeSlot, email: string): Promise<void> {
    const lapses = await this.entries.listLapses(spaceId, this.clock.now());
    if (hasLapse(slot, hashEmail(email), lapses)) throw lapseRecorded();
  }

  /** Whether the slot is no longer offered and free for all. */
  async isPublic(spaceId: number, slot: TimeSlot): Promise<boolean> {
    return findPublicLapse(slot, await this.entries.listLapses(spaceId, this.clock.now())) !== null;
  }

  /** Each unconfirmed entry sends a mail to an address that may be a stranger's. */
  async assertWithinLimit(email: string): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    const since = new Date(this.clock.now().getTime() - HOUR_SECONDS * 1000);
    if ((await this.entries.countUnconfirmed(email, since)) >= BOOKING.unconfirmedRequests)
      throw unconfirmedEntriesLimit(HOUR_SECONDS);
  }
}
