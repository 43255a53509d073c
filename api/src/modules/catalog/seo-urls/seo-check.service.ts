import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { CatalogFiltersService, type FilterOptions } from '../query/catalog-filters.service.ts';
import { SeoUrlTable, type SeoUrl } from '../../seo/index.ts';
import type { SeoProblem } from './seo-problems.ts';
import { buildSeoSuggestions, type SeoSuggestions } from './seo-suggestions.ts';
import { SeoReportService } from './seo-report.service.ts';
import { validatePath, validateSeoUrl, type Faults } from './seo-url.rules.ts';
import {
  normalizeValues,
  toFilter,
  isEmptyFilter,
  type OtherSeoUrl,
  type SeoUrlValues,
} from './seo-url.values.ts';

export type SeoCheck = {
  url: string | null;
  results: number;
  canonicalBefore: string | null;
  problems: readonly SeoProblem[];
  faults: Faults;
  suggestions: SeoSuggestions;
};

/** Live validation of a SEO URL while it is edited. */
@Injectable()
export class SeoCheckService {
  constructor(
    private readonly report: SeoReportService,
    private readonly filters: CatalogFiltersService,
  ) {}

  getOptions(): Promise<FilterOptions> {
    return this.filters.getOptions();
  }

  async check(input: SeoUrlValues, id: number | null): Promise<SeoCheck> {
    const values = normalizeValues(input);
    const { results, problems, table } = await this.report.reportDraft(values, id);
    const filter = toFilter(values);
    const other = (found: SeoUrl | null): OtherSeoUrl | null =>
      found === null || found.id === id ? null : { id: found.id, path: found.path };
    const chosen = this.filters.resolve(filter);
    const isEmpty = isEmptyFilter(filter);
    return {
      url: validatePath(values.path) === null ? urls.catalog([values.path]) : null,
      results: isEmpty ? 0 : results,
      canonicalBefore: isEmpty
        ? null
        : this.filters.buildUrl(filter, new SeoUrlTable(table.all.filter((each) => each.id !== id))),
      problems: isEmpty ? problems.filter(({ kind }) => kind === 'texts') : problems,
      faults: validateSeoUrl(
        values,
        { path: other(table.forPath(values.path)), filter: other(table.forFilter(filter)) },
        this.filters,
      ),
      suggestions: buildSeoSuggestions(chosen),
    };
  }
}
