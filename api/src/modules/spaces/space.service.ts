import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { randomBytes } from 'node:crypto';
import type { Actor } from '../../platform/http/actor.ts';
import { RedirectsService } from '../seo/index.ts';
import { EditTokensService } from './edit-tokens.service.ts';
import { linkExpired, spaceNotFound } from './space.errors.ts';
import { assertCanVisit, resolveSpaceRole, type SpaceActor } from './space.policy.ts';
import {
  SpaceRepository,
  type FullSpace,
  type SpaceWithPanoramas,
  type SpaceExportQuery,
  type SpaceListQuery,
} from './space.repository.ts';
import { SpaceExportRepository, type SpaceExportRow } from './space-export.repository.ts';

type SpaceLookup = { space: SpaceWithPanoramas } | { redirect: string };

const VISITOR_ID = /^[\w-]{20,64}$/u;

/** Reads spaces by URL, by edit link, and for the operator's list. */
@Injectable()
export class SpaceService {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly exports: SpaceExportRepository,
    private readonly redirects: RedirectsService,
    private readonly tokens: EditTokensService,
  ) {}

  /**
   * Resolves `<building>/<space>` or `<building>` to a space or a redirect.
   * @throws NOTFOUND when there is none or it is not visible to the actor
   */
  async resolveUrl(actor: SpaceActor, url: string): Promise<SpaceLookup> {
    const [building, space, ...rest] = url.split('/').filter((part) => part !== '');
    if (building === undefined || rest.length > 0 || url.includes('\u0000')) throw spaceNotFound();
    const found = await this.spaces.findBySlugs(building, space ?? null);
    if (found) {
      assertCanVisit(actor, found);
      return { space: found };
    }
    return {
      redirect: await this.findRedirect(actor, urls.space([building, space].filter(Boolean).join('/'))),
    };
  }

  /**
   * The space of an edit link, and the actor with its permissions.
   * @throws LINK_EXPIRED also when the space is deleted or its owner blocked
   */
  async resolveEditLink(
    actor: Actor,
    token: string,
  ): Promise<{ space: SpaceWithPanoramas; actor: SpaceActor }> {
    const id = this.tokens.verify(token);
    const space = id === null ? null : await this.spaces.findById(id);
    if (!space || space.status === 'DELETED') throw linkExpired();
    const holder = { ...actor, linkedSpaceId: space.id, linkIssuedAt: this.tokens.getIssuedAt(token) };
    const { isOwner, isOperator } = resolveSpaceRole(holder, space);
    if (!isOwner && !isOperator) throw linkExpired();
    return { space, actor: holder };
  }

  /** Target of a redirect; checks that the space at the target is visible to the actor. */
  private async findRedirect(actor: SpaceActor, path: string): Promise<string> {
    const target = await this.redirects.findTarget(path);
    if (target === null) throw spaceNotFound();
    const [, building, space] = /^\/prostor\/([^/]+)(?:\/([^/]+))?$/u.exec(target) ?? [];
    if (building === undefined) return target;
    const found = await this.spaces.findBySlugs(building, space ?? null);
    if (!found) throw spaceNotFound();
    assertCanVisit(actor, found);
    return target;
  }

  /** The given visitor id if it is well-formed, otherwise a new one. */
  ensureVisitorId(given: string | undefined): string {
    return given !== undefined && VISITOR_ID.test(given) ? given : randomBytes(18).toString('base64url');
  }

  /** One page, with counts by status under the other filters. */
  async listPage(
    query: SpaceListQuery,
  ): Promise<{ spaces: FullSpace[]; counts: Record<string, number>; total: number }> {
    const [spaces, counts] = await Promise.all([
      this.spaces.listPage(query),
      this.spaces.countByStatus(query),
    ]);
    const statuses: readonly string[] = query.statuses.length > 0 ? query.statuses : Object.keys(counts);
    return {
      spaces,
      counts,
      total: [...new Set(statuses)].reduce((sum, status) => sum + (counts[status] ?? 0), 0),
    };
  }

  streamAll(query: SpaceExportQuery): AsyncIterable<SpaceExportRow> {
    return this.exports.streamAll(query);
  }

  countByStatus(query?: SpaceListQuery): Promise<Record<string, number>> {
    return this.spaces.countByStatus(query);
  }
}
