import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { CancelCode } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { hasMemberRight, mayActFor } from '../../accounts/members/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CatalogMatchingService } from '../../catalog/index.ts';
import { SpaceAccessService, type FullSpace } from '../../spaces/index.ts';
import { toSpaceNeeds, toExactSlot } from '../demand-needs.ts';
import { inquiryClosed, inquiryForbidden, inquiryNotFound } from '../inquiry.errors.ts';
import { inquiryAnswered } from '../inquiry.events.ts';
import { InquiryRepository, type OwnerBucket, type RecipientWithInquiry } from '../inquiry.repository.ts';
import { isOpen, listOwnerActions, type OwnerAction } from '../inquiry.states.ts';
import { NO_OFFER_DETAILS, sumOfferRows, type OfferDetails } from '../offer-details.ts';
import { OfferReservationsPort, type OfferReservation } from '../offer-reservations-port.ts';

export type Offer = {
  priceHaler: number | null;
  text: string;
  validUntil: string | null;
  spaceId: number | null;
  details: OfferDetails;
};
/** Conflict of the exact hours with the schedule of the space. */
export type SlotHint = 'taken' | 'partly' | 'outside';
/** A recipient with the availability of its space and the reservation of its chosen offer. */
export type OwnerInquiryDetails = {
  recipient: RecipientWithInquiry;
  isFree: boolean | null;
  reservation: OfferReservation | null;
  hint: SlotHint | null;
};
type OwnerPage = { items: OwnerInquiryDetails[]; total: number; counts: Record<OwnerBucket, number> };

const NO_OFFER = {
  offeredSpace: null,
  priceHaler: null,
  text: '',
  validUntil: null,
  offerDetails: null,
} as const;

/**
 * Inquiries received by the spaces of an owner, and the owner's answers. Inquiries of other owners return
 * 404.
 */
