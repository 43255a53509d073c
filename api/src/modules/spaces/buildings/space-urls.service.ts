import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { findFreeSlug, isSlugVariant, toSlug } from '../../../platform/text/index.ts';
import { BuildingsService, type FindReservedSlugs } from './buildings.service.ts';
import { RedirectsService } from '../../seo/index.ts';
import { buildSpaceUrl } from '../space.mapper.ts';
import { SpaceRepository, type FullSpace } from '../space.repository.ts';

const FALLBACK_SLUG = 'prostor';

type SpaceNaming = { name: string; noName: boolean };

/**
 * Slugs of spaces and buildings, generated from names; former URLs become redirects in the same transaction.
 */
@Injectable()
export class SpaceUrlsService {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly buildings: BuildingsService,
    private readonly redirects: RedirectsService,
  ) {}

  /** A free slug within the building, which the caller has locked; removes a redirect at the new URL. */
  async generateSlug(building: { id: number; slug: string }, { name, noName }: SpaceNaming): Promise<string> {
    const base = toSlug(name, FALLBACK_SLUG);
    const slug = findFreeSlug(base, await this.spaces.listSimilarSlugs(building.id, base));
    await this.redirects.releasePaths(urls.space(noName ? building.slug : `${building.slug}/${slug}`));
    return slug;
  }

  /** Regenerates the slug of a renamed space and redirects the former URL. */
  async updateSlug(space: FullSpace): Promise<void> {
    if (isSlugVariant(space.slug, toSlug(space.name, FALLBACK_SLUG))) return;
    const formerUrl = urls.space(buildSpaceUrl(space));
    await this.buildings.findForUpdate(space.building.id);
    space.slug = await this.generateSlug(space.building, space);
    await this.redirects.recordMove(formerUrl, urls.space(buildSpaceUrl(space)));
  }

  /** Redirects the former URLs of a renamed building and of its spaces. */
  async redirectBuilding(formerSlug: string, building: { id: number; slug: string }): Promise<void> {
    if (formerSlug === building.slug) return;
    await this.redirects.recordMove(urls.building(formerSlug), urls.building(building.slug));
    for (const { slug, noName } of await this.spaces.listSlugs(building.id)) {
      const below = noName ? '' : `/${slug}`;
      await this.redirects.recordMove(
        urls.space(`${formerSlug}${below}`),
        urls.space(`${building.slug}${below}`),
      );
    }
  }

  /** Removes redirects at the URLs of a new building. */
  async claimBuildingUrl({ slug }: { slug: string }): Promise<void> {
    await this.redirects.releasePaths(urls.building(slug));
    await this.redirects.releasePaths(urls.space(slug));
  }

  /** Former slugs that the customer must not reuse, because they redirect to buildings of other customers. */
  findReservedSlugsFor(customerId: number): FindReservedSlugs {
    return async (base) => {
      const former = await this.redirects.listByPrefix(urls.building(base));
      const own =
        former.length === 0
          ? []
          : (await this.buildings.listByCustomer(customerId)).map(({ slug }) => urls.building(slug));
      return former
        .filter(({ to }) => to === null || !own.includes(to))
        .map(({ from }) => from.slice(urls.building('').length));
    };
  }
}
