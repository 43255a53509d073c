import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { RedirectsService } from './redirects.service.ts';
import { mergeFilters, type FilterMember } from './seo-url-merge.ts';
import { SeoUrlValuesRepository, type FilterColumn } from './seo-url-values.repository.ts';

/** Filter values of SEO URLs, for the modules that own the values. */
@Injectable()
export class SeoUrlValuesService {
  constructor(
    private readonly filters: SeoUrlValuesRepository,
    private readonly redirects: RedirectsService,
  ) {}

  /** Number of SEO URLs per value. */
  countUses(column: FilterColumn): Promise<{ id: number; count: number }[]> {
    return this.filters.countUses(column);
  }

  /**
   * Replaces a value by another; a SEO URL whose filter becomes a duplicate redirects to the remaining one.
   * Call within a unit of work.
   */
  async replaceValue(member: FilterMember, from: number, into: number): Promise<void> {
    const { changed, removed } = mergeFilters(await this.filters.listForUpdate(), member, from, into);
    if (removed.length > 0) await this.filters.remove(removed.map(({ id }) => id));
    await this.filters.update(changed);
    await this.redirects.recordMoves(
      removed.map(({ path, to }) => ({ from: urls.catalog([path]), to: urls.catalog([to]) })),
    );
  }
}
