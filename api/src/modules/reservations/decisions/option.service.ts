import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import {
  ReservationMailsRepository,
  type ReservationWithPeople,
} from '../mails/reservation-mails.repository.ts';
import { prolongOption, resolveOptionState, type Option, isOption } from '../reservation.states.ts';
import { OwnerLinksService } from '../owner-links.service.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { optionEndRejected, reservationClosed, reservationNotFound } from '../reservation.errors.ts';
import { ReservationRepository } from '../reservation.repository.ts';

/** Options of an owner. */
@Injectable()
export class OptionService {
  constructor(
    private readonly reservations: ReservationMailsRepository,
    private readonly links: OwnerLinksService,
    private readonly locks: ReservationLockService,
    private readonly rows: ReservationRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param token of the link in the owner's mail
   * @throws DomainError NOTFOUND for a wrong token, another owner, and a blocked or erased one
   */
  async findByLink(id: number, token: string): Promise<ReservationWithPeople> {
    const reservation = await this.reservations.findWithPeople(id, { isFresh: true });
    if (!reservation || reservation.source !== 'owner') throw reservationNotFound();
    const { user } = reservation.space.building.customer;
    const isActive = user.blockedAt === null && user.erasedAt === null && reservation.anonymizedAt === null;
    const ends = { endsAt: reservation.endsAt, revokedAt: user.editLinksEndedAt };
    if (!isActive || !this.links.matchesOption({ id, userId: user.id }, token, ends))
      throw reservationNotFound();
    return reservation;
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
