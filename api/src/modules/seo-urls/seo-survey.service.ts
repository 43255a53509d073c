import { Injectable } from '@nestjs/common';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { fold } from '../../platform/text/index.ts';
import { CatalogFilters } from '../catalog/index.ts';
import { SeoUrls, type SeoFilter, type SeoUrl, type SeoUrlTable } from '../seo/index.ts';
import { inTurns } from './in-turns.ts';
import { lastingProblems, withResults, type ProblemKind, type SeoProblem } from './seo-problems.ts';
import { filterOf, type OtherSeoUrl, type SeoUrlValues } from './seo-url.values.ts';

/** A value of a filter; one that no longer exists has a placeholder name. */
export type SeoValue = { id: number; name: string; gone: boolean };
export type NamedFilter = { location: SeoValue | null; purpose: SeoValue | null; attributes: SeoValue[] };
/** A SEO URL with its current results and problems. */
export type SurveyedSeoUrl = NamedFilter & {
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
type Lasting = {
  table: SeoUrlTable;
  rows: readonly Omit<SurveyedSeoUrl, 'results'>[];
  twins: Twins;
  redirected: ReadonlySet<number>;
};
type Survey = Omit<Lasting, 'rows'> & {
  rows: readonly SurveyedSeoUrl[];
  byId: ReadonlyMap<number, SurveyedSeoUrl>;
};

const czech = new Intl.Collator('cs');
const ORDERS: Readonly<
  Record<SeoUrlListQuery['sort'], (one: SurveyedSeoUrl, other: SurveyedSeoUrl) => number>
> = {
  path: (one, other) => (one.seoUrl.path < other.seoUrl.path ? -1 : 1),
  title: (one, other) =>
    czech.compare(one.seoUrl.title, other.seoUrl.title) || one.seoUrl.id - other.seoUrl.id,
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
export class SeoSurvey {
  private readonly lasting = new Kept<Lasting>();
  private readonly counted = new Kept<Survey>();

  constructor(
    private readonly seoUrls: SeoUrls,
    private readonly filters: CatalogFilters,
  ) {}

  async list(query: SeoUrlListQuery): Promise<{ rows: SurveyedSeoUrl[]; counts: SeoUrlCounts }> {
    const { rows } = await this.current();
    const search = query.search === null ? null : fold(query.search);
    const found = rows.filter((row) => isAsked(row, { ...query, search }));
    const having = (kind: ProblemKind): number =>
      found.filter(({ problems }) => problems.some((each) => each.kind === kind)).length;
    const shown = found.filter(
      ({ seoUrl, problems }) =>
        (query.inFooter === null || seoUrl.inFooter === query.inFooter) &&
        (query.problem === null || problems.some(({ kind }) => kind === query.problem)),
    );
    const sorted = shown.sort((a, b) => ORDERS[query.sort](a, b) * (query.order === 'asc' ? 1 : -1));
    return {
      rows: sorted,
      counts: {
        all: found.length,
        empty: having('empty'),
        orphan: having('orphan'),
        conflict: having('conflict'),
        texts: having('texts'),
        in_footer: found.filter(({ seoUrl }) => seoUrl.inFooter).length,
      },
    };
  }

  async one(id: number): Promise<SurveyedSeoUrl> {
    const row = (await this.byId()).get(id);
    if (!row) throw new DomainError('not-found', 'NOTFOUND');
    return row;
  }

  async byId(): Promise<ReadonlyMap<number, SurveyedSeoUrl>> {
    return (await this.current()).byId;
  }

  async table(): Promise<SeoUrlTable> {
    return (await this.seoUrls.current()).table;
  }

  /** Reports a draft among the others; `id` is the SEO URL being edited. */
  async draft(
    values: SeoUrlValues,
    id: number | null,
  ): Promise<{ results: number; problems: readonly SeoProblem[]; table: SeoUrlTable }> {
    const { table, twins, byId, redirected } = await this.current();
    const results = this.countOf(filterOf(values));
    const isRedirected = id !== null && redirected.has(id) && byId.get(id)?.seoUrl.path === values.path;
    const own = { id, title: values.title, h1: values.h1 };
    return {
      results,
      table,
      problems: withResults(
        lastingProblems(values, {
          filters: this.filters,
          table,
          isRedirected,
          twins: { title: twins.ofTitle(own), h1: twins.ofH1(own) },
        }),
        results,
      ),
    };
  }

  /** Names of the values of a filter. */
  named({ locationId, purposeId, attributeIds }: SeoFilter): NamedFilter {
    return {
      location: locationId === null ? null : toNamedValue(locationId, this.filters.location(locationId)),
      purpose: purposeId === null ? null : toNamedValue(purposeId, this.filters.purpose(purposeId)),
      attributes: attributeIds.map((id) => toNamedValue(id, this.filters.attribute(id))),
    };
  }

  /** Number of published spaces; 0 when a value no longer exists or nothing is selected. */
  countOf(filter: SeoFilter): number {
    return this.filters.values(filter) === null ? 0 : this.filters.count(filter);
  }

  private async current(): Promise<Survey> {
    const { table, redirected } = await this.seoUrls.current();
    const [reference, version] = this.filters.version();
    const lasting = await this.lasting.get([table, reference, redirected.join()], () =>
      this.look(table, new Set(redirected)),
    );
    return this.counted.get([lasting, version], () => this.count(lasting));
  }

  private async look(table: SeoUrlTable, redirected: ReadonlySet<number>): Promise<Lasting> {
    const twins = new Twins(table.all);
    const rows = await inTurns(table.all, (seoUrl) => ({
      seoUrl,
      folded: fold(`${seoUrl.path} ${seoUrl.title} ${seoUrl.h1}`),
      ...this.named(filterOf(seoUrl)),
      problems: lastingProblems(seoUrl, {
        filters: this.filters,
        table,
        isRedirected: redirected.has(seoUrl.id),
        twins: { title: twins.ofTitle(seoUrl), h1: twins.ofH1(seoUrl) },
      }),
    }));
    return { table, rows, twins, redirected };
  }

  private async count(lasting: Lasting): Promise<Survey> {
    const rows = await inTurns(lasting.rows, (row) => {
      const results = this.countOf(filterOf(row.seoUrl));
      return { ...row, results, problems: withResults(row.problems, results) };
    });
    return { ...lasting, rows, byId: new Map(rows.map((row) => [row.seoUrl.id, row])) };
  }
}

/** Memoizes the last value while its key is unchanged; rejected promises are not cached. */
class Kept<T> {
  private last: { key: readonly unknown[]; made: Promise<T> } | null = null;

  get(key: readonly unknown[], make: () => Promise<T>): Promise<T> {
    if (this.last?.key.every((part, at) => part === key[at])) return this.last.made;
    const made = make();
    this.last = { key, made };
    made.catch(() => {
      if (this.last?.made === made) this.last = null;
    });
    return made;
  }
}

type Texts = { id: number | null; title: string; h1: string };

/** Normalizes a text for comparison. */
const alike = (text: string): string => text.replace(/\s+/gu, ' ').toLowerCase();

/** Finds SEO URLs with the same title or heading. */
class Twins {
  private readonly titles: ReadonlyMap<string, readonly SeoUrl[]>;
  private readonly headings: ReadonlyMap<string, readonly SeoUrl[]>;

  constructor(all: readonly SeoUrl[]) {
    this.titles = Map.groupBy(all, ({ title }) => alike(title));
    this.headings = Map.groupBy(all, ({ h1 }) => alike(h1));
  }

  ofTitle({ id, title }: Texts): OtherSeoUrl | null {
    return findDuplicate(this.titles, title, id);
  }

  ofH1({ id, h1 }: Texts): OtherSeoUrl | null {
    return findDuplicate(this.headings, h1, id);
  }
}

function findDuplicate(
  texts: ReadonlyMap<string, readonly SeoUrl[]>,
  text: string,
  ownId: number | null,
): OtherSeoUrl | null {
  const found = text === '' ? undefined : texts.get(alike(text))?.find(({ id }) => id !== ownId);
  return found ? { id: found.id, path: found.path } : null;
}

const toNamedValue = (id: number, ref: { name: string } | null): SeoValue => ({
  id,
  name: ref?.name ?? seoApi.gone(id),
  gone: ref === null,
});

function isAsked(
  { seoUrl, folded }: SurveyedSeoUrl,
  { search, locationId, purposeId, capacity }: SeoUrlListQuery,
): boolean {
  return (
    (locationId === null || seoUrl.locationId === locationId) &&
    (purposeId === null || seoUrl.purposeId === purposeId) &&
    (capacity === null || seoUrl.capacity === capacity) &&
    (search === null || folded.includes(search))
  );
}
