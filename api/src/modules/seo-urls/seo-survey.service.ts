import { Injectable } from '@nestjs/common';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { DomainError } from '../../platform/errors/index.ts';
import { fold } from '../../platform/text/index.ts';
import { CatalogFilters } from '../catalog/index.ts';
import { SeoUrls, type SeoFilter, type SeoUrl, type SeoUrlTable } from '../seo/index.ts';
import { problemsOf, type ProblemKind, type SeoProblem } from './seo-problems.ts';
import { filterOf, type OtherSeoUrl, type SeoUrlValues } from './seo-url.values.ts';

/** A value of a filter; one that is gone has a name that says so. */
export type SeoValue = { id: number; name: string; gone: boolean };
export type NamedFilter = { location: SeoValue | null; purpose: SeoValue | null; attributes: SeoValue[] };
/** An address with what is known about it now. */
export type SurveyedSeoUrl = NamedFilter & { seoUrl: SeoUrl; results: number; problems: readonly SeoProblem[]; folded: string };

export type SeoUrlListQuery = {
  search: string | null; locationId: number | null; purposeId: number | null; capacity: string | null; inFooter: boolean | null; problem: ProblemKind | null;
  sort: 'path' | 'title' | 'updated' | 'results'; order: 'asc' | 'desc';
};
export type SeoUrlCounts = Record<ProblemKind | 'all' | 'in_footer', number>;

type Survey = { table: SeoUrlTable; rows: readonly SurveyedSeoUrl[]; byId: ReadonlyMap<number, SurveyedSeoUrl>; twins: Twins; redirected: ReadonlySet<number> };
type Kept = { key: readonly unknown[]; survey: Promise<Survey> };

/** Addresses looked at before other requests get their turn. */
const BATCH = 100;
const czech = new Intl.Collator('cs');
const ORDERS: Readonly<Record<SeoUrlListQuery['sort'], (one: SurveyedSeoUrl, other: SurveyedSeoUrl) => number>> = {
  path: (one, other) => (one.seoUrl.path < other.seoUrl.path ? -1 : 1),
  title: (one, other) => czech.compare(one.seoUrl.title, other.seoUrl.title) || one.seoUrl.id - other.seoUrl.id,
  updated: (one, other) => one.seoUrl.updatedAt.getTime() - other.seoUrl.updatedAt.getTime() || one.seoUrl.id - other.seoUrl.id,
  results: (one, other) => one.results - other.results || one.seoUrl.id - other.seoUrl.id,
};

/**
 * All SEO addresses with their results and problems. They are a few thousands at most and in memory anyhow (every catalogue answer asks
 * for them), and what is asked of each is counted in the index; the whole survey is kept until an address, a value or a space changes.
 */
@Injectable()
export class SeoSurvey {
  private kept: Kept | null = null;

  constructor(private readonly seoUrls: SeoUrls, private readonly filters: CatalogFilters) {}

  async list(query: SeoUrlListQuery): Promise<{ rows: SurveyedSeoUrl[]; counts: SeoUrlCounts }> {
    const { rows } = await this.current();
    const found = rows.filter((row) => isAsked(row, query));
    const having = (kind: ProblemKind): number => found.filter(({ problems }) => problems.some((each) => each.kind === kind)).length;
    const shown = found.filter(({ seoUrl, problems }) => (query.inFooter === null || seoUrl.inFooter === query.inFooter) && (query.problem === null || problems.some(({ kind }) => kind === query.problem)));
    const sorted = shown.sort((one, other) => ORDERS[query.sort](one, other) * (query.order === 'asc' ? 1 : -1));
    return { rows: sorted, counts: { all: found.length, empty: having('empty'), orphan: having('orphan'), conflict: having('conflict'), texts: having('texts'), in_footer: found.filter(({ seoUrl }) => seoUrl.inFooter).length } };
  }

  async one(id: number): Promise<SurveyedSeoUrl> {
    const row = (await this.current()).byId.get(id);
    if (!row) throw new DomainError('not-found', 'NOTFOUND');
    return row;
  }

  async table(): Promise<SeoUrlTable> {
    return (await this.seoUrls.current()).table;
  }

