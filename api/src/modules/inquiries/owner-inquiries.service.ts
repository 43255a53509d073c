import { Injectable } from '@nestjs/common';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { CatalogMatches } from '../catalog/index.ts';
import { SpaceAccess } from '../spaces/index.ts';
import { needsKept, toExactSlot } from './demand-needs.ts';
import { inquiryClosed, inquiryNotFound } from './inquiry.errors.ts';
import { inquiryAnswered } from './inquiry.events.ts';
import type { HandledHow } from './inquiry-recipient.entity.ts';
import { InquiryRepository, type OwnerBucket, type OwnerPart } from './inquiry.repository.ts';
import { isOpen, ownerActions, type OwnerAction } from './inquiry.states.ts';
import { OfferTaking, type OfferReservation } from './offer-taking.ts';

export type Offer = {
  priceHaler: number | null;
  text: string;
  validUntil: string | null;
  spaceId: number | null;
};
/** Conflict of the exact hours with the schedule of the space. */
export type SlotHint = 'taken' | 'partly' | 'outside';
/** A recipient with the availability of its space and the reservation of its chosen offer. */
export type SeenPart = {
  part: OwnerPart;
  isFree: boolean | null;
  reservation: OfferReservation | null;
  hint: SlotHint | null;
};
type OwnerPage = { items: SeenPart[]; total: number; counts: Record<OwnerBucket, number> };

const NO_OFFER = { offeredSpace: null, priceHaler: null, text: '', validUntil: null } as const;
const { fields: messages } = inquiriesApi;

/**
 * Inquiries received by the spaces of an owner, and the owner's answers. Inquiries of other owners return
 * 404.
 */
