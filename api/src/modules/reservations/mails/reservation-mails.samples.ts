import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import type { ChangeDetails } from '@prostora/strings/cs/mail-reservation-change.ts';
import { reservationMailSample as sample } from '@prostora/strings/cs/mail-reservation.ts';
import { formatCzk, formatDateTime, formatPhone, formatTimeSlot } from '@prostora/strings/format.ts';
import { MailSampleRegistry } from '../../mail/index.ts';
import type { ProposalStep } from '../changes/change-proposal.events.ts';
import {
  buildGuestProposalMail,
  buildOwnerProposalMail,
  type ProposalMailProps,
} from '../changes/proposal-mails.templates.ts';
import {
  buildFormerAddressMail,
  buildGuestMail,
  buildOwnerMail,
  buildConfirmationCodeMail,
  buildReminderMail,
  type Reminder,
  type ReservationMailProps,
  type TemplatedMail,
} from './reservation-mails.templates.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import type { ReservationStep } from '../reservation.events.ts';

const PROPS: ReservationMailProps = {
  id: 1,
  message: sample.message,
  hostMessage: sample.hostMessage,
  reason: sample.reason,
  guestPath: urls.reservation(1, 'ukazka'),
  until: formatDateTime('2026-12-04T17:00:00Z'),
  formerSlot: formatTimeSlot('2026-12-16T15:00:00Z', '2026-12-16T22:00:00Z'),
  booking: {
    place: sample.place,
    term: formatTimeSlot('2026-12-17T15:00:00Z', '2026-12-17T22:00:00Z'),
    guests: '80',
    price: formatCzk(10_500),
  },
  guest: { name: sample.name, email: sample.email, phone: formatPhone(sample.phone) },
  replyTo: sample.hostEmail,
  host: { address: sample.address, email: sample.hostEmail, phone: formatPhone(sample.hostPhone) },
};
const CHANGE: ChangeDetails = { before: { ...PROPS.booking, term: PROPS.formerSlot }, after: PROPS.booking };
const CHANGED_PROPS: ReservationMailProps = { ...PROPS, change: CHANGE };
const ACCEPTED_PROPS: ReservationMailProps = { ...CHANGED_PROPS, isAccepted: true };
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
const buildProposalProps = (author: ProposalMailProps['author']): ProposalMailProps => ({
  reservation: PROPS,
  change: CHANGE,
  side: author === 'guest' ? 'guest' : 'host',
  author,
  message: sample.message,
  declineReason: sample.reason,
  until: PROPS.until,
});

/** Registers every reservation mail with sample data. */
@Injectable()
export class ReservationMailSamplesProvider implements OnModuleInit {
  private readonly added = new Set<string>();

  constructor(private readonly samples: MailSampleRegistry) {}

  onModuleInit(): void {
    const stepMails = [
      buildConfirmationCodeMail(PROPS, '042713'),
      ...STEPS.flatMap(([step, by]) => [buildGuestMail(step, by, PROPS), buildOwnerMail(step, by, PROPS)]),
      ...REMINDERS.map((reminder) => buildReminderMail(reminder, PROPS)),
    ];
    const changeMails = [CHANGED_PROPS, ACCEPTED_PROPS].flatMap((props) =>
      AUTHORS.flatMap((by) => [buildGuestMail('changed', by, props), buildOwnerMail('changed', by, props)]),
    );
    const proposalMails = PROPOSALS.flatMap(([step, author]) => [
      buildGuestProposalMail(step, buildProposalProps(author)),
      buildOwnerProposalMail(step, buildProposalProps(author)),
    ]);
    for (const one of [...changeMails, ...proposalMails, buildFormerAddressMail(PROPS)])
      if (one) this.addOnce(one);
    for (const one of stepMails) if (one) this.addOnce(one);
  }

  private addOnce({ template, message }: TemplatedMail): void {
    if (this.added.has(template)) return;
    this.added.add(template);
    this.samples.register(template, () => message);
  }
}
