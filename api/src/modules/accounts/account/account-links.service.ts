import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CustomersService } from '../customers/index.ts';
import { OneTimeTokensService } from './one-time-tokens.service.ts';
import { mayActFor, MembersService } from '../members/index.ts';
import { type AccessLink, type AccessLinkOwner, AccessLinksService, getAccountId } from '../users/index.ts';

/** Secret URLs of an account: calendar feeds and edit links from e-mails. */
@Injectable()
export class AccountLinksService {
  constructor(
    private readonly links: AccessLinksService,
    private readonly customers: CustomersService,
    private readonly members: MembersService,
    private readonly tokens: OneTimeTokensService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(actor: Actor): Promise<AccessLink[]> {
    return this.links.list(await this.findActingOwner(actor));
  }

  /** @throws DomainError NOTFOUND when the account has no such link */
  async end(actor: Actor, id: string): Promise<AccessLink[]> {
    const userId = getAccountId(actor);
    return this.unitOfWork.run(async () => {
      const owner = await this.findActingOwner(actor);
      if ((await this.links.end(owner, id)) === 0) throw new DomainError('not-found', 'NOTFOUND');
      await this.audit.record(actor, 'access-link.end', { type: 'user', id: userId }, {}, { link: id });
      return this.links.list(owner);
    });
  }

  /** Ends the links of one use that were mailed to a user. */
  endMailed(userId: number): Promise<void> {
    return this.tokens.endAll(userId);
  }

  /** Ends every link of a user. */
  endAll(actor: Pick<Actor, 'userId'>, userId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const links = await this.links.end(await this.findOwner(userId), null);
      if (links > 0)
        await this.audit.record(actor, 'access-link.end', { type: 'user', id: userId }, {}, { links });
    });
  }

  /** Invalidates every link that the user may know; calendars get another URL. */
  rotateAll(actor: Pick<Actor, 'userId'>, userId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const founded = (await this.findOwner(userId)).customerId;
      const memberships = await this.members.listMemberships(userId);
      const customerIds = new Set([
        founded,
        ...memberships.filter(({ role }) => role === 'majitel').map(({ customerId }) => customerId),
      ]);
      let links = 0;
      for (const customerId of customerIds) links += await this.links.rotate({ userId, customerId });
      if (links > 0)
        await this.audit.record(actor, 'access-link.rotate', { type: 'user', id: userId }, {}, { links });
    });
  }

  /** Links of the customer only while its founder may write for it. */
  private async findActingOwner(actor: Actor): Promise<AccessLinkOwner> {
    const owner = await this.findOwner(getAccountId(actor));
    const { customerId } = owner;
    return customerId !== null && mayActFor(actor, customerId, 'write', null)
      ? owner
      : { ...owner, customerId: null };
  }

  private async findOwner(userId: number): Promise<AccessLinkOwner> {
    return { userId, customerId: (await this.customers.findByUser(userId))?.id ?? null };
  }
}
