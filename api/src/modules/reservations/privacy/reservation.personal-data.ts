import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
  type RetainedData,
} from '../../../platform/privacy/index.ts';
import { toProposedPrice } from '../reservation-change.policy.ts';
import { describeDecline } from '../reservation.mapper.ts';
import { ChangeProposalRepository, type ProposalWithSpace } from '../change-proposal.repository.ts';
import { ReservationAnonymizationService } from './reservation-anonymization.service.ts';
import { formatSpaceName } from '../../spaces/index.ts';
import { toStoredQuote } from '../../pricing/index.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import {
  ReservationMailsRepository,
  type ReservationWithPeople,
} from '../mails/reservation-mails.repository.ts';

/** Bookings of an owner's spaces, and bookings made under the person's confirmed e-mail address. */
@Injectable()
export class ReservationPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'reservations';

  constructor(
    private readonly reservations: ReservationMailsRepository,
    private readonly proposals: ChangeProposalRepository,
    private readonly anonymization: ReservationAnonymizationService,
    private readonly clock: Clock,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  /** An owner's export excludes the personal data of guests. */
  async export({ customerId, email, ownsEmail }: Person): Promise<unknown> {
    const received = customerId === null ? [] : await this.reservations.listByCustomer(customerId);
    const made = ownsEmail ? await this.reservations.listByGuest(email) : [];
    const proposals = await this.proposals.listByReservations([...received, ...made].map(({ id }) => id));
    const listProposalExports = (id: number, side: ProposalWithSpace['side']) =>
      proposals.filter((one) => one.reservation.id === id).map((one) => toProposalExport(one, side));
    return {
      received: received.map((one) => ({
        ...toBookingExport(one),
        owner_note: one.ownerNote,
        title: one.title,
        staff_note: one.staffNote,
        change_proposals: listProposalExports(one.id, 'host'),
      })),
      made: made.map((one) => ({
        ...toBookingExport(one),
        customer_name: one.customerName,
        customer_email: one.customerEmail,
        customer_phone: one.customerPhone,
        notes: one.notes,
        terms_version: one.termsVersion,
        terms_accepted_at: one.termsAcceptedAt,
        mailbox_proved_at: one.emailConfirmedAt,
        change_proposals: listProposalExports(one.id, 'guest'),
      })),
    };
  }

  /**
   * Anonymizes the guests of an erased owner; the spaces module refuses erasure while future reservations
   * exist. Future bookings of an erased guest stay until they are anonymized a year after their end.
   */
  async erase({ userId, customerId, email, ownsEmail }: Person): Promise<void> {
    if (userId !== null) await this.reservations.unassign(userId);
    if (customerId !== null) await this.anonymization.anonymizeByCustomer(customerId);
    if (ownsEmail) await this.anonymization.anonymizeByGuest(email);
  }

  async listNames({ email, ownsEmail }: Person): Promise<string[]> {
    const made = ownsEmail ? await this.reservations.listByGuest(email) : [];
    return made.map(({ customerName }) => customerName);
  }

  /** Bookings ahead made by the person as a guest. */
  async countRetained({ email, ownsEmail }: Person): Promise<RetainedData> {
    const count = ownsEmail ? await this.reservations.countAheadOfGuest(email, this.clock.now()) : 0;
    return { reason: 'guest-reservations', count };
  }
}

const toBookingExport = ({
  id,
  space,
  status,
  startsAt,
  endsAt,
  numberOfGuests,
  priceHaler,
  priceState,
  quote,
  hostMessage,
  createdAt,
  confirmedAt,
  cancelledAt,
  cancelledBy,
  cancelReason,
  cancelCode,
}: ReservationWithPeople) => ({
  id,
  space: formatSpaceName(space),
  status,
  start_datetime: startsAt,
  end_datetime: endsAt,
  number_of_guests: numberOfGuests,
  price: priceHaler / 100,
  price_state: toReservationPriceState({ priceHaler, priceState }),
  quote: quote && toStoredQuote(quote.answer),
  host_message: hostMessage,
  created_at: createdAt,
  confirmed_at: confirmedAt,
  cancelled_at: cancelledAt,
  cancelled_by: cancelledBy,
  cancel_reason: cancelReason,
  cancel_code: cancelCode,
});

/** Each side exports only texts it wrote itself. */
const toProposalExport = (
  {
    side,
    state,
    space,
    startsAt,
    endsAt,
    guests,
    priceHaler,
    priceState,
    message,
    declineReason,
    declineCode,
    createdAt,
    decidedAt,
  }: ProposalWithSpace,
  ownSide: ProposalWithSpace['side'],
) => ({
  by: side,
  state,
  space: formatSpaceName(space),
  start_datetime: startsAt,
  end_datetime: endsAt,
  number_of_guests: guests,
  price: priceHaler / 100,
  price_state: toProposedPrice({ priceHaler, priceState }).priceState,
  message: side === ownSide ? message : null,
  decline_reason: side === ownSide ? null : describeDecline({ declineReason, declineCode }),
  created_at: createdAt,
  decided_at: decidedAt,
});
