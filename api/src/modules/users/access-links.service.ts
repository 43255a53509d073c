import { Injectable } from '@nestjs/common';

/** Whose secret addresses are meant. */
export type AccessLinkOwner = { readonly userId: number; readonly customerId: number | null };
/** A secret address that opens something of the account to whoever has it. */
export type AccessLink = {
  readonly id: string;
  readonly kind: 'calendar' | 'edit-links';
  /** The space it is about; null for all of them. */
  readonly spaceName: string | null;
  readonly createdAt: Date | null;
  readonly usedAt: Date | null;
};
/** What a module that hands out secret addresses provides. */
export type AccessLinkSource = {
  list(owner: AccessLinkOwner): Promise<AccessLink[]>;
  /** Ends the link with this id, or all of them for null; answers how many. */
  end(owner: AccessLinkOwner, id: string | null): Promise<number>;
};

/** Port of the secret addresses of an account: modules add theirs, the settings list them and a password reset ends them. */
@Injectable()
export class AccessLinksService {
  private readonly sources: AccessLinkSource[] = [];

  add(source: AccessLinkSource): void {
    this.sources.push(source);
  }

  async list(owner: AccessLinkOwner): Promise<AccessLink[]> {
    const lists: AccessLink[][] = [];
    for (const source of this.sources) lists.push(await source.list(owner));
    return lists.flat();
  }

  /** To be called inside a unit of work, so that either all end or none. */
  async end(owner: AccessLinkOwner, id: string | null): Promise<number> {
    let ended = 0;
    for (const source of this.sources) ended += await source.end(owner, id);
    return ended;
  }
}
