import { splitSearchWords } from '@prostora/contracts';
import { Injectable } from '@nestjs/common';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { fold } from '../../../platform/text/index.ts';
import { CatalogFiltersService } from '../query/catalog-filters.service.ts';
import { SeoUrlsService, type SeoFilter, type SeoUrl, type SeoUrlTable } from '../../seo/index.ts';
import { mapWithYield } from './map-with-yield.ts';
import { findStableProblems, withEmptyProblem, type ProblemKind, type SeoProblem } from './seo-problems.ts';
import { toFilter, type OtherSeoUrl, type SeoUrlValues } from './seo-url.values.ts';

/** A value of a filter; one that no longer exists has a placeholder name. */
export type SeoValue = { id: number; name: string; gone: boolean };
export type NamedFilter = { location: SeoValue | null; purpose: SeoValue | null; attributes: SeoValue[] };
/** A SEO URL with its current results and problems. */
export type SeoUrlReport = NamedFilter & {
  seoUrl: SeoUrl;
  results: number;
  problems: readonly SeoProblem[];
  folded: string;
};

export type SeoUrlListQuery = {
  search: string | null;
  locationId: number | null;
  purposeId: number | null;
  capacity: string | null;
  inFooter: boolean | null;
  problem: ProblemKind | null;
  sort: 'path' | 'title' | 'updated' | 'results';
  order: 'asc' | 'desc';
};
export type SeoUrlCounts = Record<ProblemKind | 'all' | 'in_footer', number>;

/** The part that does not depend on spaces. */
type StableReport = {
  table: SeoUrlTable;
  rows: readonly Omit<SeoUrlReport, 'results'>[];
  duplicates: DuplicateTexts;
  redirected: ReadonlySet<number>;
};
type Report = Omit<StableReport, 'rows'> & {
  rows: readonly SeoUrlReport[];
  byId: ReadonlyMap<number, SeoUrlReport>;
};

const czechCollator = new Intl.Collator('cs');
const COMPARATORS: Readonly<
  Record<SeoUrlListQuery['sort'], (one: SeoUrlReport, other: SeoUrlReport) => number>
> = {
  path: (one, other) => (one.seoUrl.path < other.seoUrl.path ? -1 : 1),
  title: (one, other) =>
    czechCollator.compare(one.seoUrl.title, other.seoUrl.title) || one.seoUrl.id - other.seoUrl.id,
  updated: (one, other) =>
    one.seoUrl.updatedAt.getTime() - other.seoUrl.updatedAt.getTime() || one.seoUrl.id - other.seoUrl.id,
  results: (one, other) => one.results - other.results || one.seoUrl.id - other.seoUrl.id,
};

/**
 * All SEO URLs with their results and problems. There are a few thousand at most, in memory anyway for
 * catalogue answers. The part that depends only on SEO URLs and filter values is cached until one of them
 * changes, results until a space does.
 */
@Injectable()
export class SeoReportService {
  private readonly stable = new MemoizedLast<StableReport>();
  private readonly report = new MemoizedLast<Report>();

  constructor(
    private readonly seoUrls: SeoUrlsService,
    private readonly filters: CatalogFiltersService,
  ) {}

  async list(query: SeoUrlListQuery): Promise<{ rows: SeoUrlReport[]; counts: SeoUrlCounts }> {
    const { rows } = await this.loadReport();
    const words = splitSearchWords(query.search ?? '').map(fold);
    const found = rows.filter((row) => matchesQuery(row, query, words));
    const countWith = (kind: ProblemKind): number =>
      found.filter(({ problems }) => problems.some((each) => each.kind === kind)).length;
    const filtered = found.filter(
      ({ seoUrl, problems }) =>
        (query.inFooter === null || seoUrl.inFooter === query.inFooter) &&
        (query.problem === null || problems.some(({ kind }) => kind === query.problem)),
    );
    const sorted = filtered.sort((a, b) => COMPARATORS[query.sort](a, b) * (query.order === 'asc' ? 1 : -1));
    return {
      rows: sorted,
      counts: {
        all: found.length,
        empty: countWith('empty'),
        orphan: countWith('orphan'),
        conflict: countWith('conflict'),
        texts: countWith('texts'),
        in_footer: found.filter(({ seoUrl }) => seoUrl.inFooter).length,
      },
    };
  }

  async findOrFail(id: number): Promise<SeoUrlReport> {
    const row = (await this.getReportsById()).get(id);
    if (!row) throw new DomainError('not-found', 'NOTFOUND');
    return row;
  }

  async getReportsById(): Promise<ReadonlyMap<number, SeoUrlReport>> {
    return (await this.loadReport()).byId;
  }

  async getTable(): Promise<SeoUrlTable> {
    return (await this.seoUrls.loadCurrent()).table;
  }

