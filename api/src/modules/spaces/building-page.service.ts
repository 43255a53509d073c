import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { DomainError } from '../../platform/errors/index.ts';
import { BuildingsService, type PlacedBuilding } from '../buildings/index.ts';
import { Redirects } from '../seo/index.ts';
import { spaceNotFound } from './space.errors.ts';
import { urlOf } from './space.mapper.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

export type BuildingLookUp = { building: PlacedBuilding; spaces: FullSpace[] } | { redirect: string };

/** Public pages of buildings, with published spaces only. */
@Injectable()
export class BuildingPages {
  constructor(
    private readonly buildings: BuildingsService,
    private readonly spaces: SpaceRepository,
    private readonly redirects: Redirects,
  ) {}

  /**
   * Resolves the slug to a building, or to a redirect when it was renamed or is let as one space.
   * @throws NOTFOUND, or GONE when the building was removed or all its spaces are deleted
   */
  async byUrl(slug: string): Promise<BuildingLookUp> {
    if (slug.includes('\u0000') || slug.includes('/')) throw spaceNotFound();
    const building = await this.buildings.bySlug(slug);
    if (!building) return { redirect: await this.movedFrom(slug) };
    const spaces = await this.spaces.publishedIn(building.id);
    const whole = spaces.find(({ noName }) => noName);
    if (whole) return { redirect: urls.space(urlOf(whole)) };
    if (spaces.length > 0) return { building, spaces };
    throw (await this.spaces.presenceIn(building.id)).allDeleted
      ? new DomainError('gone', 'GONE')
      : spaceNotFound();
  }

  private async movedFrom(slug: string): Promise<string> {
    const moved = await this.redirects.find(urls.building(slug));
    if (moved === null) throw spaceNotFound();
    if (moved.to === null) throw new DomainError('gone', 'GONE');
    return moved.to;
  }
}
