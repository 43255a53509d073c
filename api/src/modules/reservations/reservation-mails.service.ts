import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { accountCause, MailService } from '../mail/index.ts';
import { answersTo, factsOf } from './reservation-mails.facts.ts';
import { ReservationMailRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import { guestMail, ownerMail, proofMail, reminderMail, type Reminder, type TemplatedMail } from './reservation-mails.templates.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import type { StepTaken } from './reservation.events.ts';

const UNPROVED_MAILS_PER_HOUR = 3;

/** How causes of mails to the guest of a reservation begin; guests have no account by which the log could find them. */
export const guestCausePrefix = (id: number): string => `reservation-${id}-guest-`;

/** Mails about reservations to both sides; a step told twice makes one mail to each. Answers go to the other side. */
@Injectable()
export class ReservationMails {
  constructor(
    private readonly reservations: ReservationMailRepository, private readonly links: ReservationLinks, private readonly mails: MailService, private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** A guest whose data were removed gets nothing any more. */
  async tellGuest(taken: StepTaken): Promise<void> {
    const { reservation_id: id, step, by, sequence } = taken;
    const reservation = await this.reservations.withPeople(id);
    if (reservation?.awaitsProof && (by === 'guest' || !(await this.mayMailUnproved(reservation.customerEmail)))) return;
    if (reservation) await this.toGuest(reservation, `${step}-${sequence}`, guestMail(step, by, factsOf(reservation, this.links.pathOf(id), taken)));
  }

  /** Mails the code that proves the guest's mailbox; false where the address has got enough mails already. Called in the unit of work that keeps the code's hash. */
  async sendProof(id: number, code: string): Promise<boolean> {
    const reservation = await this.reservations.withPeople(id);
    if (!reservation || !(await this.mayMailUnproved(reservation.customerEmail))) return false;
    await this.toGuest(reservation, `proof-${this.clock.now().getTime()}`, proofMail(factsOf(reservation, this.links.pathOf(id)), code));
    return true;
  }

  /** Strangers cause a few mails an hour to an address at most. */
  private async mayMailUnproved(email: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - 3_600_000);
    return !this.config.RATE_LIMITS || (await this.mails.countSince(email, since)) < UNPROVED_MAILS_PER_HOUR;
  }

  /** The person behind the space, not its public address. */
  async tellOwner(taken: StepTaken): Promise<void> {
    const { reservation_id: id, step, by, sequence } = taken;
    const reservation = await this.reservations.withPeople(id);
    // The owner hears of a request once its mailbox is proved.
    const written = reservation && !reservation.awaitsProof && ownerMail(step, by, factsOf(reservation, this.links.pathOf(id), taken));
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
