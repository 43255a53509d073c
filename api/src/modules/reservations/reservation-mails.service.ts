import { Injectable } from '@nestjs/common';
import { accountCause, MailService } from '../mail/index.ts';
import { answersTo, factsOf } from './reservation-mails.facts.ts';
import { ReservationMailRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import { guestMail, ownerMail, reminderMail, type Reminder, type TemplatedMail } from './reservation-mails.templates.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import type { StepTaken } from './reservation.events.ts';

/** How causes of mails to the guest of a reservation begin; guests have no account by which the log could find them. */
export const guestCausePrefix = (id: number): string => `reservation-${id}-guest-`;

/** Mails about reservations to both sides; a step told twice makes one mail to each. Answers go to the other side. */
@Injectable()
export class ReservationMails {
  constructor(private readonly reservations: ReservationMailRepository, private readonly links: ReservationLinks, private readonly mails: MailService) {}

  /** A guest whose data were removed gets nothing any more. */
  async tellGuest(taken: StepTaken): Promise<void> {
    const { reservation_id: id, step, by, sequence } = taken;
    const reservation = await this.reservations.withPeople(id);
    if (reservation) await this.toGuest(reservation, `${step}-${sequence}`, guestMail(step, by, factsOf(reservation, this.links.pathOf(id), taken)));
  }

  /** The person behind the space, not its public address. */
  async tellOwner(taken: StepTaken): Promise<void> {
    const { reservation_id: id, step, by, sequence } = taken;
    const reservation = await this.reservations.withPeople(id);
    const written = reservation && ownerMail(step, by, factsOf(reservation, this.links.pathOf(id), taken));
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
    const replyTo = answersTo(reservation);
    await this.mails.post({ cause: guestCausePrefix(reservation.id) + what, to: reservation.customerEmail, template, about: aboutOf(reservation), message: { ...message, ...(replyTo !== null && { replyTo }) } });
  }

  private async toOwner(reservation: ReservationWithPeople, what: string, { template, message }: TemplatedMail): Promise<void> {
    const { user } = reservation.space.building.customer;
    if (user.erasedAt !== null || user.blockedAt !== null || reservation.forgottenAt !== null) return;
    await this.mails.post({ cause: accountCause(user.id, `reservation-${reservation.id}-${what}`), to: user.email, template, about: aboutOf(reservation), message: { ...message, replyTo: reservation.customerEmail } });
  }
}

const aboutOf = ({ id }: { id: number }) => ({ type: 'reservation', id }) as const;