@Injectable()
export class OwnerInquiries {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly spaces: SpaceAccess,
    private readonly matches: CatalogMatches,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly offers: OfferTaking,
  ) {}

  async list(
    { customerId }: Actor,
    bucket: OwnerBucket | null,
    page: number,
    pageSize: number,
  ): Promise<OwnerPage> {
    if (customerId === null) return { items: [], total: 0, counts: { waiting: 0, answered: 0, closed: 0 } };
    const now = this.clock.now();
    const { parts, total } = await this.inquiries.partsOf(customerId, bucket, now, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const reservations = await this.offers.find(parts.flatMap(({ reservationId }) => reservationId ?? []));
    const items = parts.map((part) =>
      this.seen(part, part.reservationId === null ? null : (reservations.get(part.reservationId) ?? null)),
    );
    return { items, total, counts: await this.inquiries.countsOf(customerId, now) };
  }

  /** Loads one and marks it as seen, unless an operator impersonates the owner. */
  async open(actor: Actor, id: number): Promise<SeenPart> {
    const part = await this.own(actor, id);
    if (part.state === 'sent' && actor.impersonatorId === null && isOpen(part.inquiry, this.clock.now())) {
      await this.unitOfWork.run(() => this.inquiries.markSeen(id, this.clock.now()));
      Object.assign(part, { state: 'seen', seenAt: this.clock.now() });
    }
    const reservation =
      part.reservationId === null
        ? null
        : ((await this.offers.find([part.reservationId])).get(part.reservationId) ?? null);
    return { ...this.seen(part, reservation), hint: await this.findHint(part) };
  }

  /** Makes or replaces an offer; an identical offer changes nothing and sends no mail. */
  async offer(actor: Actor, id: number, { priceHaler, text, validUntil, spaceId }: Offer): Promise<void> {
    if (validUntil !== null && validUntil < this.clock.today())
      throw invalidField('valid_until', messages.validUntil);
    await this.answer(actor, id, 'offer', async (part) => {
      const offered = await this.offerable(actor, spaceId ?? part.offeredSpace?.id ?? part.space.id);
      const isSame =
        part.state === 'offered' &&
        (part.offeredSpace ?? part.space).id === offered.id &&
        part.priceHaler === priceHaler &&
        part.text === text &&
        part.validUntil === validUntil;
      const slot = isSame ? null : toExactSlot(part.inquiry);
      if (slot && (await this.offers.judge({ ...slot, spaceId: offered.id }))?.isTaken)
        throw invalidField('space_id', messages.spaceTaken);
      Object.assign(part, {
        offeredSpace: offered.id === part.space.id ? null : offered,
        priceHaler,
        text,
        validUntil,
        declineReason: null,
        state: 'offered',
      });
      return !isSame;
    });
  }

  /** Declines; a repeated call changes nothing and sends no mail. */
  async decline(actor: Actor, id: number, reason: string): Promise<void> {
    await this.answer(actor, id, 'decline', (part) => {
      Object.assign(part, { ...NO_OFFER, declineReason: reason, state: 'declined' });
      return Promise.resolve(true);
    });
  }

  /** Marks a message as answered by the given channel, or as waiting again (null). Idempotent. */
  async handle(actor: Actor, id: number, how: HandledHow | null): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.inquiries.lockOfPart(id);
      const part = await this.own(actor, id);
      const now = this.clock.now();
      if (!ownerActions(part.inquiry, part.state, now).includes('handle')) throw inquiryClosed();
      if (part.handledHow === how) return;
      const before = { handled_how: part.handledHow };
      Object.assign(part, { handledAt: how && now, handledHow: how });
      const subject = { type: 'inquiry', id: part.inquiry.id };
      await this.audit.record(actor, 'inquiry.handle', subject, before, { handled_how: how });
    });
  }

  /** `step` returns whether it changed anything. */
  private async answer(
    actor: Actor,
    id: number,
    action: Exclude<OwnerAction, 'handle'>,
    step: (part: OwnerPart) => Promise<boolean>,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.inquiries.lockOfPart(id);
      const part = await this.own(actor, id);
      const now = this.clock.now();
      if (action === 'decline' && part.state === 'declined' && isOpen(part.inquiry, now)) return;
      if (!ownerActions(part.inquiry, part.state, now).includes(action)) throw inquiryClosed();
      const before = { state: part.state };
      if (!(await step(part))) return;
      Object.assign(part, { answeredAt: now, seenAt: part.seenAt ?? now });
      await this.audit.record(actor, `inquiry.${action}`, { type: 'inquiry', id: part.inquiry.id }, before, {
        state: part.state,
      });
      await this.outbox.publish(inquiryAnswered, {
        inquiry_id: part.inquiry.id,
        recipient_id: id,
        answer: action === 'offer' ? 'offered' : 'declined',
      });
    });
  }

  private async own({ customerId }: Actor, id: number): Promise<OwnerPart> {
    const part = await this.inquiries.part(id);
    if (!part || customerId === null || part.space.building.customer.id !== customerId)
      throw inquiryNotFound();
    return part;
  }

  /** Loads a published space owned by the actor. */
  private async offerable(actor: Actor, spaceId: number): ReturnType<SpaceAccess['viewable']> {
    const refused = (error: unknown): never => {
      throw error instanceof DomainError ? invalidField('space_id', messages.ownSpace) : error;
    };
    const space = await this.spaces.manageable(actor, spaceId).catch(refused);
    return space.status === 'PUBLISHED' && space.building.customer.id === actor.customerId
      ? space
      : refused(inquiryNotFound());
  }

  private async findHint(part: OwnerPart): Promise<SlotHint | null> {
    const slot = isOpen(part.inquiry, this.clock.now()) ? toExactSlot(part.inquiry) : null;
    const judged =
      slot && (await this.offers.judge({ ...slot, spaceId: (part.offeredSpace ?? part.space).id }));
    if (!judged) return null;
    if (judged.isTaken) return 'taken';
    return judged.offered === 'inside' ? null : judged.offered;
  }

  private seen(part: OwnerPart, reservation: OfferReservation | null): SeenPart {
    const { term } = needsKept(part.inquiry);
    return {
      part,
      reservation,
      hint: null,
      isFree:
        term === null || !isOpen(part.inquiry, this.clock.now())
          ? null
          : this.matches.isFree(part.space.id, term),
    };
  }
}
