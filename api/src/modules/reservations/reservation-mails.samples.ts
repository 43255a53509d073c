import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import type { ChangeFacts } from '@prostora/strings/cs/mail-reservation-change.ts';
import { reservationMailSample as sample } from '@prostora/strings/cs/mail-reservation.ts';
import { formatCzk, formatDateTime, formatPhone, formatTerm } from '@prostora/strings/format.ts';
import { MailSamples } from '../mail/index.ts';
import type { ProposalStep } from './changes/change-proposal.events.ts';
import {
  buildGuestProposalMail,
  buildOwnerProposalMail,
  type ProposalMailProps,
} from './changes/proposal-mails.templates.ts';
import {
  formerAddressMail,
  guestMail,
  ownerMail,
  proofMail,
  reminderMail,
  type Reminder,
  type ReservationFacts,
  type TemplatedMail,
} from './reservation-mails.templates.ts';
import type { CancelledBy } from './reservation.entity.ts';
import type { ReservationStep } from './reservation.events.ts';

const FACTS: ReservationFacts = {
  id: 1,
  message: sample.message,
  hostMessage: sample.hostMessage,
  reason: sample.reason,
  page: urls.reservation(1, 'ukazka'),
  until: formatDateTime('2026-12-04T17:00:00Z'),
  former: formatTerm('2026-12-16T15:00:00Z', '2026-12-16T22:00:00Z'),
  booking: {
    place: sample.place,
    term: formatTerm('2026-12-17T15:00:00Z', '2026-12-17T22:00:00Z'),
    guests: '80',
    price: formatCzk(10_500),
  },
  guest: { name: sample.name, email: sample.email, phone: formatPhone(sample.phone) },
  answersTo: sample.hostEmail,
  host: { address: sample.address, email: sample.hostEmail, phone: formatPhone(sample.hostPhone) },
};
const CHANGE: ChangeFacts = { before: { ...FACTS.booking, term: FACTS.former }, after: FACTS.booking };
const CHANGED: ReservationFacts = { ...FACTS, change: CHANGE };
const ACCEPTED: ReservationFacts = { ...CHANGED, isAccepted: true };
const PROPOSALS: readonly (readonly [ProposalStep, ProposalMailProps['author']])[] = [
  ['proposed', 'owner'],
  ['proposed', 'operator'],
  ['proposed', 'guest'],
  ['declined', 'owner'],
  ['declined', 'guest'],
  ['withdrawn', 'owner'],
  ['withdrawn', 'guest'],
  ['expired', 'owner'],
  ['expired', 'guest'],
];
const STEPS: readonly (readonly [ReservationStep, CancelledBy])[] = [
  ['requested', 'guest'],
  ['booked', 'guest'],
  ['confirmed', 'operator'],
  ['refused', 'owner'],
  ['cancelled', 'guest'],
  ['cancelled', 'owner'],
  ['cancelled', 'operator'],
  ['moved', 'operator'],
  ['moved', 'owner'],
  ['expired', 'system'],
  ['confirmed', 'owner'],
  ['confirmed', 'guest'],
  ['readdressed', 'owner'],
];
const REMINDERS: readonly Reminder[] = ['coming', 'unanswered', 'last-call'];

const AUTHORS = ['guest', 'owner', 'operator'] as const;
const proposalOf = (author: ProposalMailProps['author']): ProposalMailProps => ({
  facts: FACTS,
  change: CHANGE,
  side: author === 'guest' ? 'guest' : 'host',
  author,
  message: sample.message,
  declineReason: sample.reason,
  until: FACTS.until,
});

/** Registers every reservation mail with sample data. */
@Injectable()
export class ReservationMailSamples implements OnModuleInit {
  private readonly added = new Set<string>();

  constructor(private readonly samples: MailSamples) {}

  onModuleInit(): void {
    const written = [
      proofMail(FACTS, '042713'),
      ...STEPS.flatMap(([step, by]) => [guestMail(step, by, FACTS), ownerMail(step, by, FACTS)]),
      ...REMINDERS.map((reminder) => reminderMail(reminder, FACTS)),
    ];
    const changed = [CHANGED, ACCEPTED].flatMap((facts) =>
      AUTHORS.flatMap((by) => [guestMail('changed', by, facts), ownerMail('changed', by, facts)]),
    );
    const proposed = PROPOSALS.flatMap(([step, author]) => [
      buildGuestProposalMail(step, proposalOf(author)),
      buildOwnerProposalMail(step, proposalOf(author)),
    ]);
    for (const one of [...changed, ...proposed, formerAddressMail(FACTS)]) if (one) this.addOnce(one);
    for (const one of written) if (one) this.addOnce(one);
  }

  private addOnce({ template, message }: TemplatedMail): void {
    if (this.added.has(template)) return;
    this.added.add(template);
    this.samples.add(template, () => message);
  }
}
