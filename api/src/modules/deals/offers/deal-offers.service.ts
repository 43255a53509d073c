import { Injectable } from '@nestjs/common';
import { planInstalments, type InstalmentPlan, type RentalTermsDefinition } from '@prostora/rental-terms';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { NO_CHOICES } from '../../pricing/index.ts';
import { BookingService, HELD_OFFER, type BookingPlan } from '../../reservations/booking/index.ts';
import { AgreedReservationsService, isAgreed } from '../../reservations/decisions/index.ts';
import type { Deal, DealGuest, OfferedBooking } from '../deal.entity.ts';
import { dealState, offerOver } from '../deal.errors.ts';
import { assertMayActOnDeal } from '../deal.policy.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { findGuest, findOffer, listLive, toEndOfDay } from '../deal.states.ts';
import { RentalTermsInForceService } from '../rental-terms/index.ts';
import { DealMailsService } from '../mails/deal-mails.service.ts';
import type { DealWithSummary } from '../deal-summaries.service.ts';
import { DealStepsService } from '../steps/deal-steps.service.ts';

/** What the owner offers. */
export type OfferRequest = {
  readonly booking: OfferedBooking;
  /** Those in force for the spaces if null. */
  readonly rentalTermsId: number | null;
  readonly depositHaler: number;
  readonly message: string;
  readonly note: string;
  /** Last day it may be accepted. */
  readonly validUntil: string;
  readonly holds: boolean;
};
export type NewDealRequest = OfferRequest & { readonly guest: DealGuest; readonly title: string };
export type OfferCheck = PlannedOffer & { readonly instalments: InstalmentPlan };
type PlannedOffer = { readonly plan: BookingPlan; readonly definition: RentalTermsDefinition };

