import { Module } from '@nestjs/common';
import { AssigneesService } from './assignees.service.ts';
import { MemberRepository } from './member.repository.ts';
import { MembersService } from './members.service.ts';

/** Memberships as the session needs them; imported by the sessions, so it does not import these. */
@Module({
  providers: [AssigneesService, MemberRepository, MembersService],
  exports: [AssigneesService, MemberRepository, MembersService],
})
export class MembersModule {}
