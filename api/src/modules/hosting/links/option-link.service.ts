import { Injectable } from '@nestjs/common';
import { ownBookingMail } from '@prostora/strings/cs/mail-own-booking.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { OptionService, ReservationWorkflowService } from '../../reservations/decisions/index.ts';
import {
  assertMayHost,
  reservationClosed,
  resolveOptionState,
  toOwnedSpaceRef,
} from '../../reservations/index.ts';
import type { ReservationWithPeople } from '../../reservations/mails/index.ts';

/** Options of an owner by the signed link of a mail, which shows them; steps need a session that may host. */
@Injectable()
export class OptionLinkService {
  constructor(
    private readonly options: OptionService,
    private readonly workflow: ReservationWorkflowService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NOTFOUND for a wrong token, another owner, and a blocked or erased one
   */
  find(id: number, token: string): Promise<ReservationWithPeople> {
    return this.options.findByLink(id, token);
  }

  /** Prolongs by three days, never past the start; the calendar event stays the same. */
  async prolong(actor: Actor, id: number, token: string): Promise<void> {
    await this.find(id, token);
    await this.options.changeEnd(actor, id, null);
  }

  /** Confirms; does nothing for a confirmed one. */
  async confirm(actor: Actor, id: number, token: string): Promise<void> {
    const reservation = await this.findForHost(actor, id, token);
    if (resolveOptionState(reservation, this.clock.now()) === 'confirmed') return;
    await this.workflow.confirm(actor, id, {
      scope: 'all',
      priceHaler: null,
      message: null,
    });
  }

  /** Releases the slot; does nothing for an ended one. A confirmed booking is cancelled in the portal only. */
  async release(actor: Actor, id: number, token: string): Promise<void> {
    const reservation = await this.findForHost(actor, id, token);
    const state = resolveOptionState(reservation, this.clock.now());
    if (state === 'ended') return;
    if (state === 'confirmed') throw reservationClosed();
    await this.workflow.cancelAsHost(actor, id, {
      scope: 'all',
      reason: ownBookingMail.releaseReason,
      code: null,
    });
  }

  private async findForHost(actor: Actor, id: number, token: string): Promise<ReservationWithPeople> {
    const reservation = await this.find(id, token);
    assertMayHost(actor, toOwnedSpaceRef(reservation.space), 'write');
    return reservation;
  }
}