  /** Reports a draft among the others; `id` is the SEO URL being edited. */
  async reportDraft(
    values: SeoUrlValues,
    id: number | null,
  ): Promise<{ results: number; problems: readonly SeoProblem[]; table: SeoUrlTable }> {
    const { table, duplicates, byId, redirected } = await this.loadReport();
    const results = await this.countResults(toFilter(values));
    const isRedirected = id !== null && redirected.has(id) && byId.get(id)?.seoUrl.path === values.path;
    const own = { id, title: values.title, h1: values.h1 };
    return {
      results,
      table,
      problems: withEmptyProblem(
        findStableProblems(values, {
          filters: this.filters,
          table,
          isRedirected,
          duplicates: { title: duplicates.findByTitle(own), h1: duplicates.findByH1(own) },
        }),
        results,
      ),
    };
  }

  /** Names of the values of a filter. */
  resolveNames({ locationId, purposeId, attributeIds }: SeoFilter): NamedFilter {
    return {
      location: locationId === null ? null : toNamedValue(locationId, this.filters.findLocation(locationId)),
      purpose: purposeId === null ? null : toNamedValue(purposeId, this.filters.findPurpose(purposeId)),
      attributes: attributeIds.map((id) => toNamedValue(id, this.filters.findAttribute(id))),
    };
  }

  /** Number of published spaces; 0 when a value no longer exists or nothing is selected. */
  async countResults(filter: SeoFilter): Promise<number> {
    return this.filters.resolve(filter) === null ? 0 : this.filters.count(filter);
  }

  private async loadReport(): Promise<Report> {
    const { table, redirected } = await this.seoUrls.loadCurrent();
    const [reference, version] = this.filters.getVersion();
    const stable = await this.stable.get([table, reference, redirected.join()], () =>
      this.buildStableReport(table, new Set(redirected)),
    );
    return this.report.get([stable, version], () => this.addResults(stable));
  }

  private async buildStableReport(
    table: SeoUrlTable,
    redirected: ReadonlySet<number>,
  ): Promise<StableReport> {
    const duplicates = new DuplicateTexts(table.all);
    const rows = await mapWithYield(table.all, (seoUrl) => ({
      seoUrl,
      folded: fold(`${seoUrl.path} ${seoUrl.title} ${seoUrl.h1}`),
      ...this.resolveNames(toFilter(seoUrl)),
      problems: findStableProblems(seoUrl, {
        filters: this.filters,
        table,
        isRedirected: redirected.has(seoUrl.id),
        duplicates: { title: duplicates.findByTitle(seoUrl), h1: duplicates.findByH1(seoUrl) },
      }),
    }));
    return { table, rows, duplicates, redirected };
  }

  private async addResults(stable: StableReport): Promise<Report> {
    const rows = await mapWithYield(stable.rows, async (row) => {
      const results = await this.countResults(toFilter(row.seoUrl));
      return { ...row, results, problems: withEmptyProblem(row.problems, results) };
    });
    return { ...stable, rows, byId: new Map(rows.map((row) => [row.seoUrl.id, row])) };
  }
}

/** Memoizes the last value while its key is unchanged; rejected promises are not cached. */
class MemoizedLast<T> {
  private lastEntry: { key: readonly unknown[]; value: Promise<T> } | null = null;

  get(key: readonly unknown[], load: () => Promise<T>): Promise<T> {
    if (this.lastEntry?.key.every((part, at) => part === key[at])) return this.lastEntry.value;
    const value = load();
    this.lastEntry = { key, value };
    value.catch(() => {
      if (this.lastEntry?.value === value) this.lastEntry = null;
    });
    return value;
  }
}

type ComparedTexts = { id: number | null; title: string; h1: string };

/** Normalizes a text for comparison. */
const normalizeText = (text: string): string => text.replace(/\s+/gu, ' ').toLowerCase();

/** Finds SEO URLs with the same title or heading. */
class DuplicateTexts {
  private readonly titles: ReadonlyMap<string, readonly SeoUrl[]>;
  private readonly headings: ReadonlyMap<string, readonly SeoUrl[]>;

  constructor(all: readonly SeoUrl[]) {
    this.titles = Map.groupBy(all, ({ title }) => normalizeText(title));
    this.headings = Map.groupBy(all, ({ h1 }) => normalizeText(h1));
  }

  findByTitle({ id, title }: ComparedTexts): OtherSeoUrl | null {
    return findDuplicate(this.titles, title, id);
  }

  findByH1({ id, h1 }: ComparedTexts): OtherSeoUrl | null {
    return findDuplicate(this.headings, h1, id);
  }
}

function findDuplicate(
  texts: ReadonlyMap<string, readonly SeoUrl[]>,
  text: string,
  ownId: number | null,
): OtherSeoUrl | null {
  const found = text === '' ? undefined : texts.get(normalizeText(text))?.find(({ id }) => id !== ownId);
  return found ? { id: found.id, path: found.path } : null;
}

const toNamedValue = (id: number, ref: { name: string } | null): SeoValue => ({
  id,
  name: ref?.name ?? seoApi.gone(id),
  gone: ref === null,
});

function matchesQuery(
  { seoUrl, folded }: SeoUrlReport,
  { locationId, purposeId, capacity }: SeoUrlListQuery,
  words: readonly string[],
): boolean {
  return (
    (locationId === null || seoUrl.locationId === locationId) &&
    (purposeId === null || seoUrl.purposeId === purposeId) &&
    (capacity === null || seoUrl.capacity === capacity) &&
    words.every((word) => folded.includes(word))
  );
}
