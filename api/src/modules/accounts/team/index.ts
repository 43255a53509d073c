export { Invitation } from './invitation.entity.ts';
export { Member } from './member.entity.ts';
export type { Membership } from './member.repository.ts';
export { MembersModule } from './members.module.ts';
export { MembersService } from './members.service.ts';
export { TeamSpacesPort } from './team-spaces.port.ts';
export { hasMemberRight, isMember, mayActFor } from './team.policy.ts';