@Injectable()
export class OwnerInquiriesService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly spaces: SpaceAccessService,
    private readonly matches: CatalogMatchingService,
    private readonly audit: AuditTrailService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly offers: OfferReservationsPort,
  ) {}

  async list(
    actor: Actor,
    { bucket, assigneeId }: { bucket: OwnerBucket | null; assigneeId: number | null },
    page: number,
    pageSize: number,
  ): Promise<OwnerPage> {
    const { customerId, memberSpaceIds } = actor;
    if (customerId === null) return { items: [], total: 0, counts: { waiting: 0, answered: 0, closed: 0 } };
    if (!hasMemberRight(actor, 'inquiries')) throw inquiryForbidden();
    const owned = { customerId, spaceIds: memberSpaceIds, assigneeId };
    const now = this.clock.now();
    const { parts: recipients, total } = await this.inquiries.listRecipientsByOwner(owned, bucket, now, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const reservations = await this.offers.find(
      recipients.flatMap(({ reservationId }) => reservationId ?? []),
    );
    const items = await Promise.all(
      recipients.map((recipient) =>
        this.toDetails(
          recipient,
          recipient.reservationId === null ? null : (reservations.get(recipient.reservationId) ?? null),
        ),
      ),
    );
    return { items, total, counts: await this.inquiries.countByBucket(owned, now) };
  }

  /** Loads one and marks it as seen, unless an operator impersonates the owner. */
  async open(actor: Actor, id: number): Promise<OwnerInquiryDetails> {
    const recipient = await this.loadOwn(actor, id);
    if (
      recipient.state === 'sent' &&
      actor.impersonatorId === null &&
      isOpen(recipient.inquiry, this.clock.now())
    ) {
      await this.unitOfWork.run(() => this.inquiries.markSeen(id, this.clock.now()));
      Object.assign(recipient, { state: 'seen', seenAt: this.clock.now() });
    }
    const reservation =
      recipient.reservationId === null
        ? null
        : ((await this.offers.find([recipient.reservationId])).get(recipient.reservationId) ?? null);
    return { ...(await this.toDetails(recipient, reservation)), hint: await this.findHint(recipient) };
  }

  /**
   * Makes or replaces an offer; an identical offer changes nothing and sends no mail.
   * @throws DomainError VALIDATION where the rows do not add up to the price
   */
  async offer(
    actor: Actor,
    id: number,
    { priceHaler, text, validUntil, spaceId, details }: Offer,
  ): Promise<void> {
    if (details.rows.length > 0 && sumOfferRows(details.rows) !== priceHaler)
      throw createFieldError('price', fieldError('offerRowsSum'));
    if (validUntil !== null && validUntil < this.clock.today())
      throw createFieldError('valid_until', fieldError('offerValidUntil'));
    await this.answer(actor, id, 'offer', async (recipient) => {
      const offered = await this.loadOfferableSpace(
        actor,
        spaceId ?? recipient.offeredSpace?.id ?? recipient.space.id,
      );
      const isSame =
        recipient.state === 'offered' &&
        (recipient.offeredSpace ?? recipient.space).id === offered.id &&
        recipient.priceHaler === priceHaler &&
        recipient.text === text &&
        recipient.validUntil === validUntil &&
        isDeepStrictEqual(recipient.offerDetails ?? NO_OFFER_DETAILS, details);
      const slot = isSame ? null : toExactSlot(recipient.inquiry);
      if (slot && (await this.offers.checkSlot({ ...slot, spaceId: offered.id }))?.isTaken)
        throw createFieldError('space_id', fieldError('offerSpaceTaken'));
      Object.assign(recipient, {
        offeredSpace: offered.id === recipient.space.id ? null : offered,
        priceHaler,
        text,
        validUntil,
        offerDetails: details,
        declineReason: null,
        declineCode: null,
        state: 'offered',
      });
      return !isSame;
    });
  }

  /** Declines; a repeated call changes nothing and sends no mail. */
  async decline(actor: Actor, id: number, reason: string, code: CancelCode | null): Promise<void> {
    await this.answer(actor, id, 'decline', (recipient) => {
      Object.assign(recipient, { ...NO_OFFER, declineReason: reason, declineCode: code, state: 'declined' });
      return Promise.resolve(true);
    });
  }

  /** `step` returns whether it changed anything. */
  private async answer(
    actor: Actor,
    id: number,
    action: Exclude<OwnerAction, 'handle'>,
    step: (recipient: RecipientWithInquiry) => Promise<boolean>,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.inquiries.lockByRecipient(id);
      const recipient = await this.loadOwn(actor, id);
      const now = this.clock.now();
      if (action === 'decline' && recipient.state === 'declined' && isOpen(recipient.inquiry, now)) return;
      if (!listOwnerActions(recipient.inquiry, recipient.state, now).includes(action)) throw inquiryClosed();
      const before = { state: recipient.state };
      if (!(await step(recipient))) return;
      Object.assign(recipient, { answeredAt: now, seenAt: recipient.seenAt ?? now });
      await this.audit.record(
        actor,
        `inquiry.${action}`,
        { type: 'inquiry', id: recipient.inquiry.id },
        before,
        {
          state: recipient.state,
        },
      );
      await this.outbox.publish(inquiryAnswered, {
        inquiry_id: recipient.inquiry.id,
        recipient_id: id,
        answer: action === 'offer' ? 'offered' : 'declined',
      });
    });
  }

  /** @throws DomainError NOTFOUND to those who do not see the space, FORBIDDEN without the right to inquiries */
  async loadOwn(actor: Actor, id: number): Promise<RecipientWithInquiry> {
    const recipient = await this.inquiries.findRecipient(id);
    if (!recipient?.inquiry.isDelivered) throw inquiryNotFound();
    const { space } = recipient;
    const customerId = space.building.customer.id;
    if (!mayActFor(actor, customerId, 'view', space.id)) throw inquiryNotFound();
    if (!mayActFor(actor, customerId, 'inquiries', space.id)) throw inquiryForbidden();
    return recipient;
  }

  /** Loads a published space owned by the actor. */
  private async loadOfferableSpace(actor: Actor, spaceId: number): Promise<FullSpace> {
    const reject = (error: unknown): never => {
      throw error instanceof DomainError ? createFieldError('space_id', fieldError('offerOwnSpace')) : error;
    };
    const space = await this.spaces.loadManageable(actor, spaceId).catch(reject);
    return space.status === 'PUBLISHED' && mayActFor(actor, space.building.customer.id, 'inquiries', space.id)
      ? space
      : reject(inquiryNotFound());
  }

  private async findHint(recipient: RecipientWithInquiry): Promise<SlotHint | null> {
    const slot = isOpen(recipient.inquiry, this.clock.now()) ? toExactSlot(recipient.inquiry) : null;
    const slotCheck =
      slot &&
      (await this.offers.checkSlot({ ...slot, spaceId: (recipient.offeredSpace ?? recipient.space).id }));
    if (!slotCheck) return null;
    if (slotCheck.isTaken) return 'taken';
    return slotCheck.offered === 'inside' ? null : slotCheck.offered;
  }

  private async toDetails(
    recipient: RecipientWithInquiry,
    reservation: OfferReservation | null,
  ): Promise<OwnerInquiryDetails> {
    const { timeSlot } = toSpaceNeeds(recipient.inquiry);
    return {
      recipient,
      reservation,
      hint: null,
      isFree:
        timeSlot === null || !isOpen(recipient.inquiry, this.clock.now())
          ? null
          : await this.matches.isFree(recipient.space.id, timeSlot),
    };
  }
}
