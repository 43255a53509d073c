import { Injectable } from '@nestjs/common';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ReservationStepService, type HostTexts } from '../reservation-step.service.ts';
import {
  ReservationLockService,
  type LockedReservation,
  type StepScope,
} from '../reservation-lock.service.ts';
import { reservationConflict } from '../reservation.errors.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { listOpenMembers } from '../reservation-group.ts';
import type { Side } from '../reservation.states.ts';
import { AgreementService } from './agreement.service.ts';
import { toAgreement, toProposedAgreement } from '../agreement.ts';
import { ChangeBatch } from '../change-batch.ts';
import type { ProposalWithSpace } from '../change-proposal.repository.ts';
import { findAsked, splitRequest } from './event-change.ts';
import { ChangeProposalService, type ProposalDraft } from '../change-proposal.service.ts';
import { defaultProposalExpiry } from '../change-proposal.states.ts';
import { changedFields, isSlotChanged, planChange, withFields } from '../reservation-change.policy.ts';
import { ReservationContactService, type ContactChange } from './reservation-contact.service.ts';
import {
  ReservationSlotService,
  type AgreementRequest,
  type WantedChange,
} from '../reservation-slot.service.ts';

/** Fields left out stay. */
export type GuestChangeRequest = AgreementRequest & {
  /** Sequence of the reservation as it was read. */
  readonly sequence: number;
};
export type ChangeRequest = GuestChangeRequest & {
  readonly message: string | null;
  readonly expiresAt: Date | null;
  /** `day`: the spaces of the event on the day; a given price is then their total, and the space that of this one. */
  readonly scope: StepScope;
};
export type HostChangeRequest = ChangeRequest & {
  readonly contact: ContactChange;
  readonly texts: HostTexts;
  readonly optionUntil?: Date | undefined;
  readonly isAgreedByPhone: boolean;
};
export type ChangeResult = {
  readonly reservation: ReservationWithSpace;
  readonly applied: string[];
  readonly proposal: ProposalWithSpace | null;
};

