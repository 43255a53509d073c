import { Injectable } from '@nestjs/common';
import { MemberRepository, type Membership } from './member.repository.ts';

/** Customers that a person acts for. */
@Injectable()
export class MembersService {
  constructor(private readonly members: MemberRepository) {}

  /** The longest first. */
  listMemberships(userId: number): Promise<Membership[]> {
    return this.members.listByUser(userId);
  }
}
