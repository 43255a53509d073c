import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import {
  toAgreement,
  toProposedAgreement,
  changedFields,
  isSlotChanged,
  planChange,
  withFields,
  type Agreement,
  type ChangePlan,
} from '../reservation-change.policy.ts';
import { ChangeBatch } from '../change-batch.ts';
import type { ProposalWithSpace } from '../change-proposal.repository.ts';
import { ChangeProposalService, type ProposalDraft } from '../change-proposal.service.ts';
import { defaultProposalExpiry } from '../change-proposal.states.ts';
import { ReservationLockService, type LockedGroup, type StepScope } from '../reservation-lock.service.ts';
import type { Price } from '../reservation-price.ts';
import {
  ReservationSlotService,
  type AgreementRequest,
  type PlannedChange,
  type WantedChange,
} from '../reservation-slot.service.ts';
import { ReservationStepService, type HostTexts } from '../reservation-step.service.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import { reservationConflict } from '../reservation.errors.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { isAgreed, toSide, type Side } from '../reservation.states.ts';
import { AgreementService } from './agreement.service.ts';
import { findAsked, planEventChange, sortByMove } from '../reservation-group.ts';
import { ReservationContactService, type ContactChange } from './reservation-contact.service.ts';

/** What one reservation changes to; fields left out stay. Contact and texts are those of a host. */
export type ReservationChange = AgreementRequest & {
  readonly contact?: ContactChange;
  readonly texts?: HostTexts;
  readonly optionUntil?: Date | undefined;
  readonly isAgreedByPhone?: boolean;
  readonly message: string | null;
  readonly expiresAt?: Date | null;
};
export type PreviewRequest = AgreementRequest & {
  /** Sequence of the reservation as it was read. */
  readonly sequence: number;
  /** `day`: the spaces of the event on the day; a given price is then their total, and the space that of this one. */
  readonly scope: StepScope;
};
export type ChangeRequest = ReservationChange & PreviewRequest;
export type ChangeResult = {
  readonly reservation: ReservationWithSpace;
  readonly applied: string[];
  readonly proposal: ProposalWithSpace | null;
};
/** What a change would do; nothing is written. */
export type ChangePreview = {
  readonly reservation: ReservationWithSpace;
  readonly agreement: Agreement;
  readonly plan: ChangePlan;
  /** The price of the price list for the wanted slot and guests; null when both stay. */
  readonly listPrice: Price | null;
};
/** `members`: the changes of all reservations of the event, with the asked one. */
export type EventChangePreview = ChangePreview & { readonly members: readonly ChangePreview[] };

/** Collects what is announced of several reservations: one mail to each side for each of the two. */
type Announcements = { readonly contacts: ChangeBatch; readonly changes: ChangeBatch };
/** The side that changes, and the changes announced together. */
type ChangeSet = { readonly by: CancelledBy; readonly announcements: Announcements | null };
type Consent = {
  /** The side that has to agree. */
  readonly consentOf: Side | null;
  readonly isAgreedByPhone: boolean;
};

/**
 * Changes reservations, one or several together: at once before the agreement or in favour of the other side, else as
 * a proposal (PRODUCT §12).
 */
