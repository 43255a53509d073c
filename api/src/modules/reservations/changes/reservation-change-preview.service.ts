import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Price } from '../reservation-price.ts';
import { listOpenMembers } from '../reservation-group.ts';
import { reservationConflict } from '../reservation.errors.ts';
import { ReservationLockService, type LockedGroup, type StepScope } from '../reservation-lock.service.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type { Side } from '../reservation.states.ts';
import { toAgreement } from '../agreement.ts';
import { findAsked, splitRequest } from './event-change.ts';
import { planChange, type Agreement, type ChangePlan } from '../reservation-change.policy.ts';
import { ReservationSlotService, type AgreementRequest } from '../reservation-slot.service.ts';

/** `sequence` of the reservation as it was read. */
export type ChangePreviewRequest = AgreementRequest & { readonly sequence: number };
/** What a change would do; nothing is written. */
export type ChangePreview = {
  readonly reservation: ReservationWithSpace;
  readonly agreement: Agreement;
  readonly plan: ChangePlan;
  /** The price of the price list for the wanted slot and guests; null when both stay. */
  readonly listPrice: Price | null;
};
export type ScopedPreviewRequest = ChangePreviewRequest & { readonly scope: StepScope };
/** `members`: the changes of all reservations of the event, with the asked one. */
export type EventChangePreview = ChangePreview & { readonly members: readonly ChangePreview[] };

/** What changes would do, with what the other side has to accept, and with the price of the price list. */
@Injectable()
export class ReservationChangePreviewService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: ReservationLockService,
    private readonly slots: ReservationSlotService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError RESERVATION_CHANGED when the reservation changed since it was read */
  previewAsHost(
    actor: Actor,
    id: number,
    { scope, ...request }: ScopedPreviewRequest,
  ): Promise<EventChangePreview> {
    return this.unit.run(async () => {
      const more = request.spaceId === undefined ? [] : [request.spaceId];
      return this.previewAll(await this.locks.acquireGroupAsHost(id, actor, scope, more), request, 'host');
    });
  }

  /** @throws DomainError RESERVATION_CHANGED when the reservation changed since it was read */
  previewAsGuest(
    id: number,
    token: string,
    { scope, ...request }: ScopedPreviewRequest,
  ): Promise<EventChangePreview> {
    return this.unit.run(async () =>
      this.previewAll(await this.locks.acquireGroupAsGuest(id, token, scope), request, 'guest'),
    );
  }

  private async previewAll(
    { reservation: asked, members }: LockedGroup,
    request: ChangePreviewRequest,
    side: Side,
  ): Promise<EventChangePreview> {
    if (asked.sequence !== request.sequence) throw reservationConflict();
    const open = listOpenMembers(asked, members, this.clock.now());
    const previews: ChangePreview[] = [];
    for (const { reservation, request: own } of splitRequest(asked, open, request))
      previews.push(await this.preview(reservation, own, side));
    return { ...findAsked(previews, asked), members: previews };
  }

  /** Requires a unit of work that has locked the reservation. */
  async preview(
    reservation: ReservationWithSpace,
    request: AgreementRequest,
    side: Side,
  ): Promise<ChangePreview> {
    const { agreement, listPrice = null } = await this.slots.resolveChange(reservation, request, side);
    const other = side === 'host' ? 'guest' : 'host';
    const consentOf = reservation.status === 'confirmed' ? other : null;
    const plan = planChange(toAgreement(reservation), agreement, consentOf);
    return { reservation, agreement, plan, listPrice };
  }
}
