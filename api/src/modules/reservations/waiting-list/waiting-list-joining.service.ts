import { Injectable } from '@nestjs/common';
import { BOOKING, HOUR_MS, HOUR_SECONDS, type WaitingState } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { toAvailabilityContext } from '../booking-context.ts';
import { BookingContextLoader, type SpaceWithBookingContext } from '../booking-context.loader.ts';
import { findBookingRejection, findSlotRejection, type BookingSlot } from '../booking-rules.ts';
import { hashEmail } from '../guest-access/confirmed-email-cookie-store.ts';
import { UnconfirmedRequestsService } from '../guest-access/unconfirmed-requests.service.ts';
import {
  notOffered,
  reservationNotFound,
  slotRejected,
  slotFree,
  unconfirmedEntriesLimit,
} from '../reservation.errors.ts';
import { assertMayHost } from '../reservation.policy.ts';
import { WaitingListMailsService } from './waiting-list-mails.service.ts';
import { WaitingListOffersService } from './waiting-list-offers.service.ts';
import { WaitingListRepository, type EntryWithSpace } from './waiting-list.repository.ts';
import { assertNoLapse, findPublicLapse, findTwin } from './waiting-list.states.ts';

/** A slot that a person waits for. */
export type EntryRequest = BookingSlot & { readonly spaceId: number; readonly name: string };
export type GuestEntryRequest = EntryRequest & {
  readonly email: string;
  readonly clientKey: string;
  /** Confirmed in this browser. */
  readonly isEmailConfirmed: boolean;
};
/** Entered by a host; the e-mail address may be missing. */
export type HostEntryRequest = EntryRequest & { readonly email: string; readonly phone: string | null };

/** New entries of waiting lists. */
@Injectable()
export class WaitingListJoiningService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly contexts: BookingContextLoader,
    private readonly entries: WaitingListRepository,
    private readonly offers: WaitingListOffersService,
    private readonly mails: WaitingListMailsService,
    private readonly unconfirmed: UnconfirmedRequestsService,
    private readonly availability: SpaceAvailabilityService,
    private readonly clock: Clock,
  ) {}

  /**
   * An entry of a guest, which waits at once with a confirmed e-mail address, else after the link of the mail is used.
   * @throws DomainError SLOT_FREE when the slot can be booked; with a confirmed address WAITLIST_OVERLAP, WAITLIST_LAPSE
   */
  async join(actor: Actor, request: GuestEntryRequest): Promise<EntryWithSpace> {
    await this.assertWorthWaiting(request);
    return this.unit.run(async () => {
      const { spaceId, email } = request;
      const isConfirmed =
        request.isEmailConfirmed || (await this.unconfirmed.isConfirmedByAccount(actor, email));
      await this.unconfirmed.lockLimits(request);
      if (!isConfirmed) {
        await this.assertWithinLimit(email);
        const unconfirmed = await this.create(request, 'unproved');
        await this.mails.sendConfirmation(unconfirmed);
        return unconfirmed;
      }
      const twin = await this.lockAndFindTwin(request);
      if (twin) return twin;
      assertNoLapse(request, hashEmail(email), await this.entries.listLapses(spaceId, this.clock.now()));
      const entry = await this.create({ ...request, emailConfirmedAt: this.clock.now() }, 'waiting');
      await this.offers.offerFreedTime(spaceId);
      return entry;
    });
  }

  /**
   * An entry by a host, which waits at once; the owner's own rules do not apply. After a lapse only the host can offer
   * the time to the person.
   * @throws DomainError WAITLIST_OVERLAP
   */
  async joinAsHost(actor: Actor, request: HostEntryRequest): Promise<EntryWithSpace> {
    const rejection = findSlotRejection(request, this.clock.now());
    if (rejection) throw slotRejected(rejection);
    const { spaceId } = request;
    const space = await this.contexts.loadForRead(spaceId, request);
    if (!space || space.status === 'DELETED') throw reservationNotFound();
    assertMayHost(actor, { spaceId, customerId: space.customerId }, 'write');
    return this.unit.run(async () => {
      const twin = await this.lockAndFindTwin(request);
      if (twin) return twin;
      const entry = await this.create(request, 'waiting');
      await this.offers.offerFreedTime(spaceId);
      return entry;
    });
  }

  /** The rules of a booking, of a slot that is taken. */
  private async assertWorthWaiting(request: GuestEntryRequest): Promise<void> {
    const now = this.clock.now();
    const slotRejection = findSlotRejection(request, now);
    if (slotRejection) throw slotRejected(slotRejection);
    const space = await this.contexts.loadForRead(request.spaceId, request);
    assertOffered(space);
    const rejection = findBookingRejection(request, toAvailabilityContext(space.context, request), now);
    if (rejection && !rejection.isTaken) throw slotRejected(rejection);
    if (rejection) return;
    if (!space.hasWaiting || findPublicLapse(request, await this.entries.listLapses(request.spaceId, now)))
      throw slotFree();
  }

  /** Takes the schedule lock, under which the entry is added. */
  private async lockAndFindTwin(
    request: EntryRequest & { readonly email: string },
  ): Promise<EntryWithSpace | null> {
    const { spaceId, email } = request;
    await this.availability.lockSchedule(spaceId);
    return findTwin(request, await this.entries.listLiveOverlapping(spaceId, request, email));
  }

  /** Each unconfirmed entry sends a mail to an address that may be a stranger's. */
  private async assertWithinLimit(email: string): Promise<void> {
    if (!this.unconfirmed.isLimited) return;
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    if ((await this.entries.countUnconfirmed(email, since)) >= BOOKING.unconfirmedRequests)
      throw unconfirmedEntriesLimit(HOUR_SECONDS);
  }

  private create(
    {
      spaceId,
      startsAt,
      endsAt,
      guests,
      name,
      email,
      phone = null,
      emailConfirmedAt = null,
    }: EntryRequest & { email: string; phone?: string | null; emailConfirmedAt?: Date | null },
    state: WaitingState,
  ): Promise<EntryWithSpace> {
    return this.entries.create({
      space: spaceId,
      startsAt,
      endsAt,
      guests,
      name,
      email,
      phone,
      state,
      emailConfirmedAt,
      reservation: null,
      offeredUntil: null,
      closedAt: null,
      createdAt: this.clock.now(),
    });
  }
}

/** @throws DomainError NOTFOUND for a space that is not published, SLOT_UNAVAILABLE when its owner is blocked */
function assertOffered(space: SpaceWithBookingContext | null): asserts space is SpaceWithBookingContext {
  if (space?.status !== 'PUBLISHED') throw reservationNotFound();
  if (space.isUnattended) throw notOffered();
}
