import { buildInvitationUrl, type MemberRole } from '@prostora/contracts';
import { mailAccount, teamInvitationSample } from '@prostora/strings/cs/mail-account.ts';
import { defineMail, toQuote } from '../../mail/index.ts';

type InvitationProps = {
  token: string;
  customerName: string;
  role: MemberRole;
  /** Null for all spaces. */
  spaceNames: readonly string[] | null;
};

/** Invites to a team. The name of the customer is a text of another person. */
export const invitationMail = defineMail({
  name: 'team-invitation',
  sample: { token: 'ukazka', ...teamInvitationSample },
  render: ({ token, customerName, role, spaceNames }: InvitationProps) => {
    const { subject, paragraphs, action } = mailAccount.teamInvitation(role, spaceNames);
    return {
      subject,
      paragraphs,
      ...toQuote(customerName),
      action: { label: action, path: buildInvitationUrl(token) },
    };
  },
});
