import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { AssigneesService } from './assignees.service.ts';
import { UsersModule } from '../users/index.ts';
import { InvitationLinksService } from './invitation-links.service.ts';
import { InvitationRepository } from './invitation.repository.ts';
import { MemberRepository } from './member.repository.ts';
import { MembersService } from './members.service.ts';

const PROVIDERS = [
  AssigneesService,
  InvitationLinksService,
  InvitationRepository,
  MemberRepository,
  MembersService,
];

/** Memberships as the session needs them; imported by the sessions, so it does not import these. */
@Module({
  imports: [AuditModule, CustomersModule, UsersModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class MembersModule {}
