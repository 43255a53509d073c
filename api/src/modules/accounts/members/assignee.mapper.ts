import type { Actor } from '../../../platform/http/actor.ts';
import type { User } from '../users/index.ts';
import type { AssigneeDto, TeamAssigneeDto } from './assignee.dto.ts';
import type { MemberRow } from './member.repository.ts';
import { isAccount } from './team.policy.ts';

/** Name of a member, or the address of one without a name. */
export const toAssigneeDto = (
  member: { readonly user: Pick<User, 'id' | 'name' | 'email'> } | null,
): AssigneeDto | null => member && { id: member.user.id, name: member.user.name || member.user.email };

export const toTeamAssigneeDto = (
  actor: Actor,
  { userId, name, email, role, spaceIds }: MemberRow,
): TeamAssigneeDto => ({
  id: userId,
  name: name || email,
  role,
  space_ids: spaceIds,
  is_me: isAccount(actor, { id: userId }),
});
