import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { AccessLinksService } from '../users/index.ts';
import { InvitationRepository } from '../members/invitation.repository.ts';
import { MemberRepository } from '../members/member.repository.ts';

/** Teams that a person belongs to, and invitations to their address. */
@Injectable()
export class TeamPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'team';

  constructor(
    private readonly members: MemberRepository,
    private readonly invitations: InvitationRepository,
    private readonly links: AccessLinksService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ userId, email, ownsEmail = false }: Person): Promise<unknown> {
    const memberships = userId === null ? [] : await this.members.listByUser(userId);
    const invitations = ownsEmail ? await this.invitations.listByEmail(email) : [];
    return {
      memberships: memberships.map(({ customerName, role, spaceIds }) => ({
        customer: customerName,
        role,
        space_ids: spaceIds,
      })),
      invitations: invitations.map(({ customer, role, createdAt, usedAt }) => ({
        customer: customer.name,
        role,
        created_at: createdAt,
        used_at: usedAt,
      })),
    };
  }

  /** The last majitel of a customer stays one: the customer is anonymized with them. */
  async erase({ userId, email, ownsEmail = false }: Person): Promise<void> {
    if (userId !== null) {
      for (const { customerId } of await this.members.listByUser(userId))
        await this.links.rotate({ userId, customerId });
      await this.members.removeByUser(userId);
    }
    if (ownsEmail) await this.invitations.removeByEmail(email);
  }
}
