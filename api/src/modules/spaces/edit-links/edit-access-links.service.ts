import { Injectable } from '@nestjs/common';
import {
  AccessLinksService,
  UsersService,
  type AccessLink,
  type AccessLinkOwner,
  type AccessLinkProvider,
} from '../../accounts/users/index.ts';

const ID = 'edit-links';

/**
 * Edit links of e-mails among the access links of an account; signed and not stored, so they are listed and
 * revoked as one.
 */
@Injectable()
export class EditAccessLinksService implements AccessLinkProvider {
  constructor(
    private readonly users: UsersService,
    links: AccessLinksService,
  ) {
    links.register(this);
  }

  list({ customerId }: AccessLinkOwner): Promise<AccessLink[]> {
    const all: AccessLink = { id: ID, kind: 'edit-links', spaceName: null, createdAt: null, usedAt: null };
    return Promise.resolve(customerId === null ? [] : [all]);
  }

  async end({ userId, customerId }: AccessLinkOwner, id: string | null): Promise<number> {
    if (customerId === null || (id !== null && id !== ID)) return 0;
    await this.users.endEditLinks(userId);
    return 1;
  }

  rotate(owner: AccessLinkOwner): Promise<number> {
    return this.end(owner, null);
  }
}
