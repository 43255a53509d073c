import { Injectable } from '@nestjs/common';
import { formatDateTime } from '@prostora/strings/format.ts';
import { ReservationMailRepository } from '../reservation-mails.repository.ts';
import { ReservationMails } from '../reservation-mails.service.ts';
import { toProposedAgreement } from './agreement.ts';
import { toAgreementRecord, type ProposalEvent } from './change-proposal.events.ts';
import { ChangeProposalRepository } from './change-proposal.repository.ts';
import { buildGuestProposalMail, buildOwnerProposalMail, type ProposalMailProps } from './proposal-mails.templates.ts';

/** Mails about proposals of changes; an event that is handled twice makes one mail to each side. */
@Injectable()
export class ProposalMailsService {
  constructor(
    private readonly proposals: ChangeProposalRepository,
    private readonly reservations: ReservationMailRepository,
    private readonly mails: ReservationMails,
  ) {}

  async notifyGuest(event: ProposalEvent): Promise<void> {
    const props = await this.toMailProps(event);
    const mail = props && buildGuestProposalMail(event.step, props);
    if (mail) await this.mails.sendToGuest(event.reservation_id, `proposal-${event.proposal_id}-${event.step}`, mail);
  }

  async notifyOwner(event: ProposalEvent): Promise<void> {
    const props = await this.toMailProps(event);
    const mail = props && buildOwnerProposalMail(event.step, props);
    if (mail) await this.mails.sendToOwner(event.reservation_id, `proposal-${event.proposal_id}-${event.step}`, mail);
  }

  private async toMailProps({ reservation_id: id, proposal_id, before }: ProposalEvent): Promise<ProposalMailProps | null> {
    const proposal = await this.proposals.findWithSpace(proposal_id);
    const reservation = await this.reservations.withPeople(id);
    if (!proposal || !reservation) return null;
    const { side, author, message, declineReason, expiresAt } = proposal;
    const after = toAgreementRecord(toProposedAgreement(proposal));
    const change = { before: await this.mails.describeAgreement(before), after: await this.mails.describeAgreement(after) };
    return { facts: this.mails.toFacts(reservation), change, side, author, message, declineReason, until: formatDateTime(expiresAt) };
  }
}
