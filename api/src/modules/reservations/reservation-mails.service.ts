import { Injectable } from '@nestjs/common';
import { accountCause, MailService } from '../mail/index.ts';
import { factsOf, hostContact } from './reservation-mails.facts.ts';
import { ReservationMailRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import { guestMail, ownerMail, reminderMail, type Reminder, type TemplatedMail } from './reservation-mails.templates.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import type { CancelledBy } from './reservation.entity.ts';
import type { ReservationStep } from './reservation.events.ts';

export type StepTaken = { reservation_id: number; step: ReservationStep; by: CancelledBy; sequence: number; former: { starts_at: string; ends_at: string } | null };

/** How causes of mails to the guest of a reservation begin; guests have no account by which the log could find them. */
export const guestCausePrefix = (id: number): string => `reservation-${id}-guest-`;

/** Mails about reservations to both sides; a step told twice makes one mail to each. Answers go to the other side. */
@Injectable()
export class ReservationMails {
  constructor(private readonly reservations: ReservationMailRepository, private readonly links: ReservationLinks, private readonly mails: MailService) {}

  /** A guest whose data were removed gets nothing any more. */
  async tellGuest({ reservation_id: id, step, by, sequence, former }: StepTaken): Promise<void> {
    const reservation = await this.reservations.withPeople(id);
    if (reservation) await this.toGuest(reservation, `${step}-${sequence}`, guestMail(step, by, factsOf(reservation, this.links.pathOf(id), former)));
  }

  /** The person behind the space, not its public address. */
  async tellOwner({ reservation_id: id, step, by, sequence, former }: StepTaken): Promise<void> {
    const reservation = await this.reservations.withPeople(id);
    const written = reservation && ownerMail(step, by, factsOf(reservation, this.links.pathOf(id), former));
    if (written) await this.toOwner(reservation, `${step}-${sequence}`, written);
  }

  /** Once for each term of a reservation: a moved one is reminded of anew. */
  async remind(reservation: ReservationWithPeople, reminder: Reminder): Promise<void> {
    const written = reminderMail(reminder, factsOf(reservation, this.links.pathOf(reservation.id)));
    const what = `${reminder}-${Math.floor(reservation.startsAt.getTime() / 60_000)}`;
    await (reminder === 'coming' ? this.toGuest(reservation, what, written) : this.toOwner(reservation, what, written));
  }

  private async toGuest(reservation: ReservationWithPeople, what: string, { template, message }: TemplatedMail): Promise<void> {
    if (reservation.forgottenAt !== null) return;
    await this.mails.post({ cause: guestCausePrefix(reservation.id) + what, to: reservation.customerEmail, template, message: { ...message, replyTo: hostContact(reservation).email } });
  }

  private async toOwner(reservation: ReservationWithPeople, what: string, { template, message }: TemplatedMail): Promise<void> {
    const { user } = reservation.space.building.customer;
    if (user.erasedAt !== null || user.blockedAt !== null || reservation.forgottenAt !== null) return;
    await this.mails.post({ cause: accountCause(user.id, `reservation-${reservation.id}-${what}`), to: user.email, template, message: { ...message, replyTo: reservation.customerEmail } });
  }
}
