import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ReservationStepService } from '../reservation-step.service.ts';
import { ReservationLockService, type LockedReservation } from '../reservation-lock.service.ts';
import { assertTransition, reservationConflict } from '../reservation.errors.ts';
import { toPrice, type Price } from '../booking/reservation-price.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type { Side } from '../reservation.states.ts';
import { AgreementService } from './agreement.service.ts';
import { toAgreement } from './agreement.ts';
import type { ProposalWithSpace } from './change-proposal.repository.ts';
import { ChangeProposalService } from './change-proposal.service.ts';
import {
  changedFields,
  isSlotChanged,
  planChange,
  withFields,
  type Agreement,
} from './reservation-change.policy.ts';
import { ReservationContactService, type ContactChange } from './reservation-contact.service.ts';
import { ReservationSlotService, type ResolvedSlot } from './reservation-slot.service.ts';

type AgreementRequest = {
  readonly spaceId?: number | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  readonly guests?: number | undefined;
  readonly priceHaler?: number | undefined;
};
/** Fields left out stay. */
export type ChangeRequest = AgreementRequest & {
  /** Sequence of the reservation as it was read. */
  readonly sequence: number;
  readonly message: string | null;
  readonly expiresAt: Date | null;
};
export type HostChangeRequest = ChangeRequest & {
  readonly contact: ContactChange;
  readonly ownerNote?: string | undefined;
  readonly isAgreedByPhone: boolean;
};
export type ChangeResult = {
  readonly reservation: ReservationWithSpace;
  readonly applied: string[];
  readonly proposal: ProposalWithSpace | null;
};

type Consent = { readonly needsConsent: boolean; readonly isAgreedByPhone?: boolean };
/** The wanted agreement; `slot` when it differs from the current one. */
type WantedChange = { readonly agreement: Agreement; readonly slot: ResolvedSlot | null };

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
      const locked = await this.locks.acquireAsHost(
        id,
        actor,
        request.spaceId === undefined ? [] : [request.spaceId],
      );
      const { reservation, by } = locked;
      if (reservation.sequence !== request.sequence) throw reservationConflict();
      const wanted = await this.resolve(reservation, request, 'host');
      const applied: string[] = await this.contacts.apply(actor, reservation, by, request.contact);
      if (request.ownerNote !== undefined && request.ownerNote !== reservation.ownerNote) {
        await this.steps.saveNote(actor, reservation, request.ownerNote);
        applied.push('owner_note');
      }
      const isAgreed = this.assertAgreedByPhone(reservation, wanted, request.isAgreedByPhone);
      const isAgreedByPhone = request.isAgreedByPhone && reservation.customerEmail === '';
      const changed = await this.changeAgreement(actor, locked, wanted, {
        ...request,
        needsConsent: !isAgreed,
        isAgreedByPhone,
      });
      return { ...changed, applied: [...applied, ...changed.applied] };
    });
  }

  /** The guest proposes a change of a confirmed reservation; only fewer guests apply at once. */
  changeAsGuest(actor: Actor, id: number, token: string, request: ChangeRequest): Promise<ChangeResult> {
    return this.unit.run(async () => {
      const locked = await this.locks.acquireAsGuest(id, token);
      if (locked.reservation.sequence !== request.sequence) throw reservationConflict();
      const wanted = await this.resolve(locked.reservation, request, 'guest');
      return this.changeAgreement(actor, locked, wanted, { ...request, needsConsent: true });
    });
  }

  /** Another slot is priced again unless a price is given; a slot without a price keeps the agreed one. */
  private async resolve(
    reservation: ReservationWithSpace,
    request: AgreementRequest,
    side: Side,
  ): Promise<WantedChange> {
    const current = toAgreement(reservation);
    const givenPrice: Price | null =
      request.priceHaler === undefined ? null : { priceHaler: request.priceHaler, priceState: 'agreed' };
    const wanted: Agreement = {
      spaceId: request.spaceId ?? current.spaceId,
      startsAt: request.startsAt ?? current.startsAt,
      endsAt: request.endsAt ?? current.endsAt,
      guests: request.guests ?? current.guests,
      ...toPrice(current),
      ...givenPrice,
    };
    const fields = changedFields(current, wanted);
    if (fields.length === 0) return { agreement: current, slot: null };
    assertTransition(reservation, ['change'], side, this.clock.now());
    const slot = isSlotChanged(fields) ? await this.slots.resolve(reservation, wanted, side) : null;
    const capacity = slot ? slot.capacity : reservation.space.capacity;
    if (side === 'guest' && wanted.guests > current.guests && capacity !== null && wanted.guests > capacity) {
      throw createFieldError('number_of_guests', fieldError('tooManyGuests', { max: capacity }));
    }
    const slotPrice = slot && slot.price.priceState !== 'none' ? slot.price : toPrice(current);
    return { agreement: { ...wanted, ...(givenPrice ?? slotPrice) }, slot };
  }

  private async changeAgreement(
    actor: Actor,
    { reservation, by }: LockedReservation,
    { agreement, slot }: WantedChange,
    {
      message,
      expiresAt,
      needsConsent,
      isAgreedByPhone = false,
    }: Consent & Pick<ChangeRequest, 'message' | 'expiresAt'>,
  ): Promise<ChangeResult> {
    const current = toAgreement(reservation);
    const plan = planChange(current, agreement, needsConsent);
    if (plan.applied.length > 0) {
      const applied = isSlotChanged(plan.applied) ? slot : null;
      await this.agreements.apply(actor, reservation, {
        by,
        agreement: withFields(current, agreement, plan.applied),
        held: applied?.held,
        quote: applied?.quote,
        isAgreedByPhone,
      });
      await this.proposals.rebaseOpen(reservation, current);
    }
    const author = by === 'system' ? 'operator' : by;
    const proposal =
      plan.proposed.length === 0
        ? null
        : await this.proposals.propose(actor, reservation, {
            author,
            agreement,
            ...(slot && { held: slot.held }),
            message,
            expiresAt,
          });
    return { reservation, applied: [...plan.applied], proposal };
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
    const isConsentNeeded = planChange(toAgreement(reservation), agreement, true).proposed.length > 0;
    if (isConsentNeeded && !isAgreedByPhone)
      throw createFieldError('agreed_by_phone', fieldError('agreedByPhone'));
    return true;
  }
}
