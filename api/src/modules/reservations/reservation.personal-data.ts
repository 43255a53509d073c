import { Injectable } from '@nestjs/common';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { toProposedPrice } from './changes/agreement.ts';
import { ChangeProposalRepository, type ProposalWithSpace } from './changes/change-proposal.repository.ts';
import { ReservationForgetting } from './reservation-forgetting.service.ts';
import { placeName } from './reservation-mails.facts.ts';
import { toReservationPriceState } from './reservation-price.ts';
import { ReservationMailRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';

/** Bookings of an owner's spaces, and bookings made under the person's confirmed e-mail address. */
@Injectable()
export class ReservationsPersonalData implements PersonalDataKeeper {
  readonly name = 'reservations';

  constructor(
    private readonly reservations: ReservationMailRepository,
    private readonly proposals: ChangeProposalRepository,
    private readonly forgetting: ReservationForgetting,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  /** An owner's export excludes the personal data of guests. */
  async export({ customerId, email, ownsEmail }: Person): Promise<unknown> {
    const received = customerId === null ? [] : await this.reservations.ofCustomer(customerId);
    const made = ownsEmail ? await this.reservations.ofGuest(email) : [];
    const proposals = await this.proposals.listOfReservations([...received, ...made].map(({ id }) => id));
    const written = (id: number, side: ProposalWithSpace['side']) =>
      proposals.filter((one) => one.reservation.id === id).map((one) => toProposalExport(one, side));
    return {
      received: received.map((one) => ({
        ...bookingOf(one),
        owner_note: one.ownerNote,
        change_proposals: written(one.id, 'host'),
      })),
      made: made.map((one) => ({
        ...bookingOf(one),
        customer_name: one.customerName,
        customer_email: one.customerEmail,
        customer_phone: one.customerPhone,
        notes: one.notes,
        terms_version: one.termsVersion,
        terms_accepted_at: one.termsAcceptedAt,
        mailbox_proved_at: one.mailboxProvedAt,
        change_proposals: written(one.id, 'guest'),
      })),
    };
  }

  /**
   * Anonymizes the guests of an erased owner; the spaces module refuses erasure while future reservations
   * exist. Future bookings of an erased guest stay until they are anonymized a year after their end.
   */
  async erase({ customerId, email, ownsEmail }: Person): Promise<void> {
    if (customerId !== null) await this.forgetting.forgetOfCustomer(customerId);
    if (ownsEmail) await this.forgetting.forgetOfGuest(email);
  }
}

const bookingOf = ({
  id,
  space,
  status,
  startsAt,
  endsAt,
  numberOfGuests,
  priceHaler,
  priceState,
  hostMessage,
  createdAt,
  confirmedAt,
  cancelledAt,
  cancelledBy,
  cancelReason,
}: ReservationWithPeople) => ({
  id,
  space: placeName(space),
  status,
  start_datetime: startsAt,
  end_datetime: endsAt,
  number_of_guests: numberOfGuests,
  price: priceHaler / 100,
  price_state: toReservationPriceState({ priceHaler, priceState }),
  host_message: hostMessage,
  created_at: createdAt,
  confirmed_at: confirmedAt,
  cancelled_at: cancelledAt,
  cancelled_by: cancelledBy,
  cancel_reason: cancelReason,
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
    createdAt,
    decidedAt,
  }: ProposalWithSpace,
  own: ProposalWithSpace['side'],
) => ({
  by: side,
  state,
  space: placeName(space),
  start_datetime: startsAt,
  end_datetime: endsAt,
  number_of_guests: guests,
  price: priceHaler / 100,
  price_state: toProposedPrice({ priceHaler, priceState }).priceState,
  message: side === own ? message : null,
  decline_reason: side === own ? null : declineReason,
  created_at: createdAt,
  decided_at: decidedAt,
});
