import type { Actor } from '../../../platform/http/index.ts';
import type { Invitation } from '../members/invitation.entity.ts';
import type { IssuedInvitation, OpenInvitation } from './invitations.service.ts';
import type { MemberRow } from '../members/member.repository.ts';
import { isAccount } from '../members/team.policy.ts';
import type {
  IssuedTeamInvitationDto,
  OpenTeamInvitationDto,
  TeamInvitationDto,
  TeamMemberDto,
} from './team.dto.ts';

export const toTeamMemberDto = (
  actor: Actor,
  { id, userId, name, email, role, spaceIds, lastSeenAt }: MemberRow,
): TeamMemberDto => ({
  id,
  user_id: userId,
  name,
  email,
  role,
  space_ids: spaceIds,
  is_me: isAccount(actor, { id: userId }),
  last_seen_at: lastSeenAt?.toISOString() ?? null,
});

export const toTeamInvitationDto = ({
  id,
  email,
  role,
  spaceIds,
  createdAt,
  expiresAt,
}: Invitation): TeamInvitationDto => ({
  id,
  email,
  role,
  space_ids: spaceIds,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});

export const toIssuedInvitationDto = ({ invitation, url }: IssuedInvitation): IssuedTeamInvitationDto => ({
  ...toTeamInvitationDto(invitation),
  url,
});

export const toOpenInvitationDto = ({
  invitation,
  account,
  spaceNames,
}: OpenInvitation): OpenTeamInvitationDto => ({
  customer_name: invitation.customer.name,
  email: invitation.email,
  role: invitation.role,
  spaces: spaceNames && [...spaceNames],
  expires_at: invitation.expiresAt.toISOString(),
  has_account: account !== null,
});
