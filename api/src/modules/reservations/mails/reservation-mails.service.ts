import { Injectable, Optional } from '@nestjs/common';
import { HOUR_MS } from '@prostora/contracts';
import type { BookingDetails } from '@prostora/strings/cs/mail-reservation.ts';
import { formatNumber, formatTimeSlot } from '@prostora/strings/format.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import {
  accountMailKey,
  MailService,
  type MailCoalescing,
  type NewMail,
  type TemplatedMail,
} from '../../mail/index.ts';
import type { Quote } from '../../pricing/index.ts';
import type { AgreementRecord, ReservationStepEvent } from '../reservation.events.ts';
import { toPrice } from '../reservation-price.ts';
import { toGuestSender } from './guest-sender.service.ts';
import {
  getReplyTo,
  buildMailProps,
  formatReservationPrice,
  listPriceParts,
  type ReservationMailProps,
  describeVersion,
  toBundleProps,
  toPaymentDetails,
} from './reservation-mail-props.ts';
import { GuestEmailConfirmationRepository } from '../guest-email-confirmation.repository.ts';
import { ReservationMailsRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import {
  buildGuestMail,
  confirmationCodeMail,
  formerAddressMail,
  newLinkMail,
  reminderMail,
} from './guest-mails.templates.ts';
import { buildOwnerMail, lastCallMail } from './owner-mails.templates.ts';
import { ReservationDealsPort } from '../reservation-deals-port.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import {
  isSilentStep,
  isUnconfirmedRequest,
  listVersions,
  toGatheredStep,
  type GatheredState,
} from './reservation-mail-steps.ts';
import { formatSpaceName } from '../../spaces/index.ts';

const UNCONFIRMED_MAILS_PER_HOUR = 3;
/** Confirmation codes an hour; other mails do not count. Known addresses may need codes of several requests. */
const CODES_PER_HOUR = { known: 10, unknown: 3 };

/** An upcoming booking (to the guest), and a request that expires soon (to the owner). */
const REMINDERS = { coming: reminderMail, 'last-call': lastCallMail };
export type Reminder = keyof typeof REMINDERS;

/** Builds the mail from the reservation's state at sending; null when there is nothing to send. */
export type CurrentMailWriter = (current: ReservationWithPeople) => Promise<TemplatedMail | null>;
type DeliveryOptions = Pick<NewMail, 'coalescing' | 'isEmailUnconfirmed' | 'keepsHeldMail' | 'rejectsHold'>;

/** Prefix of the causes of mails to a guest; finds them in the mail log, as guests have no account. */
export const guestIdempotencyKeyPrefix = (id: number): string => `reservation-${id}-guest-`;

/** Mails about reservations to guest and owner. Idempotent per step; Reply-To is the other side. */
@Injectable()
export class ReservationMailsService {
  constructor(
    private readonly reservations: ReservationMailsRepository,
    private readonly links: ReservationLinksService,
    private readonly mails: MailService,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly confirmations: GuestEmailConfirmationRepository,
    @Optional() private readonly deals?: ReservationDealsPort,
  ) {}

  /** Sends nothing to an anonymized guest. */
  async notifyGuest(event: ReservationStepEvent): Promise<void> {
    const { reservation_id: id, step, by, sequence } = event;
    const reservation = await this.reservations.findWithPeople(id);
    // The waiting list mails about its untaken offers itself.
    if (!reservation || (reservation.awaitsEmailConfirmation && reservation.source === 'waitlist')) return;
    if (
      reservation.awaitsEmailConfirmation &&
      (by === 'guest' || step === 'expired' || !(await this.canMailUnconfirmed(reservation.customerEmail)))
    )
      return;
    if (isSilentStep(reservation, event)) return;
    const buildMail = async (one: ReservationStepEvent, current = reservation): Promise<TemplatedMail> =>
      buildGuestMail(one.step, by, await this.toStepMailProps(current, one, one.notified_with));
    const options = this.toDeliveryOptions('guest-change', reservation, event, async (one, current) =>
      withHostReplyTo(current, await buildMail(one, current)),
    );
    await this.enqueueToGuest(reservation, `${step}-${sequence}`, await buildMail(event), options);
  }

