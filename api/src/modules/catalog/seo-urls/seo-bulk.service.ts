import { Injectable } from '@nestjs/common';
import { LIMITS, SEO_LIMITS, type CapacityBucketId } from '@prostora/contracts';
import { assertNoFieldErrors, fieldError, type FieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { CatalogFiltersService } from '../query/catalog-filters.service.ts';
import type { ResolvedCatalogQuery } from '../query/catalog-query.ts';
import { toFilterKey, SeoUrlTable, type SeoFilter } from '../../seo/index.ts';
import { mapWithYield } from './map-with-yield.ts';
import { SeoReportService, type SeoValue } from './seo-report.service.ts';
import {
  validateTemplate,
  fillTemplates,
  requiresLocative,
  type TemplateSources,
  type SeoTemplates,
} from './seo-templates.ts';
import { SeoUrlAdminService } from './seo-url.admin.service.ts';
import { SeoUrlRepository } from './seo-url.repository.ts';
import { validatePath } from './seo-url.rules.ts';
import { normalizeValues, type SeoUrlValues } from './seo-url.values.ts';

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
  message: FieldError | null;
  id: number | null;
};
type RowState = Pick<BulkRow, 'state' | 'message' | 'id'>;

const NEW_ROW: RowState = { state: 'new', message: null, id: null };
const FIELDS: Readonly<Record<keyof SeoTemplates, string>> = {
  path: 'path',
  title: 'title',
  h1: 'h1',
  metaDescription: 'meta_description',
  description: 'description',
};
const MAX_LENGTHS = {
  title: SEO_LIMITS.title,
  h1: SEO_LIMITS.h1,
  metaDescription: SEO_LIMITS.metaDescription,
  description: LIMITS.description,
} as const;

/** Creates SEO URLs for many locations × purposes from templates, in one transaction. */
@Injectable()
export class SeoBulkService {
  constructor(
    private readonly filters: CatalogFiltersService,
    private readonly report: SeoReportService,
    private readonly seoUrls: SeoUrlAdminService,
    private readonly repository: SeoUrlRepository,
  ) {}

  /** Previews the batch. */
  async preview(input: BulkInput): Promise<BulkRow[]> {
    this.assertValid(input);
    return this.rows(input, await this.report.getTable());
  }

  /** Creates the new ones and returns the whole batch. */
  async create(actor: Actor, input: BulkInput): Promise<BulkRow[]> {
    this.assertValid(input);
    return this.seoUrls.withWriteLock(async () => {
      const rows = await this.rows(input, new SeoUrlTable(await this.repository.listAll()));
      const added = await this.seoUrls.writeAll(
        actor,
        rows.filter(({ state }) => state === 'new').map(({ values }) => ({ values, seoUrl: null })),
      );
      const ids = new Map(added.map(({ path, id }) => [path, id]));
      return rows.map((row) =>
        row.state === 'new' ? { ...row, id: ids.get(row.values.path) ?? null } : row,
      );
    });
  }

  private assertValid({ locationIds, purposeIds, capacity, templates }: BulkInput): void {
    const sources: TemplateSources = {
      hasLocations: locationIds.length > 0,
      hasPurposes: purposeIds.length > 0,
      hasCapacity: capacity !== null,
    };
    const fields: Record<string, FieldError> = {};
    if (!sources.hasLocations && !sources.hasPurposes)
      fields['location_ids'] = fieldError('seoBulkNothingChosen');
    if (locationIds.some((id) => (this.filters.findLocation(id)?.kind ?? 'country') === 'country'))
      fields['location_ids'] = fieldError('choice');
    if (purposeIds.some((id) => this.filters.findPurpose(id) === null))
      fields['purpose_ids'] = fieldError('choice');
    for (const [member, field] of Object.entries(FIELDS) as [keyof SeoTemplates, string][]) {
      const isMissing =
        templates[member] === '' && (member === 'path' || member === 'title' || member === 'h1');
      const fault = isMissing
        ? fieldError('required')
        : validateTemplate(templates[member], sources, member === 'path');
      if (fault !== null) fields[`templates.${field}`] = fault;
    }
    assertNoFieldErrors(fields);
  }

