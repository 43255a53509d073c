import { Module } from '@nestjs/common';
import { MemberRepository } from './member.repository.ts';
import { MembersService } from './members.service.ts';

/** Memberships as the session needs them; imported by the sessions, so it does not import these. */
@Module({
  providers: [MemberRepository, MembersService],
  exports: [MemberRepository, MembersService],
})
export class MembersModule {}
