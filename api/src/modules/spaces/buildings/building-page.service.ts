import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { DomainError } from '../../../platform/errors/index.ts';
import { BuildingsService } from './buildings.service.ts';
import type { BuildingWithLocation } from './building.repository.ts';
import { RedirectsService } from '../../seo/index.ts';
import { spaceNotFound } from '../space.errors.ts';
import { buildSpaceUrl } from '../space.mapper.ts';
import { SpaceRepository, type FullSpace } from '../space.repository.ts';

export type BuildingLookup = { building: BuildingWithLocation; spaces: FullSpace[] } | { redirect: string };

/** Public pages of buildings, with published spaces only. */
@Injectable()
export class BuildingPageService {
  constructor(
    private readonly buildings: BuildingsService,
    private readonly spaces: SpaceRepository,
    private readonly redirects: RedirectsService,
  ) {}

  /**
   * Resolves the slug to a building, or to a redirect when it was renamed or is let as one space.
   * @throws NOTFOUND, or GONE when the building was removed or all its spaces are deleted
   */
  async resolveUrl(slug: string): Promise<BuildingLookup> {
    const found = await this.resolveBuilding(slug);
    if ('redirect' in found) return found;
    const whole = found.spaces.find(({ noName }) => noName);
    return whole ? { redirect: urls.space(buildSpaceUrl(whole)) } : found;
  }

  /** The same of a building that is let as one space, which is not redirected. */
  async resolveBuilding(slug: string): Promise<BuildingLookup> {
    if (slug.includes('\u0000') || slug.includes('/')) throw spaceNotFound();
    const building = await this.buildings.findBySlug(slug);
    if (!building) return { redirect: await this.findRedirect(slug) };
    const spaces = await this.spaces.listPublishedByBuilding(building.id);
    if (spaces.length > 0) return { building, spaces };
    throw (await this.spaces.getPresenceInBuilding(building.id)).allDeleted
      ? new DomainError('gone', 'GONE')
      : spaceNotFound();
  }

  private async findRedirect(slug: string): Promise<string> {
    const moved = await this.redirects.find(urls.building(slug));
    if (moved === null) throw spaceNotFound();
    if (moved.to === null) throw new DomainError('gone', 'GONE');
    return moved.to;
  }
}