  /**
   * Mails the confirmation code; false when the mail limit of the address is reached. Requires the unit of
   * work that saves its hash.
   */
  async sendConfirmationCode(id: number, code: string): Promise<boolean> {
    const reservation = await this.reservations.findWithPeople(id);
    if (!reservation || !(await this.canMailCode(reservation.customerEmail))) return false;
    const others = await this.reservations.listOthersOfGuest(reservation);
    const props = toBundleProps(this.toMailProps(reservation), reservation, others);
    const mail = confirmationCodeMail.build({ ...props, code });
    const key = `proof-${this.clock.now().getTime()}`;
    await this.enqueueToGuest(reservation, key, mail, { isEmailUnconfirmed: false, keepsHeldMail: true });
    return true;
  }

  private async canMailCode(email: string): Promise<boolean> {
    if (!this.config.RATE_LIMITS) return true;
    const limit = (await this.confirmations.isKnownEmail(email))
      ? CODES_PER_HOUR.known
      : CODES_PER_HOUR.unknown;
    return (await this.countLastHour(email, confirmationCodeMail.name)) < limit;
  }

  /** All mails to an unconfirmed address count. */
  private async canMailUnconfirmed(email: string): Promise<boolean> {
    if (!this.config.RATE_LIMITS || (await this.confirmations.isKnownEmail(email))) return true;
    return (await this.countLastHour(email)) < UNCONFIRMED_MAILS_PER_HOUR;
  }

  private countLastHour(email: string, template?: typeof confirmationCodeMail.name): Promise<number> {
    return this.mails.countSince(email, new Date(this.clock.now().getTime() - HOUR_MS), template);
  }

  /** Whether the host entered or corrected the address and it was never confirmed. */
  private async isUnconfirmed({
    linkVersion,
    source,
    emailConfirmedAt,
    awaitsEmailConfirmation,
    customerEmail,
  }: ReservationWithPeople): Promise<boolean> {
    const isByHost = !awaitsEmailConfirmation && (linkVersion > 0 || source === 'owner');
    if (!this.config.RATE_LIMITS || !isByHost || emailConfirmedAt !== null) return false;
    return !(await this.confirmations.isKnownEmail(customerEmail));
  }

  /** Mails the owner's account address, not the public address of the space. */
  async notifyOwner(event: ReservationStepEvent): Promise<void> {
    const { reservation_id: id, step, by, sequence } = event;
    const reservation = await this.reservations.findWithPeople(id);
    // The owner is notified once the guest's e-mail address is confirmed.
    if (!reservation || reservation.awaitsEmailConfirmation || event.bundled_with?.length === 0) return;
    // A past event entered later is a record alone.
    if (step === 'booked' && by === 'owner' && reservation.endsAt <= this.clock.now()) return;
    const buildMail = async (one: ReservationStepEvent, current = reservation): Promise<TemplatedMail> =>
      buildOwnerMail(one.step, by, await this.toStepMailProps(current, one, one.bundled_with));
    const options = this.toDeliveryOptions('owner-change', reservation, event, async (one, current) =>
      withGuestReplyTo(current, await buildMail(one, current)),
    );
    await this.enqueueToOwner(reservation, `${step}-${sequence}`, await buildMail(event), options);
  }

  /**
   * Once per slot: a moved reservation is reminded again.
   * @param others further dates of the same series
   */
  async remind(
    reservation: ReservationWithPeople,
    reminder: Reminder,
    others: readonly ReservationWithPeople[] = [],
  ): Promise<void> {
    const props = toBundleProps(this.toMailProps(reservation), reservation, others);
    const mail = REMINDERS[reminder].build(props);
    const key = `${reminder}-${Math.floor(reservation.startsAt.getTime() / 60_000)}`;
    const options = { keepsHeldMail: true };
    await (reminder === 'coming'
      ? this.enqueueToGuest(reservation, key, mail, options)
      : this.enqueueToOwner(reservation, key, mail, options));
  }

  /**
   * Notifies the former address that its link is invalid. Requires the unit of work that corrects the guest's
   * e-mail.
   */
  async notifyFormerAddress(id: number): Promise<void> {
    const reservation = await this.reservations.findWithPeople(id);
    if (!reservation) return;
    const { template, message } = formerAddressMail.build(this.toMailProps(reservation));
    // Without Reply-To: answers go to the operator, as the address may belong to a third person.
    await this.mails.enqueue({
      idempotencyKey: `${guestIdempotencyKeyPrefix(id)}former-address-${reservation.linkVersion}`,
      to: reservation.customerEmail,
      template,
      subject: toSubject(reservation),
      message,
      isEmailUnconfirmed: await this.isUnconfirmed(reservation),
    });
  }

