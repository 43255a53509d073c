import { Injectable } from '@nestjs/common';
import { LIMITS, SEO_LIMITS, type CapacityBucketId } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { assertNoFaults } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { CatalogFilters, type FilterValues } from '../catalog/index.ts';
import { filterKey, SeoUrlTable, type SeoFilter } from '../seo/index.ts';
import { inTurns } from './in-turns.ts';
import { SeoSurvey, type SeoValue } from './seo-survey.service.ts';
import { faultOfTemplate, filled, sayWhere, type Chosen, type SeoTemplates } from './seo-templates.ts';
import { SeoUrlDesk } from './seo-url-desk.service.ts';
import { SeoUrlRepository } from './seo-url.repository.ts';
import { faultOfPath } from './seo-url.rules.ts';
import { clean, type SeoUrlValues } from './seo-url.values.ts';

export type BulkInput = {
  locationIds: readonly number[];
  purposeIds: readonly number[];
  capacity: CapacityBucketId | null;
  templates: SeoTemplates;
  onlyWithResults: boolean;
  inFooter: boolean;
};
export type BulkState = 'new' | 'exists' | 'conflict' | 'no_locative' | 'empty' | 'invalid';
/** A SEO URL of the batch; only new ones are created. */
export type BulkRow = {
  location: SeoValue | null;
  purpose: SeoValue | null;
  values: SeoUrlValues;
  results: number;
  state: BulkState;
  message: string | null;
  id: number | null;
};
type Verdict = Pick<BulkRow, 'state' | 'message' | 'id'>;

const { bulk: texts } = seoApi;
const NEW: Verdict = { state: 'new', message: null, id: null };
const FIELDS: Readonly<Record<keyof SeoTemplates, string>> = {
  path: 'path',
  title: 'title',
  h1: 'h1',
  metaDescription: 'meta_description',
  description: 'description',
};
const LONGEST = {
  title: SEO_LIMITS.title,
  h1: SEO_LIMITS.h1,
  metaDescription: SEO_LIMITS.metaDescription,
  description: LIMITS.description,
} as const;

/** Creates SEO URLs for many locations × purposes from templates, in one transaction. */
@Injectable()
export class SeoBulkService {
  constructor(
    private readonly filters: CatalogFilters,
    private readonly survey: SeoSurvey,
    private readonly desk: SeoUrlDesk,
    private readonly repository: SeoUrlRepository,
  ) {}

  /** Previews the batch. */
  async plan(input: BulkInput): Promise<BulkRow[]> {
    this.assertRight(input);
    return this.rows(input, await this.survey.table());
  }

  /** Creates the new ones and returns the whole batch. */
  async make(actor: Actor, input: BulkInput): Promise<BulkRow[]> {
    this.assertRight(input);
    return this.desk.writing(async () => {
      const rows = await this.rows(input, new SeoUrlTable(await this.repository.all()));
      const added = await this.desk.writeAll(
        actor,
        rows.filter(({ state }) => state === 'new').map(({ values }) => ({ values, seoUrl: null })),
      );
      const ids = new Map(added.map(({ path, id }) => [path, id]));
      return rows.map((row) =>
        row.state === 'new' ? { ...row, id: ids.get(row.values.path) ?? null } : row,
      );
    });
  }

  private assertRight({ locationIds, purposeIds, capacity, templates }: BulkInput): void {
    const chosen: Chosen = {
      hasLocations: locationIds.length > 0,
      hasPurposes: purposeIds.length > 0,
      hasCapacity: capacity !== null,
    };
    const fields: Record<string, string> = {};
    if (!chosen.hasLocations && !chosen.hasPurposes) fields['location_ids'] = texts.nothingChosen;
    if (locationIds.some((id) => (this.filters.location(id)?.kind ?? 'country') === 'country'))
      fields['location_ids'] = fieldError('choice');
    if (purposeIds.some((id) => this.filters.purpose(id) === null))
      fields['purpose_ids'] = fieldError('choice');
    for (const [member, field] of Object.entries(FIELDS) as [keyof SeoTemplates, string][]) {
      const isMissing =
        templates[member] === '' && (member === 'path' || member === 'title' || member === 'h1');
      const fault = isMissing
        ? fieldError('required')
        : faultOfTemplate(templates[member], chosen, member === 'path');
      if (fault !== null) fields[`templates.${field}`] = fault;
    }
    assertNoFaults(fields);
  }

  private async rows(input: BulkInput, table: SeoUrlTable): Promise<BulkRow[]> {
    const needsLocative = sayWhere(input.templates);
    const paths = new Set<string>();
    const rows = await inTurns(filtersOf(input), (filter): BulkRow | null => {
      const found = this.filters.values(filter);
      if (found === null) return null;
      const results = this.filters.count(filter);
      const values = clean({
        ...filled(input.templates, found, results),
        ...filter,
        attributeIds: [],
        footerLinks: [],
        inFooter: input.inFooter,
      });
      const result = this.verdict(values, {
        found,
        results,
        table,
        paths,
        needsLocative,
        onlyWithResults: input.onlyWithResults,
      });
      if (result.state === 'new') paths.add(values.path);
      const { location, purpose } = this.survey.named(filter);
      return { location, purpose, values, results, ...result };
    });
    return rows.filter((row) => row !== null);
  }

  private verdict(
    values: SeoUrlValues,
    around: {
      found: FilterValues;
      results: number;
      table: SeoUrlTable;
      paths: ReadonlySet<string>;
      needsLocative: boolean;
      onlyWithResults: boolean;
    },
  ): Verdict {
    const { found, results, table, paths, needsLocative, onlyWithResults } = around;
    const existing = table.forFilter(values);
    if (existing) return { state: 'exists', message: texts.exists(existing.path), id: existing.id };
    if (needsLocative && found.location?.locative === null)
      return { state: 'no_locative', message: texts.noLocative(found.location.name), id: null };
    if (onlyWithResults && results === 0) return { state: 'empty', message: texts.empty, id: null };
    const fault =
      faultOfPath(values.path) ??
      faultOfLength(values) ??
      (values.title === '' || values.h1 === '' ? fieldError('required') : null);
    if (fault !== null) return { state: 'invalid', message: fault, id: null };
    const rival = table.forPath(values.path);
    if (rival) return { state: 'conflict', message: texts.pathTaken, id: rival.id };
    if (paths.has(values.path)) return { state: 'conflict', message: texts.pathTwice, id: null };
    const meaning = this.filters.meaningOf(values.path);
    const isOwn = meaning === null || filterKey(meaning) === filterKey(values);
    return isOwn ? NEW : { state: 'conflict', message: texts.meansOther, id: null };
  }
}

/** Combinations of locations and purposes; a kind without a selection is left open. */
function filtersOf({ locationIds, purposeIds, capacity }: BulkInput): SeoFilter[] {
  const each = (ids: readonly number[]): (number | null)[] => (ids.length === 0 ? [null] : [...new Set(ids)]);
  return each(locationIds).flatMap((locationId) =>
    each(purposeIds).map((purposeId) => ({ locationId, purposeId, capacity, attributeIds: [] })),
  );
}

function faultOfLength(values: SeoUrlValues): string | null {
  if (values.path.length > SEO_LIMITS.path) return texts.tooLong(SEO_LIMITS.path);
  const max = (Object.entries(LONGEST) as [keyof typeof LONGEST, number][]).find(
    ([member, limit]) => values[member].length > limit,
  )?.[1];
  return max === undefined ? null : texts.tooLong(max);
}
