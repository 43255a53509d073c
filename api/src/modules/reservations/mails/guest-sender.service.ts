import { Injectable } from '@nestjs/common';
import { MailSendersService, type MailSender } from '../../mail/index.ts';
import { ReservationMailsRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';

/**
 * The customer that causes mails to a guest who has not asked for them: the host entered the booking or the address,
 * and the guest has not confirmed it. Null when the guest asked.
 */
export function toGuestSender({
  source,
  linkVersion,
  emailConfirmedAt,
  awaitsEmailConfirmation,
  space: {
    status,
    building: { customer },
  },
}: ReservationWithPeople): MailSender | null {
  const isByGuest = awaitsEmailConfirmation || (source !== 'owner' && linkVersion === 0);
  if (emailConfirmedAt !== null || isByGuest) return null;
  return {
    customerId: customer.id,
    name: customer.name,
    mayWriteFirst: customer.user.emailConfirmedAt !== null && status === 'PUBLISHED',
  };
}

/** Checks that a host may have mails sent to a guest. */
@Injectable()
export class GuestSenderService {
  constructor(
    private readonly reservations: ReservationMailsRepository,
    private readonly senders: MailSendersService,
  ) {}

  /** @throws DomainError VALIDATION on `customer_email` */
  async assertMayWrite(reservationId: number): Promise<void> {
    const reservation = await this.reservations.findWithPeople(reservationId);
    const sender = reservation && toGuestSender(reservation);
    if (sender) await this.senders.assertMayWrite(sender, reservation.customerEmail, 'customer_email');
  }
}
