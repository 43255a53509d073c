import { Injectable } from '@nestjs/common';
import type { BookingFacts } from '@prostora/strings/cs/mail-reservation.ts';
import { formatNumber, formatTerm } from '@prostora/strings/format.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { accountCause, MailService, type Gathering, type NewMail } from '../mail/index.ts';
import { toAgreement } from './changes/agreement.ts';
import { toAgreementRecord, type AgreementRecord } from './changes/change-proposal.events.ts';
import { answersTo, factsOf, placeName, priceText } from './reservation-mails.facts.ts';
import { MailboxProofRepository } from './mailbox-proof.repository.ts';
import { ReservationMailRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import {
  formerAddressMail,
  guestMail,
  ownerMail,
  PROOF_TEMPLATE,
  proofMail,
  reminderMail,
  type Reminder,
  type ReservationFacts,
  type TemplatedMail,
} from './reservation-mails.templates.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import { resultOf, type StepTaken } from './reservation.events.ts';

const UNPROVED_MAILS_PER_HOUR = 3;
/** Limit for confirmed addresses, which may need codes of several requests; other mails do not count. */
const PROOF_MAILS_PER_HOUR = 10;
const HOUR = 3_600_000;

/** Builds the mail from the reservation's state at sending; null when there is nothing to send. */
export type PresentWriter = (present: ReservationWithPeople) => Promise<TemplatedMail | null>;
type DeliveryOptions = Pick<NewMail, 'gathering' | 'keepsHeld'>;

/** Prefix of the causes of mails to a guest; finds them in the mail log, as guests have no account. */
export const guestCausePrefix = (id: number): string => `reservation-${id}-guest-`;

/** Mails about reservations to guest and owner. Idempotent per step; Reply-To is the other side. */
@Injectable()
export class ReservationMails {
  constructor(
    private readonly reservations: ReservationMailRepository,
    private readonly links: ReservationLinks,
    private readonly mails: MailService,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly proofs: MailboxProofRepository,
  ) {}

  /** Sends nothing to an anonymized guest. */
  async tellGuest(taken: StepTaken): Promise<void> {
    const { reservation_id: id, step, by, sequence } = taken;
    const reservation = await this.reservations.withPeople(id);
    if (
      reservation?.awaitsProof &&
      (by === 'guest' || !(await this.mayMailUnproved(reservation.customerEmail)))
    )
      return;
    if (!reservation) return;
    const write = async (one: StepTaken, facts = reservation): Promise<TemplatedMail> =>
      guestMail(one.step, by, await this.factsOfStep(facts, one));
    const options = this.toDeliveryOptions('guest-change', reservation, taken, async (one, present) =>
      toGuestMessage(present, await write(one, present)),
    );
    await this.toGuest(reservation, `${step}-${sequence}`, await write(taken), options);
  }

  /**
   * Mails the confirmation code; false when the mail limit of the address is reached. Requires the unit of
   * work that saves its hash.
   */
  async sendProof(id: number, code: string): Promise<boolean> {
    const reservation = await this.reservations.withPeople(id);
    if (!reservation || !(await this.mayMailUnproved(reservation.customerEmail))) return false;
    await this.toGuest(
      reservation,
      `proof-${this.clock.now().getTime()}`,
      proofMail(this.toFacts(reservation), code),
    );
    return true;
  }

  /** Mail limit per hour: all mails count for an unconfirmed address, only codes for a confirmed one. */
  private async mayMailUnproved(email: string): Promise<boolean> {
    if (!this.config.RATE_LIMITS) return true;
    const since = new Date(this.clock.now().getTime() - HOUR);
    if (await this.proofs.isKnownMailbox(email)) {
      return (await this.mails.countSince(email, since, PROOF_TEMPLATE)) < PROOF_MAILS_PER_HOUR;
    }
    return (await this.mails.countSince(email, since)) < UNPROVED_MAILS_PER_HOUR;
  }

  /** Whether the host corrected the address and it was never confirmed. */
  private async isUnconfirmed({
    linkVersion,
    mailboxProvedAt,
    customerEmail,
  }: ReservationWithPeople): Promise<boolean> {
    if (!this.config.RATE_LIMITS || linkVersion === 0 || mailboxProvedAt !== null) return false;
    return !(await this.proofs.isKnownMailbox(customerEmail));
  }

  /** Mails the owner's account address, not the public address of the space. */
  async tellOwner(taken: StepTaken): Promise<void> {
    const { reservation_id: id, step, by, sequence } = taken;
    const reservation = await this.reservations.withPeople(id);
    // The owner is notified once the guest's e-mail address is confirmed.
    if (!reservation || reservation.awaitsProof) return;
    const write = async (one: StepTaken, facts = reservation): Promise<TemplatedMail | null> =>
      ownerMail(one.step, by, await this.factsOfStep(facts, one));
    const written = await write(taken);
    const options = this.toDeliveryOptions('owner-change', reservation, taken, async (one, present) => {
      const mail = await write(one, present);
      return mail && toOwnerMessage(present, mail);
    });
    if (written) await this.toOwner(reservation, `${step}-${sequence}`, written, options);
  }

  /** Once per slot: a moved reservation is reminded again. */
  async remind(reservation: ReservationWithPeople, reminder: Reminder): Promise<void> {
    const written = reminderMail(reminder, this.toFacts(reservation));
    const what = `${reminder}-${Math.floor(reservation.startsAt.getTime() / 60_000)}`;
    const options = { keepsHeld: true };
    await (reminder === 'coming'
      ? this.toGuest(reservation, what, written, options)
      : this.toOwner(reservation, what, written, options));
  }

  /**
   * Notifies the former address that its link is invalid. Requires the unit of work that corrects the guest's
   * e-mail.
   */
  async notifyFormerAddress(id: number): Promise<void> {
    const reservation = await this.reservations.withPeople(id);
    if (!reservation) return;
    const { template, message } = formerAddressMail(this.toFacts(reservation));
    // Without Reply-To: answers go to the operator, as the address may belong to a third person.
    await this.mails.post({
      cause: `${guestCausePrefix(id)}former-address-${reservation.linkVersion}`,
      to: reservation.customerEmail,
      template,
      about: aboutOf(reservation),
      message,
      isUnproved: await this.isUnconfirmed(reservation),
    });
  }

  /**
   * Mails about proposals are debounced; `writePresent` builds the mail from the proposal's state at sending.
   */
  async sendToGuest(
    id: number,
    key: string,
    mail: TemplatedMail,
    writePresent: PresentWriter,
  ): Promise<void> {
    const reservation = await this.reservations.withPeople(id);
    if (!reservation) return;
    const write = this.toPresentWriter(reservation, writePresent, toGuestMessage);
    await this.toGuest(reservation, key, mail, { gathering: { topic: 'guest-proposal', former: {}, write } });
  }

  async sendToOwner(
    id: number,
    key: string,
    mail: TemplatedMail,
    writePresent: PresentWriter,
  ): Promise<void> {
    const reservation = await this.reservations.withPeople(id);
    if (!reservation) return;
    const write = this.toPresentWriter(reservation, writePresent, toOwnerMessage);
    await this.toOwner(reservation, key, mail, { gathering: { topic: 'owner-proposal', former: {}, write } });
  }

  toFacts(reservation: ReservationWithPeople): ReservationFacts {
    return factsOf(reservation, this.links.pathOf(reservation));
  }

  /** Formats an agreement for mails. */
  async describeAgreement({
    space_id,
    starts_at,
    ends_at,
    guests,
    price_haler,
    price_state,
  }: AgreementRecord): Promise<BookingFacts> {
    const space = await this.reservations.spaceOf(space_id);
    return {
      place: space ? placeName(space) : '',
      term: formatTerm(starts_at, ends_at),
      guests: formatNumber(guests),
      price: priceText({ priceHaler: price_haler, priceState: price_state ?? null }),
    };
  }

  private async factsOfStep(reservation: ReservationWithPeople, taken: StepTaken): Promise<ReservationFacts> {
    const { before, result, proposal_id } = taken;
    const facts = factsOf(reservation, this.links.pathOf(reservation), taken);
    if (!before || result?.space_id === undefined || result.guests === undefined) return facts;
    const { space_id, guests } = result;
    const after = await this.describeAgreement({ ...result, space_id, guests });
    return {
      ...facts,
      booking: after,
      change: { before: await this.describeAgreement(before), after },
      isAccepted: proposal_id !== undefined,
    };
  }

  /**
   * Mails about changes without a proposal are debounced; a contact correction does not affect a debounced
   * one.
   */
  private toDeliveryOptions(
    topic: string,
    reservation: ReservationWithPeople,
    taken: StepTaken,
    write: (taken: StepTaken, present: ReservationWithPeople) => Promise<TemplatedMail | null>,
  ): DeliveryOptions {
    const { step, before, former, proposal_id } = taken;
    const isGathered = step === 'moved' || (step === 'changed' && proposal_id === undefined);
    if (!isGathered) return { keepsHeld: step === 'readdressed' };
    const writePresent: Gathering['write'] = async (told: Partial<AgreementRecord>) => {
      const present = await this.findPresent(reservation);
      return present && write(toGatheredStep(taken, told, present), present);
    };
    return { gathering: { topic, former: { ...(before ?? former) }, write: writePresent } };
  }

  private toPresentWriter(
    reservation: ReservationWithPeople,
    writePresent: PresentWriter,
    toMessage: (present: ReservationWithPeople, mail: TemplatedMail) => TemplatedMail,
  ): Gathering['write'] {
    return async () => {
      const present = await this.findPresent(reservation);
      const written = present && (await writePresent(present));
      return written && toMessage(present, written);
    };
  }

  /**
   * The current reservation; null when it is cancelled, anonymized or readdressed, so the mail is dropped.
   */
  private async findPresent({
    id,
    customerEmail,
  }: ReservationWithPeople): Promise<ReservationWithPeople | null> {
    const present = await this.reservations.withPeople(id, { isFresh: true });
    const isOpen = present && present.status !== 'cancelled' && present.forgottenAt === null;
    return isOpen && present.customerEmail === customerEmail ? present : null;
  }

  private async toGuest(
    reservation: ReservationWithPeople,
    what: string,
    mail: TemplatedMail,
    options: DeliveryOptions = {},
  ): Promise<void> {
    if (reservation.forgottenAt !== null || reservation.customerEmail === '') return;
    const isUnproved = await this.isUnconfirmed(reservation);
    await this.mails.post({
      ...toGuestMessage(reservation, mail),
      cause: guestCausePrefix(reservation.id) + what,
      to: reservation.customerEmail,
      about: aboutOf(reservation),
      isUnproved,
      ...options,
    });
  }

  private async toOwner(
    reservation: ReservationWithPeople,
    what: string,
    mail: TemplatedMail,
    options: DeliveryOptions = {},
  ): Promise<void> {
    const { user } = reservation.space.building.customer;
    if (user.erasedAt !== null || user.blockedAt !== null || reservation.forgottenAt !== null) return;
    await this.mails.post({
      ...toOwnerMessage(reservation, mail),
      cause: accountCause(user.id, `reservation-${reservation.id}-${what}`),
      to: user.email,
      about: aboutOf(reservation),
      ...options,
    });
  }
}

function toGuestMessage(
  reservation: ReservationWithPeople,
  { template, message }: TemplatedMail,
): TemplatedMail {
  const replyTo = answersTo(reservation);
  return { template, message: { ...message, ...(replyTo !== null && { replyTo }) } };
}

const toOwnerMessage = (
  { customerEmail }: ReservationWithPeople,
  { template, message }: TemplatedMail,
): TemplatedMail => ({
  template,
  message: { ...message, ...(customerEmail !== '' && { replyTo: customerEmail }) },
});

/** One event from the last mailed agreement to the current one; the last change alone when both are equal. */
function toGatheredStep(
  taken: StepTaken,
  told: Partial<AgreementRecord>,
  present: ReservationWithPeople,
): StepTaken {
  const agreement = toAgreementRecord(toAgreement(present));
  const before = { ...agreement, ...told };
  const gathered = { ...taken, sequence: present.sequence, result: resultOf(present) };
  if (Object.entries(agreement).every(([field, value]) => before[field as keyof AgreementRecord] === value))
    return gathered;
  if (taken.step === 'moved' && told.guests === undefined) return { ...gathered, former: before };
  return { ...gathered, step: 'changed', former: null, before };
}

const aboutOf = ({ id }: { id: number }) => ({ type: 'reservation', id }) as const;
