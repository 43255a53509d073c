import { buildInvitationUrl } from '@prostora/contracts';
import { mailAccount } from '@prostora/strings/cs/mail-account.ts';
import { defineMail, toQuote } from '../../mail/index.ts';

/** Invites to a team. The name of the customer is a text of another person. */
export const invitationMail = defineMail({
  name: 'team-invitation',
  sample: { token: 'ukazka', customerName: mailAccount.teamInvitation.sampleName },
  render: ({ token, customerName }: { token: string; customerName: string }) => {
    const { subject, paragraphs, action } = mailAccount.teamInvitation;
    return {
      subject,
      paragraphs: [...paragraphs],
      ...toQuote(customerName),
      action: { label: action, path: buildInvitationUrl(token) },
    };
  },
});
