import { Injectable } from '@nestjs/common';
import { accountMailKey, MailSendersService, MailService } from '../../mail/index.ts';
import { CustomersService } from '../customers/index.ts';
import type { User } from '../users/index.ts';
import type { Invitation } from '../members/invitation.entity.ts';
import { invitationMail } from './team-mails.templates.ts';

/** Prefix of the keys of mails about an invitation of a person without an account. */
export const invitationMailKey = (invitationId: number): string => `invitation-${invitationId}-`;

/** Mails of a team. The token of a link is in the URL fragment. */
@Injectable()
export class TeamMailsService {
  constructor(
    private readonly mails: MailService,
    private readonly customers: CustomersService,
    private readonly senders: MailSendersService,
  ) {}

  /** @throws DomainError VALIDATION on `email` when the customer may not write to the person */
  async sendInvitation(
    invitation: Invitation,
    account: User | null,
    { token, spaceNames }: { token: string; spaceNames: readonly string[] | null },
  ): Promise<void> {
    const { id, email, customer, role } = invitation;
    const customerName = (await this.customers.findById(customer.id))?.name ?? '';
    const sender = { customerId: customer.id, name: customerName, mayWriteFirst: true };
    await this.senders.assertMayWrite(sender, email, 'email');
    const key = `${invitationMailKey(id)}sent`;
    await this.mails.enqueue({
      idempotencyKey: account ? accountMailKey(account.id, key) : key,
      to: email,
      subject: { type: 'customer', id: customer.id },
      isEmailUnconfirmed: account === null || account.emailConfirmedAt === null,
      sender,
      ...invitationMail.build({ token, customerName, role, spaceNames }),
    });
  }
}
