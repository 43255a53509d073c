import { Injectable } from '@nestjs/common';
import {
  AccessLinksService,
  type AccessLink,
  type AccessLinkOwner,
  type AccessLinkProvider,
} from '../users/index.ts';
import { InvitationRepository } from './invitation.repository.ts';

/** Ends the open invitations that a person has made; the page of the team lists them. */
@Injectable()
export class InvitationLinksService implements AccessLinkProvider {
  constructor(
    private readonly invitations: InvitationRepository,
    links: AccessLinksService,
  ) {
    links.register(this);
  }

  list(): Promise<AccessLink[]> {
    return Promise.resolve([]);
  }

  end({ userId }: AccessLinkOwner, id: string | null): Promise<number> {
    return id === null ? this.invitations.removeByInviter(userId) : Promise.resolve(0);
  }

  rotate(owner: AccessLinkOwner): Promise<number> {
    return this.end(owner, null);
  }
}
