import { Injectable } from '@nestjs/common';
import { MemberRepository, type Membership } from './member.repository.ts';
import { memberNotFound } from './team.errors.ts';

/** Customers that a person acts for. */
@Injectable()
export class MembersService {
  constructor(private readonly members: MemberRepository) {}

  /** The longest first. */
  listMemberships(userId: number): Promise<Membership[]> {
    return this.members.listByUser(userId);
  }

  /** @throws DomainError NOTFOUND */
  async assertMember(customerId: number, userId: number): Promise<void> {
    if (!(await this.members.findByUser(customerId, userId))) throw memberNotFound();
  }
}
