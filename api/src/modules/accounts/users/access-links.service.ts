import { Injectable } from '@nestjs/common';

export type AccessLinkOwner = { readonly userId: number; readonly customerId: number | null };
/** A URL with a secret that grants access to a part of the account. */
export type AccessLink = {
  readonly id: string;
  readonly kind: 'calendar' | 'member-calendar' | 'edit-links';
  /** Name of the space; null for all spaces. */
  readonly spaceName: string | null;
  readonly createdAt: Date | null;
  readonly usedAt: Date | null;
};
/** Implemented by modules that issue secret URLs. */
export type AccessLinkProvider = {
  list(owner: AccessLinkOwner): Promise<AccessLink[]>;
  /**
   * @param id null ends all links
   * @returns number of ended links
   */
  end(owner: AccessLinkOwner, id: string | null): Promise<number>;
  /**
   * Invalidates all links; those that can be shown get another secret.
   * @returns number of invalidated links
   */
  rotate(owner: AccessLinkOwner): Promise<number>;
};

/**
 * Port of the secret URLs of an account: the settings list them, a password reset ends them, and what changes who may
 * know them rotates them.
 */
@Injectable()
export class AccessLinksService {
  private readonly providers: AccessLinkProvider[] = [];

  register(provider: AccessLinkProvider): void {
    this.providers.push(provider);
  }

  async list(owner: AccessLinkOwner): Promise<AccessLink[]> {
    const lists: AccessLink[][] = [];
    for (const provider of this.providers) lists.push(await provider.list(owner));
    return lists.flat();
  }

  /** Must run inside a unit of work, so that all links end or none. */
  async end(owner: AccessLinkOwner, id: string | null): Promise<number> {
    let ended = 0;
    for (const provider of this.providers) ended += await provider.end(owner, id);
    return ended;
  }

  /** Must run inside a unit of work, so that all links are invalidated or none. */
  async rotate(owner: AccessLinkOwner): Promise<number> {
    let rotated = 0;
    for (const provider of this.providers) rotated += await provider.rotate(owner);
    return rotated;
  }
}
