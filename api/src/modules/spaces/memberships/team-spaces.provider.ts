import { Injectable } from '@nestjs/common';
import { TeamSpacesPort } from '../../accounts/members/index.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';

/** Spaces that the rights of a member of a team may be limited to. */
@Injectable()
export class TeamSpacesProvider extends TeamSpacesPort {
  constructor(private readonly repository: SpaceMembershipRepository) {
    super();
  }

  listSpaceIds(customerId: number): Promise<number[]> {
    return this.repository.listSpaceIds(customerId);
  }

  listNames(spaceIds: readonly number[]): Promise<string[]> {
    return this.repository.listNames(spaceIds);
  }
}
