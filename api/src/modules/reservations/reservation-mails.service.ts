import { Injectable } from '@nestjs/common';
import type { BookingFacts } from '@prostora/strings/cs/mail-reservation.ts';
import { formatNumber, formatTerm } from '@prostora/strings/format.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { accountCause, MailService } from '../mail/index.ts';
import type { AgreementRecord } from './changes/change-proposal.events.ts';
import { answersTo, factsOf, placeName, priceText } from './reservation-mails.facts.ts';
import { MailboxProofRepository } from './mailbox-proof.repository.ts';
import { ReservationMailRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import { formerAddressMail, guestMail, ownerMail, PROOF_TEMPLATE, proofMail, reminderMail, type Reminder, type ReservationFacts, type TemplatedMail } from './reservation-mails.templates.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import type { StepTaken } from './reservation.events.ts';

const UNPROVED_MAILS_PER_HOUR = 3;
/** Who reads a mailbox may need codes of several requests; mails they caused themselves do not count. */
const PROOF_MAILS_PER_HOUR = 10;
const HOUR = 3_600_000;

/** How causes of mails to the guest of a reservation begin; guests have no account by which the log could find them. */
export const guestCausePrefix = (id: number): string => `reservation-${id}-guest-`;

/** Mails about reservations to both sides; a step told twice makes one mail to each. Answers go to the other side. */
@Injectable()
export class ReservationMails {
  constructor(
    private readonly reservations: ReservationMailRepository, private readonly links: ReservationLinks, private readonly mails: MailService, private readonly clock: Clock,
    private readonly config: Config, private readonly proofs: MailboxProofRepository,
  ) {}

  /** A guest whose data were removed gets nothing any more. */
  async tellGuest(taken: StepTaken): Promise<void> {
    const { reservation_id: id, step, by, sequence } = taken;
    const reservation = await this.reservations.withPeople(id);
    if (reservation?.awaitsProof && (by === 'guest' || !(await this.mayMailUnproved(reservation.customerEmail)))) return;
    if (reservation) await this.toGuest(reservation, `${step}-${sequence}`, guestMail(step, by, await this.factsOfStep(reservation, taken)));
  }

  /** Mails the code that proves the guest's mailbox; false where the address has got enough mails already. Called in the unit of work that keeps the code's hash. */
  async sendProof(id: number, code: string): Promise<boolean> {
    const reservation = await this.reservations.withPeople(id);
    if (!reservation || !(await this.mayMailUnproved(reservation.customerEmail))) return false;
    await this.toGuest(reservation, `proof-${this.clock.now().getTime()}`, proofMail(this.toFacts(reservation), code));
    return true;
  }

  /** Strangers cause a few mails an hour to an address at most; to one somebody has proved to read, codes alone count. */
  private async mayMailUnproved(email: string): Promise<boolean> {
    if (!this.config.RATE_LIMITS) return true;
    const since = new Date(this.clock.now().getTime() - HOUR);
    if (await this.proofs.isKnownMailbox(email)) {
      return (await this.mails.countSince(email, since, PROOF_TEMPLATE)) < PROOF_MAILS_PER_HOUR;
    }
    return (await this.mails.countSince(email, since)) < UNPROVED_MAILS_PER_HOUR;
  }

  /** Whether the host corrected the address and nobody has proved to read it. */
  private async isUnproved({ linkVersion, mailboxProvedAt, customerEmail }: ReservationWithPeople): Promise<boolean> {
    if (!this.config.RATE_LIMITS || linkVersion === 0 || mailboxProvedAt !== null) return false;
    return !(await this.proofs.isKnownMailbox(customerEmail));
  }

  /** The person behind the space, not its public address. */
  async tellOwner(taken: StepTaken): Promise<void> {
    const { reservation_id: id, step, by, sequence } = taken;
    const reservation = await this.reservations.withPeople(id);
    // The owner hears of a request once its mailbox is proved.
    const written = reservation && !reservation.awaitsProof && ownerMail(step, by, await this.factsOfStep(reservation, taken));
    if (reservation && written) await this.toOwner(reservation, `${step}-${sequence}`, written);
  }

  /** Once for each term of a reservation: a moved one is reminded of anew. */
  async remind(reservation: ReservationWithPeople, reminder: Reminder): Promise<void> {
    const written = reminderMail(reminder, this.toFacts(reservation));
    const what = `${reminder}-${Math.floor(reservation.startsAt.getTime() / 60_000)}`;
    await (reminder === 'coming' ? this.toGuest(reservation, what, written) : this.toOwner(reservation, what, written));
  }

  /** Inside the unit of work that corrects the guest's e-mail: the former address hears that its link is void. */
  async notifyFormerAddress(id: number): Promise<void> {
    const reservation = await this.reservations.withPeople(id);
    if (!reservation) return;
    const { template, message } = formerAddressMail(this.toFacts(reservation));
    // Answers go to us: whose address it was is what they are about.
    await this.mails.post({ cause: `${guestCausePrefix(id)}former-address-${reservation.linkVersion}`, to: reservation.customerEmail, template, about: aboutOf(reservation), message, isUnproved: await this.isUnproved(reservation) });
  }

  async sendToGuest(id: number, key: string, mail: TemplatedMail): Promise<void> {
    const reservation = await this.reservations.withPeople(id);
    if (reservation) await this.toGuest(reservation, key, mail);
  }

  async sendToOwner(id: number, key: string, mail: TemplatedMail): Promise<void> {
    const reservation = await this.reservations.withPeople(id);
    if (reservation) await this.toOwner(reservation, key, mail);
  }

  toFacts(reservation: ReservationWithPeople): ReservationFacts {
    return factsOf(reservation, this.links.pathOf(reservation));
  }

  /** An agreement as mails say it. */
  async describeAgreement({ space_id, starts_at, ends_at, guests, price_haler, price_state }: AgreementRecord): Promise<BookingFacts> {
    const space = await this.reservations.spaceOf(space_id);
    return {
      place: space ? placeName(space) : '', term: formatTerm(starts_at, ends_at), guests: formatNumber(guests),
      price: priceText({ priceHaler: price_haler, priceState: price_state ?? null }),
    };
  }

  private async factsOfStep(reservation: ReservationWithPeople, taken: StepTaken): Promise<ReservationFacts> {
    const { before, result, proposal_id } = taken;
    const facts = factsOf(reservation, this.links.pathOf(reservation), taken);
    if (!before || result?.space_id === undefined || result.guests === undefined) return facts;
    const { space_id, guests } = result;
    const after = await this.describeAgreement({ ...result, space_id, guests });
    return { ...facts, booking: after, change: { before: await this.describeAgreement(before), after }, isAccepted: proposal_id !== undefined };
  }

  private async toGuest(reservation: ReservationWithPeople, what: string, { template, message }: TemplatedMail): Promise<void> {
    if (reservation.forgottenAt !== null || reservation.customerEmail === '') return;
    const replyTo = answersTo(reservation);
    await this.mails.post({ cause: guestCausePrefix(reservation.id) + what, to: reservation.customerEmail, template, about: aboutOf(reservation), isUnproved: await this.isUnproved(reservation), message: { ...message, ...(replyTo !== null && { replyTo }) } });
  }

  private async toOwner(reservation: ReservationWithPeople, what: string, { template, message }: TemplatedMail): Promise<void> {
    const { user } = reservation.space.building.customer;
    if (user.erasedAt !== null || user.blockedAt !== null || reservation.forgottenAt !== null) return;
    await this.mails.post({ cause: accountCause(user.id, `reservation-${reservation.id}-${what}`), to: user.email, template, about: aboutOf(reservation), message: { ...message, ...(reservation.customerEmail !== '' && { replyTo: reservation.customerEmail }) } });
  }
}

const aboutOf = ({ id }: { id: number }) => ({ type: 'reservation', id }) as const;