/** `consentOf`: the side that has to agree. */
type Consent = {
  readonly consentOf: Side | null;
  readonly isAgreedByPhone?: boolean;
  /** Whether the host asks for the price of the price list. */
  readonly usesListPrice?: boolean | undefined;
  readonly batch?: ChangeBatch | undefined;
};
/**
 * Changes reservations: at once before the agreement or in favour of the other side, else as a proposal
 * (PRODUCT §12).
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

  /**
   * @throws DomainError RESERVATION_CHANGED when the reservation changed since it was read
   */
  changeAsHost(actor: Actor, id: number, request: HostChangeRequest): Promise<ChangeResult> {
    return this.unit.run(async () => {
      const spaceIds = request.spaceId === undefined ? [] : [request.spaceId];
      const { members, ...locked } = await this.locks.acquireGroupAsHost(id, actor, request.scope, spaceIds);
      const { reservation, by } = locked;
      if (members.length === 1) return this.changeOne(actor, { reservation, by }, request);
      if (reservation.sequence !== request.sequence) throw reservationConflict();
      return this.changeMembers(actor, locked, members, request);
    });
  }

  /** The same change of all spaces of an event, or of none; each side gets one mail, and gives one answer. */
  private async changeMembers(
    actor: Actor,
    { reservation: asked, by }: Pick<LockedReservation, 'reservation' | 'by'>,
    members: readonly ReservationWithSpace[],
    request: HostChangeRequest,
  ): Promise<ChangeResult> {
    const now = this.clock.now();
    const open = listOpenMembers(asked, members, now);
    const { startsAt: wantedStart } = request;
    const starts = open.flatMap(({ startsAt }) => [startsAt, wantedStart ?? startsAt]);
    const [contacts, changes] = [new ChangeBatch(), new ChangeBatch()];
    const results: ChangeResult[] = [];
    for (const { reservation, request: own } of splitRequest(asked, open, request)) {
      const named = await this.contacts.apply(actor, reservation, by, request.contact, {
        batch: contacts,
        notifiesFormer: reservation === asked,
      });
      const result = await this.changeOne(
        actor,
        { reservation, by },
        {
          ...own,
          sequence: null,
          contact: {},
          expiresAt: request.expiresAt ?? defaultProposalExpiry(now, ...starts),
        },
        changes,
      );
      results.push({ ...result, applied: [...named, ...result.applied] });
    }
    await this.proposals.publish(contacts);
    await this.proposals.publish(changes);
    return {
      ...findAsked(results, asked),
      applied: [...new Set(results.flatMap(({ applied }) => applied))],
    };
  }

  /**
   * Requires a unit of work that has locked the reservation.
   * @param request `sequence` null: any
   * @param batch collects the announcements of the changes of several reservations
   */
  async changeOne(
    actor: Actor,
    locked: Pick<LockedReservation, 'reservation' | 'by'>,
    request: Omit<HostChangeRequest, 'sequence' | 'scope'> & { readonly sequence: number | null },
    batch?: ChangeBatch,
  ): Promise<ChangeResult> {
    const { reservation, by } = locked;
    if (request.sequence !== null && reservation.sequence !== request.sequence) throw reservationConflict();
    const wanted = await this.slots.resolveChange(reservation, request, 'host');
    const applied: string[] = [
      ...(await this.contacts.apply(actor, reservation, by, request.contact)),
      ...(await this.steps.saveTexts(actor, reservation, request.texts)),
    ];
    const isAgreed = this.assertAgreedByPhone(reservation, wanted, request.isAgreedByPhone);
    const isAgreedByPhone = request.isAgreedByPhone && reservation.customerEmail === '';
    const changed = await this.changeAgreement(actor, locked, wanted, {
      ...request,
      consentOf: isAgreed ? null : 'guest',
      isAgreedByPhone,
      batch,
    });
    const { optionUntil } = request;
    const hasOtherEnd =
      optionUntil !== undefined &&
      (await this.steps.saveOptionEnd(actor, reservation, optionUntil, this.clock.now()));
    return {
      ...changed,
      applied: [...applied, ...changed.applied, ...(hasOtherEnd ? ['option_until'] : [])],
    };
  }

  /**
   * The guest proposes a change of confirmed reservations, or of none of the event; only fewer guests apply at once.
   * The owner gives one answer.
   */
  changeAsGuest(actor: Actor, id: number, token: string, request: ChangeRequest): Promise<ChangeResult> {
    return this.unit.run(async () => {
      const {
        reservation: asked,
        by,
        members,
      } = await this.locks.acquireGroupAsGuest(id, token, request.scope);
      if (asked.sequence !== request.sequence) throw reservationConflict();
      const batch = members.length > 1 ? new ChangeBatch() : undefined;
      const results: ChangeResult[] = [];
      for (const reservation of listOpenMembers(asked, members, this.clock.now())) {
        const wanted = await this.slots.resolveChange(reservation, request, 'guest');
        const consent = { ...request, consentOf: 'host' as const, batch };
        results.push(await this.changeAgreement(actor, { reservation, by }, wanted, consent));
      }
      if (batch) await this.proposals.publish(batch);
      return findAsked(results, asked);
    });
  }

  private async changeAgreement(
    actor: Actor,
    { reservation, by }: Pick<LockedReservation, 'reservation' | 'by'>,
    { agreement, held, quote }: WantedChange,
    {
      message,
      expiresAt,
      consentOf,
      isAgreedByPhone = false,
      usesListPrice = false,
      batch,
    }: Consent & Pick<ChangeRequest, 'message' | 'expiresAt'>,
  ): Promise<ChangeResult> {
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
        author: by === 'guest' ? 'guest' : 'host',
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
      open.declineReason = reservationChange.guestsChanged;
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
    if (reservation.status !== 'confirmed') return true;
    if (reservation.customerEmail !== '') return false;
    const isConsentNeeded = planChange(toAgreement(reservation), agreement, 'guest').proposed.length > 0;
    if (isConsentNeeded && !isAgreedByPhone)
      throw createFieldError('agreed_by_phone', fieldError('agreedByPhone'));
    return true;
  }
}