  /**
   * Mails the link that is valid now.
   * @throws DomainError RATE_LIMITED when the mail limit of the address is reached: the former link has to stay valid
   */
  async sendNewLink(id: number): Promise<void> {
    const reservation = await this.reservations.findWithPeople(id, { isFresh: true });
    if (!reservation) return;
    const mail = newLinkMail.build(this.toMailProps(reservation));
    await this.enqueueToGuest(reservation, `link-${reservation.linkVersion}`, mail, {
      keepsHeldMail: true,
      rejectsHold: true,
    });
  }

  /**
   * Mails about proposals are debounced; `writeCurrent` builds the mail from the proposal's state at sending.
   */
  async sendToGuest(
    id: number,
    key: string,
    mail: TemplatedMail,
    writeCurrent: CurrentMailWriter,
  ): Promise<void> {
    const reservation = await this.reservations.findWithPeople(id);
    if (!reservation) return;
    const buildMail = this.toCurrentWriter(reservation, writeCurrent, withHostReplyTo);
    await this.enqueueToGuest(reservation, key, mail, {
      coalescing: { topic: 'guest-proposal', former: {}, buildMail },
    });
  }

  async sendToOwner(
    id: number,
    key: string,
    mail: TemplatedMail,
    writeCurrent: CurrentMailWriter,
  ): Promise<void> {
    const reservation = await this.reservations.findWithPeople(id);
    if (!reservation) return;
    const buildMail = this.toCurrentWriter(reservation, writeCurrent, withGuestReplyTo);
    await this.enqueueToOwner(reservation, key, mail, {
      coalescing: { topic: 'owner-proposal', former: {}, buildMail },
    });
  }

  toMailProps(reservation: ReservationWithPeople): ReservationMailProps {
    return buildMailProps(reservation, this.links.buildPath(reservation));
  }

  /** Formats an agreement for mails, with the parts of the price of its quote. */
  async describeAgreement(
    { space_id, starts_at, ends_at, guests, price_haler, price_state }: AgreementRecord,
    quote: Quote | null = null,
  ): Promise<BookingDetails> {
    const space = await this.reservations.findSpace(space_id);
    return {
      place: space ? formatSpaceName(space) : '',
      slot: formatTimeSlot(starts_at, ends_at),
      guests: formatNumber(guests),
      price: formatReservationPrice({ priceHaler: price_haler, priceState: price_state ?? null }),
      priceParts: listPriceParts(quote, { startsAt: starts_at, endsAt: ends_at, priceHaler: price_haler }),
    };
  }

  private async describeAgreements(
    agreements: readonly AgreementRecord[],
    quote: Quote | null = null,
  ): Promise<BookingDetails> {
    const [first, ...others] = agreements;
    if (first && others.length === 0) return this.describeAgreement(first, quote);
    const spaces = await this.reservations.listSpaces(agreements.map(({ space_id }) => space_id));
    const places = new Map(spaces.map((space) => [space.id, formatSpaceName(space)]));
    return describeVersion(
      agreements.map(({ space_id, starts_at, ends_at, guests, price_haler, price_state = null }) => ({
        place: places.get(space_id) ?? '',
        slot: formatTimeSlot(starts_at, ends_at),
        guests,
        price: toPrice({ priceHaler: price_haler, priceState: price_state }),
      })),
    );
  }

  private async withPayments(props: ReservationMailProps, id: number): Promise<ReservationMailProps> {
    const deal = (await this.deals?.find([id]))?.get(id);
    return deal ? { ...props, payments: toPaymentDetails(deal) } : props;
  }

  private async toStepMailProps(
    reservation: ReservationWithPeople,
    event: ReservationStepEvent,
    otherIds: readonly number[] = [],
  ): Promise<ReservationMailProps> {
    const { proposal_id, has_message = false } = event;
    const props = buildMailProps(reservation, this.links.buildPath(reservation), event);
    const own = reservation.dealId === null ? props : await this.withPayments(props, reservation.id);
    const versions = listVersions(event, otherIds);
    if (versions.length === 0)
      return toBundleProps(own, reservation, await this.reservations.listByIds(otherIds));
    const after = await this.describeAgreements(
      versions.map((one) => one.after),
      reservation.quote,
    );
    return {
      ...own,
      isOfSeveral: otherIds.length > 0,
      booking: { ...after, number: String(reservation.id) },
      change: {
        before: await this.describeAgreements(versions.map((one) => one.before)),
        after,
        isRequest: isUnconfirmedRequest(reservation),
      },
      isAccepted: proposal_id !== undefined,
      hasMessage: has_message,
    };
  }

