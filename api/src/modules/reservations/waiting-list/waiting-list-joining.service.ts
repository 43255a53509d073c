import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { toAvailabilityContext } from '../booking-context.ts';
import { BookingContextLoader, type SpaceWithBookingContext } from '../booking-context.loader.ts';
import { findBookingRejection, findSlotRejection, type BookingSlot } from '../booking-rules.ts';
import { UnconfirmedRequestsService } from '../guest-access/unconfirmed-requests.service.ts';
import { notOffered, reservationNotFound, slotRejected } from '../reservation.errors.ts';
import { assertMayHost } from '../reservation.policy.ts';
import { slotFree } from './waiting-list.errors.ts';
import { WaitingListEligibilityService } from './waiting-list-eligibility.service.ts';
import { WaitingListMailsService } from './waiting-list-mails.service.ts';
import { WaitingListOffersService } from './waiting-list-offers.service.ts';
import { WaitingListRepository, type EntryWithSpace } from './waiting-list.repository.ts';
import type { WaitingState } from '@prostora/contracts';

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
    private readonly eligibility: WaitingListEligibilityService,
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
        await this.eligibility.assertWithinLimit(email);
        const unconfirmed = await this.create(request, 'unproved');
        await this.mails.sendConfirmation(unconfirmed);
        return unconfirmed;
      }
      const twin = await this.eligibility.findTwin(spaceId, request, email);
      if (twin) return twin;
      await this.eligibility.assertNoLapse(spaceId, request, email);
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
      const twin = await this.eligibility.findTwin(spaceId, request, request.email);
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
    if (!rejection && (!space.hasWaiting || (await this.eligibility.isPublic(request.spaceId, request))))
      throw slotFree();
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