  /** What a draft would be like among the others; `id` is the address it is a draft of. */
  async draft(values: SeoUrlValues, id: number | null): Promise<{ results: number; problems: SeoProblem[]; table: SeoUrlTable }> {
    const { table, twins, byId, redirected } = await this.current();
    const results = this.countOf(filterOf(values));
    const isRedirected = id !== null && redirected.has(id) && byId.get(id)?.seoUrl.path === values.path;
    const own = { id, title: values.title, h1: values.h1 };
    return { results, table, problems: problemsOf(values, { filters: this.filters, table, results, isRedirected, twins: { title: twins.ofTitle(own), h1: twins.ofH1(own) } }) };
  }

  /** Names of a filter's values. */
  named({ locationId, purposeId, attributeIds }: SeoFilter): NamedFilter {
    return {
      location: locationId === null ? null : named(locationId, this.filters.location(locationId)),
      purpose: purposeId === null ? null : named(purposeId, this.filters.purpose(purposeId)),
      attributes: attributeIds.map((id) => named(id, this.filters.attribute(id))),
    };
  }

  /** Published spaces of a filter; none where a value is gone or nothing is chosen yet. */
  countOf(filter: SeoFilter): number {
    return this.filters.values(filter) === null ? 0 : this.filters.count(filter);
  }

  private async current(): Promise<Survey> {
    const { table, redirected } = await this.seoUrls.current();
    const key = [table, ...this.filters.version(), redirected.join()];
    const kept = this.kept;
    if (kept?.key.every((part, at) => part === key[at])) return kept.survey;
    const survey = this.survey(table, new Set(redirected));
    this.kept = { key, survey };
    survey.catch(() => { if (this.kept?.survey === survey) this.kept = null; });
    return survey;
  }

  private async survey(table: SeoUrlTable, redirected: ReadonlySet<number>): Promise<Survey> {
    const twins = new Twins(table.all);
    const rows: SurveyedSeoUrl[] = [];
    for (const seoUrl of table.all) {
      if (rows.length % BATCH === BATCH - 1) await turn();
      const results = this.countOf(filterOf(seoUrl));
      const problems = problemsOf(seoUrl, { filters: this.filters, table, results, isRedirected: redirected.has(seoUrl.id), twins: { title: twins.ofTitle(seoUrl), h1: twins.ofH1(seoUrl) } });
      rows.push({ seoUrl, results, problems, folded: fold(`${seoUrl.path} ${seoUrl.title} ${seoUrl.h1}`), ...this.named(filterOf(seoUrl)) });
    }
    return { table, rows, byId: new Map(rows.map((row) => [row.seoUrl.id, row])), twins, redirected };
  }
}

type Texts = { id: number | null; title: string; h1: string };

/** Addresses that have a text in common. */
class Twins {
  private readonly titles: ReadonlyMap<string, readonly SeoUrl[]>;
  private readonly headings: ReadonlyMap<string, readonly SeoUrl[]>;

  constructor(all: readonly SeoUrl[]) {
    this.titles = Map.groupBy(all, ({ title }) => fold(title));
    this.headings = Map.groupBy(all, ({ h1 }) => fold(h1));
  }

  ofTitle({ id, title }: Texts): OtherSeoUrl | null {
    return other(this.titles, title, id);
  }

  ofH1({ id, h1 }: Texts): OtherSeoUrl | null {
    return other(this.headings, h1, id);
  }
}

function other(texts: ReadonlyMap<string, readonly SeoUrl[]>, text: string, ownId: number | null): OtherSeoUrl | null {
  const found = text === '' ? undefined : texts.get(fold(text))?.find(({ id }) => id !== ownId);
  return found ? { id: found.id, path: found.path } : null;
}

const named = (id: number, ref: { name: string } | null): SeoValue => ({ id, name: ref?.name ?? seoApi.gone(id), gone: ref === null });

function isAsked({ seoUrl, folded }: SurveyedSeoUrl, { search, locationId, purposeId, capacity }: SeoUrlListQuery): boolean {
  return (locationId === null || seoUrl.locationId === locationId) && (purposeId === null || seoUrl.purposeId === purposeId) && (capacity === null || seoUrl.capacity === capacity)
    && (search === null || folded.includes(fold(search)));
}