  private async rows(input: BulkInput, table: SeoUrlTable): Promise<BulkRow[]> {
    const needsLocative = requiresLocative(input.templates);
    const paths = new Set<string>();
    const rows = await mapWithYield(listFilters(input), async (filter): Promise<BulkRow | null> => {
      const found = this.filters.resolve(filter);
      if (found === null) return null;
      const results = await this.filters.count(filter);
      const values = normalizeValues({
        ...fillTemplates(input.templates, found, results),
        ...filter,
        attributeIds: [],
        footerLinks: [],
        inFooter: input.inFooter,
      });
      const result = this.evaluateRow(values, {
        found,
        results,
        table,
        paths,
        needsLocative,
        onlyWithResults: input.onlyWithResults,
      });
      if (result.state === 'new') paths.add(values.path);
      const { location, purpose } = this.report.resolveNames(filter);
      return { location, purpose, values, results, ...result };
    });
    return rows.filter((row) => row !== null);
  }

  private evaluateRow(
    values: SeoUrlValues,
    context: {
      found: ResolvedCatalogQuery;
      results: number;
      table: SeoUrlTable;
      paths: ReadonlySet<string>;
      needsLocative: boolean;
      onlyWithResults: boolean;
    },
  ): RowState {
    const { found, results, table, paths, needsLocative, onlyWithResults } = context;
    const existing = table.forFilter(values);
    if (existing)
      return {
        state: 'exists',
        message: fieldError('seoBulkExists', { path: existing.path }),
        id: existing.id,
      };
    if (needsLocative && found.location?.locative === null)
      return {
        state: 'no_locative',
        message: fieldError('seoBulkNoLocative', { name: found.location.name }),
        id: null,
      };
    if (onlyWithResults && results === 0)
      return { state: 'empty', message: fieldError('seoBulkEmpty'), id: null };
    const fault =
      validatePath(values.path) ??
      validateLength(values) ??
      (values.title === '' || values.h1 === '' ? fieldError('required') : null);
    if (fault !== null) return { state: 'invalid', message: fault, id: null };
    const conflicting = table.forPath(values.path);
    if (conflicting)
      return { state: 'conflict', message: fieldError('seoBulkPathTaken'), id: conflicting.id };
    if (paths.has(values.path))
      return { state: 'conflict', message: fieldError('seoBulkPathTwice'), id: null };
    const meaning = this.filters.parsePath(values.path);
    const isUnambiguous = meaning === null || toFilterKey(meaning) === toFilterKey(values);
    return isUnambiguous
      ? NEW_ROW
      : { state: 'conflict', message: fieldError('seoBulkMeansOther'), id: null };
  }
}

/** Combinations of locations and purposes; a kind without a selection is left open. */
function listFilters({ locationIds, purposeIds, capacity }: BulkInput): SeoFilter[] {
  const each = (ids: readonly number[]): (number | null)[] => (ids.length === 0 ? [null] : [...new Set(ids)]);
  return each(locationIds).flatMap((locationId) =>
    each(purposeIds).map((purposeId) => ({ locationId, purposeId, capacity, attributeIds: [] })),
  );
}

function validateLength(values: SeoUrlValues): FieldError | null {
  if (values.path.length > SEO_LIMITS.path) return fieldError('seoBulkTooLong', { max: SEO_LIMITS.path });
  const max = (Object.entries(MAX_LENGTHS) as [keyof typeof MAX_LENGTHS, number][]).find(
    ([member, limit]) => values[member].length > limit,
  )?.[1];
  return max === undefined ? null : fieldError('seoBulkTooLong', { max });
}
