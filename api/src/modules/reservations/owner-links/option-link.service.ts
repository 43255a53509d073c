import { Injectable } from '@nestjs/common';
import { ownBookingMail } from '@prostora/strings/cs/mail-own-booking.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { ReservationWorkflowService } from '../hosting/reservation-workflow.service.ts';
import {
  ReservationMailsRepository,
  type ReservationWithPeople,
} from '../mails/reservation-mails.repository.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { reservationClosed, reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { isOption } from '../reservation.states.ts';
import { optionEndRejected } from '../own/own-booking-rules.ts';
import { prolongOption, resolveOptionState, type Option } from './option.ts';
import { OwnerLinksService } from './owner-links.service.ts';

/** Options of an owner by the signed link of a mail, which shows them; steps need a session that may host. */
@Injectable()
export class OptionLinkService {
  constructor(
    private readonly reservations: ReservationMailsRepository,
    private readonly links: OwnerLinksService,
    private readonly workflow: ReservationWorkflowService,
    private readonly locks: ReservationLockService,
    private readonly rows: ReservationRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NOTFOUND for a wrong token, another owner, and a blocked or erased one
   */
  async find(id: number, token: string): Promise<ReservationWithPeople> {
    const reservation = await this.reservations.findWithPeople(id, { isFresh: true });
    if (!reservation || reservation.source !== 'owner') throw reservationNotFound();
    const { user } = reservation.space.building.customer;
    const isActive = user.blockedAt === null && user.erasedAt === null && reservation.anonymizedAt === null;
    const ends = { endsAt: reservation.endsAt, revokedAt: user.editLinksEndedAt };
    if (!isActive || !this.links.matchesOption({ id, userId: user.id }, token, ends))
      throw reservationNotFound();
    return reservation;
  }

  /** Prolongs by three days, never past the start; the calendar event stays the same. */
  async prolong(actor: Actor, id: number, token: string): Promise<void> {
    await this.find(id, token);
    await this.changeEnd(actor, id, null);
  }

  /**
   * Moves the end of an open option with all of its event; the calendar event stays the same.
   * @param wantedEnd three days later, never past the start, if null
   * @throws DomainError RESERVATION_CLOSED when it is no open option or cannot be prolonged, VALIDATION on
   *   `option_until` outside of the time up to the start
   */
  changeEnd(actor: Actor, id: number, wantedEnd: Date | null): Promise<Date> {
    return this.unit.run(async () => {
      const now = this.clock.now();
      const { reservation, members } = await this.locks.acquireGroupAsHost(id, actor, 'all');
      const until = decideEnd(reservation, wantedEnd, now);
      const open = members.filter((member) => isOption(member, now));
      const former = open.map(({ expiresAt }) => expiresAt);
      // Another day of a series may begin before the end.
      for (const member of open) member.expiresAt = until < member.startsAt ? until : member.startsAt;
      await this.rows.flush();
      await this.audit.recordAll(
        actor,
        open.map((member, index) => ({
          action: 'reservation.option',
          subject: { type: 'reservation', id: member.id },
          before: { option_until: former[index] },
          after: { option_until: member.expiresAt },
        })),
      );
      return until;
    });
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

function decideEnd(option: Option, wantedEnd: Date | null, now: Date): Date {
  const prolonged = prolongOption(option, now);
  if (wantedEnd === null) {
    if (prolonged === null) throw reservationClosed();
    return prolonged;
  }
  if (option.source !== 'owner' || resolveOptionState(option, now) !== 'open') throw reservationClosed();
  if (wantedEnd <= now || wantedEnd > option.startsAt) throw optionEndRejected();
  return wantedEnd;
}