@Injectable()
export class ReservationChangesService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: ReservationLockService,
    private readonly slots: ReservationSlotService,
    private readonly contacts: ReservationContactService,
    private readonly agreements: AgreementService,
    private readonly proposals: ChangeProposalService,
    private readonly steps: ReservationStepService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError RESERVATION_CHANGED when the reservation changed since it was read */
  changeAsHost(actor: Actor, id: number, request: ChangeRequest): Promise<ChangeResult> {
    return this.unit.run(async () =>
      this.changeEvent(actor, await this.lockAsHost(actor, id, request), request),
    );
  }

  /**
   * The guest proposes a change of confirmed reservations, or of none of the event; only fewer guests apply at once.
   * The owner gives one answer.
   */
  changeAsGuest(actor: Actor, id: number, token: string, request: ChangeRequest): Promise<ChangeResult> {
    return this.unit.run(async () =>
      this.changeEvent(actor, await this.locks.acquireGroupAsGuest(id, token, request.scope), request),
    );
  }

  /** @throws DomainError as a change does */
  previewAsHost(actor: Actor, id: number, request: PreviewRequest): Promise<EventChangePreview> {
    return this.unit.run(async () => this.previewEvent(await this.lockAsHost(actor, id, request), request));
  }

  /** @throws DomainError as a change does */
  previewAsGuest(id: number, token: string, request: PreviewRequest): Promise<EventChangePreview> {
    return this.unit.run(async () =>
      this.previewEvent(await this.locks.acquireGroupAsGuest(id, token, request.scope), request),
    );
  }

  /**
   * All of them, or none; each side gets one mail, and gives one answer. Requires a unit of work that has locked the
   * reservations and the schedules of all spaces.
   * @param planned more than one, or an occurrence of a series with those after it
   */
  async changeTogether(
    actor: Actor,
    by: CancelledBy,
    planned: readonly PlannedChange<ReservationChange>[],
  ): Promise<ChangeResult[]> {
    const starts = planned.flatMap(({ reservation: { startsAt }, request }) => [
      startsAt,
      request.startsAt ?? startsAt,
    ]);
    // One answer to all: before the first of them begins.
    const expiresAt = defaultProposalExpiry(this.clock.now(), ...starts);
    const announcements = { contacts: new ChangeBatch(), changes: new ChangeBatch() };
    const results: ChangeResult[] = [];
    for (const { reservation, request } of sortByMove(planned)) {
      const change = { ...request, expiresAt: request.expiresAt ?? expiresAt };
      results.push(await this.changeOne(actor, reservation, change, { by, announcements }));
    }
    await this.proposals.publish(announcements.contacts);
    await this.proposals.publish(announcements.changes);
    return results;
  }

  /** Requires a unit of work that has locked the reservations. */
  async previewTogether(planned: readonly PlannedChange[], side: Side): Promise<ChangePreview[]> {
    const previews: ChangePreview[] = [];
    const other = side === 'host' ? 'guest' : 'host';
    for (const { reservation, request } of planned) {
      const { agreement, listPrice = null } = await this.slots.resolveChange(reservation, request, side);
      const consentOf = isAgreed(reservation) ? other : null;
      const plan = planChange(toAgreement(reservation), agreement, consentOf);
      previews.push({ reservation, agreement, plan, listPrice });
    }
    return previews;
  }

  private lockAsHost(actor: Actor, id: number, { scope, spaceId }: PreviewRequest): Promise<LockedGroup> {
    return this.locks.acquireGroupAsHost(id, actor, scope, spaceId);
  }

  private async changeEvent(
    actor: Actor,
    { reservation: asked, members, by }: LockedGroup,
    request: ChangeRequest,
  ): Promise<ChangeResult> {
    if (asked.sequence !== request.sequence) throw reservationConflict();
    const planned = planEventChange(asked, members, request, this.clock.now());
    if (planned.length === 1) return this.changeOne(actor, asked, request, { by, announcements: null });
    const results = await this.changeTogether(actor, by, planned);
    const applied = [...new Set(results.flatMap((one) => one.applied))];
    return { ...findAsked(results, asked), applied };
  }

  private async previewEvent(
    { reservation: asked, members, by }: LockedGroup,
    request: PreviewRequest,
  ): Promise<EventChangePreview> {
    if (asked.sequence !== request.sequence) throw reservationConflict();
    const planned = planEventChange(asked, members, request, this.clock.now());
    const previews = await this.previewTogether(planned, toSide(by));
    return { ...findAsked(previews, asked), members: previews };
  }

  private async changeOne(
    actor: Actor,
    reservation: ReservationWithSpace,
    request: ReservationChange,
    { by, announcements }: ChangeSet,
  ): Promise<ChangeResult> {
    const { contact = {}, texts = {}, optionUntil, isAgreedByPhone = false } = request;
    const side = toSide(by);
    const wanted = await this.slots.resolveChange(reservation, request, side);
    const applied: string[] = [
      ...(await this.contacts.apply(actor, reservation, by, contact, announcements?.contacts)),
      ...(await this.steps.saveTexts(actor, reservation, texts)),
    ];
    const needsGuest = side === 'host' && !this.assertAgreedByPhone(reservation, wanted, isAgreedByPhone);
    const changed = await this.changeAgreement(
      actor,
      { reservation, wanted, request },
      {
        consentOf: side === 'guest' ? 'host' : needsGuest ? 'guest' : null,
        isAgreedByPhone: isAgreedByPhone && reservation.customerEmail === '',
      },
      { by, announcements },
    );
    const hasOtherEnd =
      optionUntil !== undefined &&
      (await this.steps.saveOptionEnd(actor, reservation, optionUntil, this.clock.now()));
    return {
      ...changed,
      applied: [...applied, ...changed.applied, ...(hasOtherEnd ? ['option_until'] : [])],
    };
  }

  private async changeAgreement(
    actor: Actor,
    {
      reservation,
      wanted: { agreement, held, quote },
      request: { message, expiresAt = null, usesListPrice = false },
    }: { reservation: ReservationWithSpace; wanted: WantedChange; request: ReservationChange },
    { consentOf, isAgreedByPhone }: Consent,
    { by, announcements }: ChangeSet,
  ): Promise<ChangeResult> {
    const batch = announcements?.changes;
    const current = toAgreement(reservation);
    const plan = planChange(current, agreement, consentOf);
    if (plan.applied.length > 0) {
      await this.agreements.apply(actor, reservation, {
        by,
        agreement: withFields(current, agreement, plan.applied),
        held: isSlotChanged(plan.proposed) ? undefined : held,
        // The quote is that of the whole change.
        quote: plan.proposed.length > 0 ? undefined : quote,
        // A proposal of the same change holds its message.
        message: plan.proposed.length > 0 ? null : message,
        author: toSide(by),
        isAgreedByPhone,
        batch,
      });
      await this.proposals.rebaseOpen(reservation, current);
    }
    const author = by === 'system' ? 'operator' : by;
    const proposal =
      plan.proposed.length === 0
        ? await this.repriceOpen(actor, reservation, { author, usesListPrice }, current.guests)
        : await this.proposals.propose(actor, reservation, {
            author,
            agreement,
            ...(held && { held }),
            message,
            expiresAt,
            batch,
          });
    return { reservation, applied: [...plan.applied], proposal };
  }

  /**
   * An open proposal for another slot has the price for the former number of guests. Its own side proposes it again
   * at the price for the present one, a host only when asked to; a proposal of the other side, which did not offer
   * that price, ends.
   */
  private async repriceOpen(
    actor: Actor,
    reservation: ReservationWithSpace,
    { author, usesListPrice }: Pick<ProposalDraft, 'author'> & { readonly usesListPrice: boolean },
    formerGuests: number,
  ): Promise<ProposalWithSpace | null> {
    const { numberOfGuests: guests } = reservation;
    const open = guests === formerGuests ? null : await this.proposals.findOpen(reservation);
    if (!open || open.guests !== guests) return null;
    if (open.side === 'host' && author !== 'guest' && !usesListPrice) return null;
    const proposed = toProposedAgreement(open);
    if (!isSlotChanged(changedFields(toAgreement(reservation), proposed))) return null;
    const price = await this.slots.repriceProposal(reservation, proposed, {
      former: formerGuests,
      wanted: guests,
    });
    if (price === null) return null;
    if ((open.side === 'guest') !== (author === 'guest')) {
      open.declineCode = 'guests_changed';
      await this.proposals.close(actor, reservation, open, 'declined');
      return null;
    }
    const { heldFrom, heldUntil, message } = open;
    return this.proposals.propose(actor, reservation, {
      author,
      agreement: { ...proposed, ...price },
      held: { from: heldFrom, until: heldUntil },
      message,
    });
  }

  /**
   * Whether the change needs no consent of the guest: the reservation is not confirmed, or a guest without an
   * e-mail agreed by phone.
   * @throws DomainError 422 on `agreed_by_phone`
   */
  private assertAgreedByPhone(
    reservation: ReservationWithSpace,
    { agreement }: WantedChange,
    isAgreedByPhone: boolean,
  ): boolean {
    if (!isAgreed(reservation)) return true;
    if (reservation.customerEmail !== '') return false;
    const isConsentNeeded = planChange(toAgreement(reservation), agreement, 'guest').proposed.length > 0;
    if (isConsentNeeded && !isAgreedByPhone)
      throw createFieldError('agreed_by_phone', fieldError('agreedByPhone'));
    return true;
  }
}