/** Offers that owners compose. */
@Injectable()
export class DealOffersService {
  constructor(
    private readonly steps: DealStepsService,
    private readonly deals: DealRepository,
    private readonly bookings: BookingService,
    private readonly reservations: AgreedReservationsService,
    private readonly mails: DealMailsService,
    private readonly terms: RentalTermsInForceService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What the offer would be; nothing is written. */
  async check(actor: Actor, request: OfferRequest): Promise<OfferCheck> {
    const { plan, definition } = await this.plan(actor, request);
    const instalments = planInstalments({
      terms: definition,
      reservations: plan.chosen.map(({ price, startsAt }) => ({ priceHaler: price.priceHaler, startsAt })),
      depositHaler: request.depositHaler,
      acceptedAt: this.clock.now(),
    });
    return { plan, definition, instalments };
  }

  /**
   * Opens a deal by its first offer; with `holds` the time is held until it ends.
   * @throws DomainError SLOT_TAKEN with `conflicts`, VALIDATION on `valid_until` and on rooms without a price
   */
  create(actor: Actor, request: NewDealRequest): Promise<DealWithSummary> {
    return this.unit.run(async () => {
      const planned = await this.planFree(actor, request);
      const deal = await this.deals.createDeal({
        customer: planned.plan.chosen[0]?.space.customerId ?? 0,
        number: await this.deals.nextNumber(),
        title: request.title,
        guest: request.guest,
        definition: planned.definition,
        createdBy: actor.userId,
        createdAt: this.clock.now(),
      });
      return this.send(actor, deal, { no: 1, request, guest: request.guest, planned });
    });
  }

  /**
   * Replaces the offer by a new version.
   * @throws DomainError DEAL_STATE once it was accepted; as of the first version
   */
  replace(actor: Actor, id: number, request: OfferRequest): Promise<DealWithSummary> {
    return this.run(actor, id, async ({ record }) => {
      const { deal, offers } = record;
      if (findOffer(record, 'accepted') || deal.closedAt !== null) throw dealState();
      await this.close(actor, record, 'superseded');
      const planned = await this.planFree(actor, request);
      deal.definition = planned.definition;
      await this.send(actor, deal, { no: offers.length + 1, request, guest: findGuest(record), planned });
    });
  }

  /** @throws DomainError OFFER_OVER when no offer is sent */
  withdraw(actor: Actor, id: number): Promise<DealWithSummary> {
    return this.run(actor, id, async ({ record }) => {
      const offer = findOffer(record, 'sent');
      if (!offer) throw offerOver();
      await this.close(actor, record, 'withdrawn');
      await this.mails.notifyWithdrawn(record, findGuest(record), offer);
    });
  }

  /** Ends the offer that is sent, with what it holds. Requires the lock of the deal. */
  async close(
    actor: Actor,
    record: DealRecord,
    state: 'superseded' | 'withdrawn' | 'declined',
  ): Promise<void> {
    const held = listLive(record, this.clock.now()).filter((one) => !isAgreed(one));
    await this.reservations.release(actor, held, state === 'declined' ? 'guest' : 'owner');
    const sent = findOffer(record, 'sent');
    if (sent) Object.assign(sent, { state, decidedAt: this.clock.now() });
    await this.deals.flush();
    await this.steps.record(actor, record, `offer-${state}`, { no: sent?.no ?? null });
  }

  private async send(
    actor: Actor,
    deal: Deal,
    {
      no,
      request,
      guest,
      planned,
    }: { no: number; request: OfferRequest; guest: DealGuest; planned: PlannedOffer },
  ): Promise<DealWithSummary> {
    if (request.holds) await this.hold(actor, deal, request, guest);
    const offer = this.deals.createOffer({
      ...toOfferValues(request, planned),
      deal,
      no,
      state: 'sent',
      sentBy: actor.userId,
      sentAt: this.clock.now(),
    });
    await this.deals.flush();
    const sent = await this.steps.get(deal.id, () => undefined);
    await this.steps.record(actor, sent.record, 'offer', { no, total: offer.totalHaler / 100 });
    await this.mails.notifyOffered(sent.record, guest, offer);
    return sent;
  }

  private async hold(actor: Actor, deal: Deal, request: OfferRequest, guest: DealGuest): Promise<void> {
    const { reservations } = await this.bookings.book(
      actor,
      {
        ...toRequest(request.booking),
        ...toContact(guest),
        entry: {
          userId: actor.userId,
          title: deal.title,
          isTitlePublic: false,
          ownerNote: '',
          staffNote: '',
          optionUntil: earlier(toEndOfDay(request.validUntil), new Date(request.booking.starts_at)),
          notifiesGuest: false,
        },
      },
      HELD_OFFER,
    );
    for (const reservation of reservations) reservation.dealId = deal.id;
    await this.deals.flush();
  }

  /** @throws DomainError VALIDATION on `rental_terms_id` after the rights to the spaces */
  private async plan(actor: Actor, { booking, rentalTermsId }: OfferRequest): Promise<PlannedOffer> {
    const plan = await this.bookings.preview(actor, toRequest(booking), HELD_OFFER);
    const spaceIds = booking.rooms.map(({ space_id }) => space_id);
    return { plan, definition: await this.terms.get(actor, { id: rentalTermsId, spaceIds }) };
  }

  private async planFree(actor: Actor, request: OfferRequest): Promise<PlannedOffer> {
    if (toEndOfDay(request.validUntil) <= this.clock.now())
      throw createFieldError('valid_until', fieldError('offerValidUntil'));
    const planned = await this.plan(actor, request);
    if (planned.plan.chosen.some(({ conflicts }) => conflicts.length > 0))
      throw await this.bookings.explainTaken(actor, toRequest(request.booking), HELD_OFFER, null);
    return planned;
  }

  private async run(
    actor: Actor,
    id: number,
    step: (deal: DealWithSummary) => Promise<void>,
  ): Promise<DealWithSummary> {
    const authorize = (record: DealRecord): void => assertMayActOnDeal(actor, record, 'write');
    return this.steps.run(actor, id, 'owner', { authorize, step });
  }
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

export const toContact = ({ name, email, phone }: DealGuest) => ({
  name,
  email,
  phone,
  notes: '',
  clientKey: '',
  isEmailConfirmed: true,
});

/** The slots that an offer is about. */
export const toRequest = (booking: OfferedBooking) => ({
  rooms: booking.rooms.map(({ space_id, price_haler }) => ({ spaceId: space_id, priceHaler: price_haler })),
  startsAt: new Date(booking.starts_at),
  endsAt: new Date(booking.ends_at),
  repeat: booking.repeat,
  guests: booking.guests,
  choices: NO_CHOICES,
});

const toOfferValues = (request: OfferRequest, { plan, definition }: PlannedOffer) => ({
  rooms: plan.chosen.map(({ spaceId, startsAt, endsAt, price }) => ({
    space_id: spaceId,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    guests: request.booking.guests ?? 1,
    price_haler: price.priceHaler,
  })),
  booking: request.booking,
  definition,
  totalHaler: plan.total.priceHaler,
  depositHaler: request.depositHaler,
  message: request.message,
  note: request.note,
  validUntil: request.validUntil,
  holds: request.holds,
});
