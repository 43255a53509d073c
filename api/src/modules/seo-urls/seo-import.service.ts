import { Injectable } from '@nestjs/common';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { CatalogFilters } from '../catalog/index.ts';
import { filterKey, SeoUrlTable, type SeoUrl } from '../seo/index.ts';
import { inTurns } from './in-turns.ts';
import { readFile, type FileRow } from './seo-file.ts';
import { SeoSurvey, type SeoUrlListQuery } from './seo-survey.service.ts';
import {
  columnOf,
  fileValues,
  goneSlug,
  readCell,
  type FileValues,
  type SeoUrlFileRow,
} from './seo-url.columns.ts';
import { SeoUrlDesk } from './seo-url-desk.service.ts';
import { SeoUrlRepository } from './seo-url.repository.ts';
import { faultsOf } from './seo-url.rules.ts';
import { clean, cleanPath, differences, type SeoUrlValues } from './seo-url.values.ts';

export type ImportMessage = { column: string | null; message: string };
/** A row of the file and its effect. */
export type ImportRow = {
  line: number;
  values: SeoUrlValues;
  seoUrl: SeoUrl | null;
  state: 'new' | 'changed' | 'same' | 'error';
  messages: ImportMessage[];
  id: number | null;
};
export type Imported = { rows: ImportRow[]; written: number };

const { import: texts, table: titles } = seoApi;
const EMPTY: SeoUrlValues = {
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
    private readonly survey: SeoSurvey,
    private readonly filters: CatalogFilters,
    private readonly desk: SeoUrlDesk,
    private readonly repository: SeoUrlRepository,
  ) {}

  /** Rows of the export: the list without paging. */
  async *exported(query: SeoUrlListQuery): AsyncIterable<SeoUrlFileRow> {
    for (const row of (await this.survey.list(query)).rows) yield { ...row, slugs: this.slugsOf(row.seoUrl) };
  }

  /** Previews the import. */
  async plan(csv: string): Promise<Imported> {
    return { rows: await this.rows(csv, await this.survey.table()), written: 0 };
  }

  /** Imports the file; with errors nothing is written unless they are skipped. */
  make(actor: Actor, csv: string, skipErrors: boolean): Promise<Imported> {
    return this.desk.writing(async () => {
      const rows = await this.rows(csv, new SeoUrlTable(await this.repository.all()));
      if (!skipErrors && rows.some(({ state }) => state === 'error')) return { rows, written: 0 };
      const written = rows.filter(isWritten);
      const added = new Map((await this.desk.writeAll(actor, written)).map(({ path, id }) => [path, id]));
      return {
        rows: rows.map((row) =>
          row.state === 'new' ? { ...row, id: added.get(row.values.path) ?? null } : row,
        ),
        written: written.length,
      };
    });
  }

  private slugsOf({ locationId, purposeId, attributeIds }: SeoUrl): SeoUrlFileRow['slugs'] {
    const slug = (id: number, ref: { slug: string } | null): string => ref?.slug ?? goneSlug(id);
    return {
      location: locationId === null ? '' : slug(locationId, this.filters.location(locationId)),
      purpose: purposeId === null ? '' : slug(purposeId, this.filters.purpose(purposeId)),
      attributes: attributeIds.map((id) => slug(id, this.filters.attribute(id))).join(', '),
    };
  }

  private async rows(csv: string, table: SeoUrlTable): Promise<ImportRow[]> {
    const contents = readFile(csv);
    if ('fault' in contents) throw invalidField('csv', contents.fault);
    const values = fileValues(this.filters.options());
    const lines = new Map<string, number>();
    const rows = await inTurns(contents.rows, (row) => {
      const checked = this.judged(row, values, table);
      const twice = lines.get(checked.values.path);
      if (twice !== undefined) refuse(checked, titles.path, texts.pathTwice(twice));
      else lines.set(checked.values.path, row.line);
      return checked;
    });
    refuseRivals(rows, table);
    return rows;
  }

  private judged({ line, cells, hasSurplus }: FileRow, known: FileValues, table: SeoUrlTable): ImportRow {
    const path = cleanPath(cells.get(titles.path) ?? '');
    const seoUrl = table.forPath(path);
    const given: SeoUrlValues = { ...(seoUrl ?? EMPTY) };
    const messages: ImportMessage[] = hasSurplus ? [{ column: null, message: texts.cells }] : [];
    for (const [title, cell] of cells) {
      const read = readCell(title, cell, known);
      if ('fault' in read) messages.push({ column: title, message: read.fault });
      else Object.assign(given, read);
    }
    const values = clean(given);
    const isSame = seoUrl !== null && Object.keys(differences(seoUrl, values).after).length === 0;
    const faults = isSame ? {} : faultsOf(values, { path: null, filter: null }, this.filters).fields;
    for (const [field, message] of Object.entries(faults))
      if (!messages.some(({ column }) => column === columnOf(field)))
        messages.push({ column: columnOf(field), message });
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

function refuse(row: ImportRow, column: string | null, message: string): void {
  row.state = 'error';
  row.messages.push({ column, message });
}

/**
 * Each filter may have only one SEO URL. A rejected row keeps its former filter, so the check repeats until
 * nothing more is rejected.
 */
function refuseRivals(rows: readonly ImportRow[], table: SeoUrlTable): void {
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    const changed = new Set(rows.filter(isWritten).map(({ seoUrl }) => seoUrl?.id));
    const owners = new Map(
      table.all
        .filter(({ id }) => !changed.has(id))
        .map((each) => [filterKey(each), seoApi.errors.filterTaken(each.path)]),
    );
    for (const row of rows.filter(isWritten)) {
      const rival = owners.get(filterKey(row.values));
      if (rival === undefined) {
        owners.set(filterKey(row.values), texts.filterTwice(row.line));
        continue;
      }
      refuse(row, columnOf(row.values.locationId !== null ? 'location_id' : 'purpose_id'), rival);
      isSettled = false;
    }
  }
}
