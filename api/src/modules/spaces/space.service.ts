import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { randomBytes } from 'node:crypto';
import type { Actor } from '../../platform/http/actor.ts';
import { Redirects } from '../seo/index.ts';
import { EditTokens } from './edit-tokens.service.ts';
import { linkExpired, spaceNotFound } from './space.errors.ts';
import { assertMayVisit, relationTo, type SpaceActor } from './space.policy.ts';
import {
  SpaceRepository,
  type FullSpace,
  type TouredSpace,
  type SpaceFileQuery,
  type SpaceListQuery,
} from './space.repository.ts';
import { SpaceTableRepository, type SpaceTableRow } from './space-table.repository.ts';

type SpaceLookUp = { space: TouredSpace } | { redirect: string };

const VISITOR = /^[\w-]{20,64}$/u;

/** Reads spaces by URL, by edit link, and for the operator's list. */
@Injectable()
export class SpaceService {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly table: SpaceTableRepository,
    private readonly redirects: Redirects,
    private readonly tokens: EditTokens,
  ) {}

  /**
   * Resolves `<building>/<space>` or `<building>` to a space or a redirect.
   * @throws NOTFOUND when there is none or it is not visible to the actor
   */
  async byUrl(actor: SpaceActor, url: string): Promise<SpaceLookUp> {
    const [building, space, ...rest] = url.split('/').filter((part) => part !== '');
    if (building === undefined || rest.length > 0 || url.includes('\u0000')) throw spaceNotFound();
    const found = await this.spaces.bySlugs(building, space ?? null);
    if (found) {
      assertMayVisit(actor, found);
      return { space: found };
    }
    return { redirect: await this.movedFrom(actor, urls.space([building, space].filter(Boolean).join('/'))) };
  }

  /**
   * The space of an edit link, and the actor with its permissions.
   * @throws LINK_EXPIRED also when the space is deleted or its owner blocked
   */
  async byLink(actor: Actor, token: string): Promise<{ space: TouredSpace; actor: SpaceActor }> {
    const id = this.tokens.spaceOf(token);
    const space = id === null ? null : await this.spaces.byId(id);
    if (!space || space.status === 'DELETED') throw linkExpired();
    const holder = { ...actor, linkedSpaceId: space.id, linkIssuedAt: this.tokens.issuedAt(token) };
    const { isOwner, isOperator } = relationTo(holder, space);
    if (!isOwner && !isOperator) throw linkExpired();
    return { space, actor: holder };
  }

  /** Target of a redirect; checks that the space at the target is visible to the actor. */
  private async movedFrom(actor: SpaceActor, path: string): Promise<string> {
    const target = await this.redirects.targetOf(path);
    if (target === null) throw spaceNotFound();
    const [, building, space] = /^\/prostor\/([^/]+)(?:\/([^/]+))?$/u.exec(target) ?? [];
    if (building === undefined) return target;
    const found = await this.spaces.bySlugs(building, space ?? null);
    if (!found) throw spaceNotFound();
    assertMayVisit(actor, found);
    return target;
  }

  /** The given visitor id if it is well-formed, otherwise a new one. */
  visitorId(given: string | undefined): string {
    return given !== undefined && VISITOR.test(given) ? given : randomBytes(18).toString('base64url');
  }

  /** One page, with counts by status under the other filters. */
  async list(
    query: SpaceListQuery,
  ): Promise<{ spaces: FullSpace[]; counts: Record<string, number>; total: number }> {
    const [spaces, counts] = await Promise.all([this.spaces.page(query), this.spaces.countsByStatus(query)]);
    const asked: readonly string[] = query.statuses.length > 0 ? query.statuses : Object.keys(counts);
    return {
      spaces,
      counts,
      total: [...new Set(asked)].reduce((sum, status) => sum + (counts[status] ?? 0), 0),
    };
  }

  everything(query: SpaceFileQuery): AsyncIterable<SpaceTableRow> {
    return this.table.rows(query);
  }

  countsByStatus(query?: SpaceListQuery): Promise<Record<string, number>> {
    return this.spaces.countsByStatus(query);
  }
}
