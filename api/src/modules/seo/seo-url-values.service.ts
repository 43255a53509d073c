import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Redirects } from './redirects.service.ts';
import { mergedFilters, type FilterMember } from './seo-url-merge.ts';
import { SeoUrlValuesRepository, type FilterColumn } from './seo-url-values.repository.ts';

/** Filter values of SEO URLs, for the modules that own the values. */
@Injectable()
export class SeoUrlValues {
  constructor(
    private readonly filters: SeoUrlValuesRepository,
    private readonly redirects: Redirects,
  ) {}

  /** Number of SEO URLs per value. */
  uses(column: FilterColumn): Promise<{ id: number; count: number }[]> {
    return this.filters.uses(column);
  }

  /**
   * Replaces a value by another; a SEO URL whose filter becomes a duplicate redirects to the remaining one.
   * Call within a unit of work.
   */
  async replace(member: FilterMember, from: number, into: number): Promise<void> {
    const { changed, removed } = mergedFilters(await this.filters.locked(), member, from, into);
    if (removed.length > 0) await this.filters.remove(removed.map(({ id }) => id));
    await this.filters.change(changed);
    await this.redirects.movedAll(
      removed.map(({ path, to }) => ({ from: urls.catalog([path]), to: urls.catalog([to]) })),
    );
  }
}
