import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { CatalogFilters, type FilterOptions } from '../catalog/index.ts';
import { SeoUrlTable, type SeoUrl } from '../seo/index.ts';
import type { SeoProblem } from './seo-problems.ts';
import { suggestionsFor, type SeoSuggestions } from './seo-suggestions.ts';
import { SeoSurvey } from './seo-survey.service.ts';
import { faultOfPath, faultsOf, type Faults } from './seo-url.rules.ts';
import { clean, filterOf, isEmptyFilter, type OtherSeoUrl, type SeoUrlValues } from './seo-url.values.ts';

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
    private readonly survey: SeoSurvey,
    private readonly filters: CatalogFilters,
  ) {}

  options(): FilterOptions {
    return this.filters.options();
  }

  async check(given: SeoUrlValues, id: number | null): Promise<SeoCheck> {
    const values = clean(given);
    const { results, problems, table } = await this.survey.draft(values, id);
    const filter = filterOf(values);
    const other = (found: SeoUrl | null): OtherSeoUrl | null =>
      found === null || found.id === id ? null : { id: found.id, path: found.path };
    const chosen = this.filters.values(filter);
    const isEmpty = isEmptyFilter(filter);
    return {
      url: faultOfPath(values.path) === null ? urls.catalog([values.path]) : null,
      results: isEmpty ? 0 : results,
      canonicalBefore: isEmpty
        ? null
        : this.filters.addressOf(filter, new SeoUrlTable(table.all.filter((each) => each.id !== id))),
      problems: isEmpty ? problems.filter(({ kind }) => kind === 'texts') : problems,
      faults: faultsOf(
        values,
        { path: other(table.forPath(values.path)), filter: other(table.forFilter(filter)) },
        this.filters,
      ),
      suggestions: suggestionsFor(chosen),
    };
  }
}
