import { Injectable } from '@nestjs/common';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { createFieldError, fieldError, type FieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { CatalogFiltersService } from '../query/catalog-filters.service.ts';
import { toFilterKey, SeoUrlTable, type SeoUrl } from '../../seo/index.ts';
import { mapWithYield } from './map-with-yield.ts';
import { parseCsvRows, type CsvRow } from './seo-csv.ts';
import { SeoReportService, type SeoUrlListQuery } from './seo-report.service.ts';
import {
  findColumn,
  indexValues,
  toMissingSlug,
  parseCell,
  type ValueIds,
  type SeoUrlFileRow,
} from './seo-url.columns.ts';
import { SeoUrlAdminService } from './seo-url.admin.service.ts';
import { SeoUrlRepository } from './seo-url.repository.ts';
import { validateSeoUrl } from './seo-url.rules.ts';
import { normalizeValues, trimSlashes, diffValues, type SeoUrlValues } from './seo-url.values.ts';

export type ImportMessage = { column: string | null; error: FieldError };
/** A row of the file and its effect. */
export type ImportRow = {
  line: number;
  values: SeoUrlValues;
  seoUrl: SeoUrl | null;
  state: 'new' | 'changed' | 'same' | 'error';
  messages: ImportMessage[];
  id: number | null;
};
export type ImportResult = { rows: ImportRow[]; written: number };

const { table: titles } = seoApi;
const EMPTY_VALUES: SeoUrlValues = {
  path: '',
  locationId: null,
  purposeId: null,
  capacity: null,
  attributeIds: [],
  title: '',
  h1: '',
  metaDescription: '',
  description: '',
  footerLinks: [],
  inFooter: false,
};
const isWritten = ({ state }: ImportRow): boolean => state === 'new' || state === 'changed';

/** Imports and exports SEO URLs as files. Rows are matched by path; missing columns keep their values. */
@Injectable()
export class SeoImportService {
  constructor(
    private readonly report: SeoReportService,
    private readonly filters: CatalogFiltersService,
    private readonly seoUrls: SeoUrlAdminService,
    private readonly repository: SeoUrlRepository,
  ) {}

  /** Rows of the export: the list without paging. */
  async *streamAll(query: SeoUrlListQuery): AsyncIterable<SeoUrlFileRow> {
    for (const row of (await this.report.list(query)).rows) yield { ...row, slugs: this.toSlugs(row.seoUrl) };
  }

  /** Previews the import. */
  async preview(csv: string): Promise<ImportResult> {
    return { rows: await this.rows(csv, await this.report.getTable()), written: 0 };
  }

  /** Imports the file; with errors nothing is written unless they are skipped. */
  importAll(actor: Actor, csv: string, skipErrors: boolean): Promise<ImportResult> {
    return this.seoUrls.withWriteLock(async () => {
      const rows = await this.rows(csv, new SeoUrlTable(await this.repository.listAll()));
      if (!skipErrors && rows.some(({ state }) => state === 'error')) return { rows, written: 0 };
      const written = rows.filter(isWritten);
      const added = new Map((await this.seoUrls.writeAll(actor, written)).map(({ path, id }) => [path, id]));
      return {
        rows: rows.map((row) =>
          row.state === 'new' ? { ...row, id: added.get(row.values.path) ?? null } : row,
        ),
        written: written.length,
      };
    });
  }

  private toSlugs({ locationId, purposeId, attributeIds }: SeoUrl): SeoUrlFileRow['slugs'] {
    const slug = (id: number, ref: { slug: string } | null): string => ref?.slug ?? toMissingSlug(id);
    return {
      location: locationId === null ? '' : slug(locationId, this.filters.findLocation(locationId)),
      purpose: purposeId === null ? '' : slug(purposeId, this.filters.findPurpose(purposeId)),
      attributes: attributeIds.map((id) => slug(id, this.filters.findAttribute(id))).join(', '),
    };
  }

  private async rows(csv: string, table: SeoUrlTable): Promise<ImportRow[]> {
    const contents = parseCsvRows(csv);
    if ('fault' in contents) throw createFieldError('csv', contents.fault);
    const values = indexValues(await this.filters.getOptions());
    const lines = new Map<string, number>();
    const rows = await mapWithYield(contents.rows, (row) => {
      const checked = this.checkRow(row, values, table);
      const firstLine = lines.get(checked.values.path);
      if (firstLine !== undefined)
        rejectRow(checked, titles.path, fieldError('seoCsvPathTwice', { line: firstLine }));
      else lines.set(checked.values.path, row.line);
      return checked;
    });
    rejectDuplicateFilters(rows, table);
    return rows;
  }

  private checkRow({ line, cells, hasSurplus }: CsvRow, valueIds: ValueIds, table: SeoUrlTable): ImportRow {
    const path = trimSlashes(cells.get(titles.path) ?? '');
    const seoUrl = table.forPath(path);
    const input: SeoUrlValues = { ...(seoUrl ?? EMPTY_VALUES) };
    const messages: ImportMessage[] = hasSurplus ? [{ column: null, error: fieldError('seoCsvCells') }] : [];
    for (const [title, cell] of cells) {
      const parsed = parseCell(title, cell, valueIds);
      if ('fault' in parsed) messages.push({ column: title, error: parsed.fault });
      else Object.assign(input, parsed);
    }
    const values = normalizeValues(input);
    const isSame = seoUrl !== null && Object.keys(diffValues(seoUrl, values).after).length === 0;
    const faults = isSame ? {} : validateSeoUrl(values, { path: null, filter: null }, this.filters).fields;
    for (const [field, error] of Object.entries(faults))
      if (!messages.some(({ column }) => column === findColumn(field)))
        messages.push({ column: findColumn(field), error });
    return {
      line,
      values,
      seoUrl,
      messages,
      state: messages.length > 0 ? 'error' : isSame ? 'same' : seoUrl === null ? 'new' : 'changed',
      id: seoUrl?.id ?? null,
    };
  }
}

function rejectRow(row: ImportRow, column: string | null, error: FieldError): void {
  row.state = 'error';
  row.messages.push({ column, error });
}

/**
 * Each filter may have only one SEO URL. A rejected row keeps its former filter, so the check repeats until
 * nothing more is rejected.
 */
function rejectDuplicateFilters(rows: readonly ImportRow[], table: SeoUrlTable): void {
  for (let isStable = false; !isStable;) {
    isStable = true;
    const changed = new Set(rows.filter(isWritten).map(({ seoUrl }) => seoUrl?.id));
    const owners = new Map(
      table.all
        .filter(({ id }) => !changed.has(id))
        .map((each) => [toFilterKey(each), fieldError('seoFilterTaken', { path: each.path })]),
    );
    for (const row of rows.filter(isWritten)) {
      const conflict = owners.get(toFilterKey(row.values));
      if (conflict === undefined) {
        owners.set(toFilterKey(row.values), fieldError('seoCsvFilterTwice', { line: row.line }));
        continue;
      }
      rejectRow(row, findColumn(row.values.locationId !== null ? 'location_id' : 'purpose_id'), conflict);
      isStable = false;
    }
  }
}
