import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { reservationMailSample as sample } from '@prostora/strings/cs/mail-reservation.ts';
import { formatCzk, formatDateTime, formatPhone, formatTerm } from '@prostora/strings/format.ts';
import { MailSamples } from '../mail/index.ts';
import { guestMail, ownerMail, proofMail, reminderMail, type Reminder, type ReservationFacts } from './reservation-mails.templates.ts';
import type { CancelledBy } from './reservation.entity.ts';
import type { ReservationStep } from './reservation.events.ts';

const FACTS: ReservationFacts = {
  id: 1, message: sample.message, hostMessage: sample.hostMessage, reason: sample.reason, page: urls.reservation(1, 'ukazka'), until: formatDateTime('2026-12-04T17:00:00Z'), former: formatTerm('2026-12-16T15:00:00Z', '2026-12-16T22:00:00Z'),
  booking: { place: sample.place, term: formatTerm('2026-12-17T15:00:00Z', '2026-12-17T22:00:00Z'), guests: '80', price: formatCzk(10_500) },
  guest: { name: sample.name, email: sample.email, phone: formatPhone(sample.phone) },
  answersTo: sample.hostEmail,
  host: { address: sample.address, email: sample.hostEmail, phone: formatPhone(sample.hostPhone) },
};
const STEPS: readonly (readonly [ReservationStep, CancelledBy])[] = [
  ['requested', 'guest'], ['booked', 'guest'], ['confirmed', 'operator'], ['refused', 'owner'], ['cancelled', 'guest'], ['cancelled', 'owner'], ['cancelled', 'operator'], ['moved', 'operator'], ['expired', 'system'],
];
const REMINDERS: readonly Reminder[] = ['coming', 'unanswered', 'last-call'];

/** Every mail about reservations with sample data. */
@Injectable()
export class ReservationMailSamples implements OnModuleInit {
  constructor(private readonly samples: MailSamples) {}

  onModuleInit(): void {
    const written = [proofMail(FACTS, '042713'), ...STEPS.flatMap(([step, by]) => [guestMail(step, by, FACTS), ownerMail(step, by, FACTS)]), ...REMINDERS.map((reminder) => reminderMail(reminder, FACTS))];
    for (const one of written) if (one) this.samples.add(one.template, () => one.message);
  }
}
