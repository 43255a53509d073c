import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { freeSlug, isSlugOf, slugOf } from '../../platform/text/index.ts';
import { BuildingsService, type KeptSlugs } from '../buildings/index.ts';
import { Redirects } from '../seo/index.ts';
import { urlOf } from './space.mapper.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

const NAMELESS = 'prostor';

type Named = { name: string; noName: boolean };

/**
 * Slugs of spaces and buildings, generated from names; former URLs become redirects in the same transaction.
 */
@Injectable()
export class SpaceAddresses {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly buildings: BuildingsService,
    private readonly redirects: Redirects,
  ) {}

  /** A free slug within the building, which the caller has locked; removes a redirect at the new URL. */
  async slugFor(building: { id: number; slug: string }, { name, noName }: Named): Promise<string> {
    const base = slugOf(name, NAMELESS);
    const slug = freeSlug(base, await this.spaces.slugsLike(building.id, base));
    await this.redirects.taken(urls.space(noName ? building.slug : `${building.slug}/${slug}`));
    return slug;
  }

  /** Regenerates the slug of a renamed space and redirects the former URL. */
  async renamed(space: FullSpace): Promise<void> {
    if (isSlugOf(space.slug, slugOf(space.name, NAMELESS))) return;
    const former = urls.space(urlOf(space));
    await this.buildings.locked(space.building.id);
    space.slug = await this.slugFor(space.building, space);
    await this.redirects.moved(former, urls.space(urlOf(space)));
  }

  /** Redirects the former URLs of a renamed building and of its spaces. */
  async buildingMoved(formerSlug: string, building: { id: number; slug: string }): Promise<void> {
    if (formerSlug === building.slug) return;
    await this.redirects.moved(urls.building(formerSlug), urls.building(building.slug));
    for (const { slug, noName } of await this.spaces.slugsOf(building.id)) {
      const below = noName ? '' : `/${slug}`;
      await this.redirects.moved(urls.space(`${formerSlug}${below}`), urls.space(`${building.slug}${below}`));
    }
  }

  /** Removes redirects at the URLs of a new building. */
  async buildingAdded({ slug }: { slug: string }): Promise<void> {
    await this.redirects.taken(urls.building(slug));
    await this.redirects.taken(urls.space(slug));
  }

  /** Former slugs that the customer must not reuse, because they redirect to buildings of other customers. */
  keptFor(customerId: number): KeptSlugs {
    return async (base) => {
      const former = await this.redirects.beginningWith(urls.building(base));
      const own =
        former.length === 0
          ? []
          : (await this.buildings.ofCustomer(customerId)).map(({ slug }) => urls.building(slug));
      return former
        .filter(({ to }) => to === null || !own.includes(to))
        .map(({ from }) => from.slice(urls.building('').length));
    };
  }
}
