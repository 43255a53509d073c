import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Redirects } from './redirects.service.ts';
import { mergedFilters, type FilterMember } from './seo-url-merge.ts';
import { SeoUrlValuesRepository, type FilterColumn } from './seo-url-values.repository.ts';

/** Values SEO addresses filter by, for the modules that own them. */
@Injectable()
export class SeoUrlValues {
  constructor(
    private readonly filters: SeoUrlValuesRepository,
    private readonly redirects: Redirects,
  ) {}

  /** How many addresses filter by each of the values. */
  uses(column: FilterColumn): Promise<{ id: number; count: number }[]> {
    return this.filters.uses(column);
  }

  /** One value takes the place of another; of two addresses that come to stand for one filter, the one leads to the other. To be called inside a unit of work. */
  async replace(member: FilterMember, from: number, into: number): Promise<void> {
    const { changed, removed } = mergedFilters(await this.filters.locked(), member, from, into);
    if (removed.length > 0) await this.filters.remove(removed.map(({ id }) => id));
    await this.filters.change(changed);
    await this.redirects.movedAll(
      removed.map(({ path, to }) => ({ from: urls.catalog([path]), to: urls.catalog([to]) })),
    );
  }
}