  /**
   * Mails about changes without a proposal are debounced; a contact correction does not affect a debounced
   * one.
   */
  private toDeliveryOptions(
    topic: string,
    reservation: ReservationWithPeople,
    event: ReservationStepEvent,
    buildMail: (event: ReservationStepEvent, current: ReservationWithPeople) => Promise<TemplatedMail | null>,
  ): DeliveryOptions {
    const { step, before, former, proposal_id, bundled_with, has_message } = event;
    const isOfSeveralDays = bundled_with !== undefined;
    const isGathered =
      !isOfSeveralDays && (step === 'moved' || (step === 'changed' && proposal_id === undefined));
    if (!isGathered)
      return { keepsHeldMail: step === 'readdressed' || (isOfSeveralDays && step === 'changed') };
    const writeCurrent: MailCoalescing['buildMail'] = async (lastNotified: GatheredState) => {
      const current = await this.findCurrent(reservation);
      return current && buildMail(toGatheredStep(event, lastNotified, current), current);
    };
    const known = { ...(before ?? former), ...(has_message && { has_message }) };
    return { coalescing: { topic, former: known, buildMail: writeCurrent } };
  }

  private toCurrentWriter(
    reservation: ReservationWithPeople,
    writeCurrent: CurrentMailWriter,
    toMessage: (current: ReservationWithPeople, mail: TemplatedMail) => TemplatedMail,
  ): MailCoalescing['buildMail'] {
    return async () => {
      const current = await this.findCurrent(reservation);
      const mail = current && (await writeCurrent(current));
      return mail && toMessage(current, mail);
    };
  }

  /**
   * The current reservation; null when it is cancelled, anonymized or readdressed, so the mail is dropped.
   */
  private async findCurrent({
    id,
    customerEmail,
  }: ReservationWithPeople): Promise<ReservationWithPeople | null> {
    const current = await this.reservations.findWithPeople(id, { isFresh: true });
    const isOpen = current && current.status !== 'cancelled' && current.anonymizedAt === null;
    return isOpen && current.customerEmail === customerEmail ? current : null;
  }

  private async enqueueToGuest(
    reservation: ReservationWithPeople,
    key: string,
    mail: TemplatedMail,
    options: DeliveryOptions = {},
  ): Promise<void> {
    if (reservation.anonymizedAt !== null || reservation.customerEmail === '') return;
    await this.mails.enqueue({
      ...withGuestName(reservation, withHostReplyTo(reservation, mail)),
      idempotencyKey: guestIdempotencyKeyPrefix(reservation.id) + key,
      to: reservation.customerEmail,
      subject: toSubject(reservation),
      sender: toGuestSender(reservation),
      ...options,
      isEmailUnconfirmed: options.isEmailUnconfirmed ?? (await this.isUnconfirmed(reservation)),
    });
  }

  private async enqueueToOwner(
    reservation: ReservationWithPeople,
    key: string,
    mail: TemplatedMail,
    options: DeliveryOptions = {},
  ): Promise<void> {
    const { user } = reservation.space.building.customer;
    if (user.erasedAt !== null || user.blockedAt !== null || reservation.anonymizedAt !== null) return;
    await this.mails.enqueue({
      ...withGuestReplyTo(reservation, mail),
      idempotencyKey: accountMailKey(user.id, `reservation-${reservation.id}-${key}`),
      to: user.email,
      subject: toSubject(reservation),
      ...options,
    });
  }
}

function withHostReplyTo(
  reservation: ReservationWithPeople,
  { template, message }: TemplatedMail,
): TemplatedMail {
  const replyTo = getReplyTo(reservation);
  return { template, message: { ...message, ...(replyTo !== null && { replyTo }) } };
}

/** An unconfirmed address gets no text typed by another person. */
const withGuestName = (
  { customerName, emailConfirmedAt }: ReservationWithPeople,
  { template, message }: TemplatedMail,
): TemplatedMail => ({
  template,
  message: { ...message, ...(emailConfirmedAt !== null && { recipientName: customerName }) },
});

const withGuestReplyTo = (
  { customerEmail }: ReservationWithPeople,
  { template, message }: TemplatedMail,
): TemplatedMail => ({
  template,
  message: { ...message, ...(customerEmail !== '' && { replyTo: customerEmail }) },
});

const toSubject = ({ id }: { id: number }) => ({ type: 'reservation', id }) as const;
