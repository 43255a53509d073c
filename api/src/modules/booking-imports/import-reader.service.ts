import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import { CalendarIdentityService } from '../reservations/calendar/index.ts';
import { BookingImportRepository } from './booking-import.repository.ts';
import { findTitleRow, hasDates, recognizeColumns, type ColumnFields } from './columns.ts';
import { readRows, type ImportRow } from './import-rows.ts';
import { readSourceTable, type SourceTable } from './source-table.ts';
import { SpacesByName, type NamedSpace } from './spaces-by-name.ts';

/** A file with what the actor has corrected. */
export type ImportFile = {
  readonly bytes: Uint8Array;
  /** Name of the sheet; null for the first one. */
  readonly sheet: string | null;
  /** Number of the row with the titles, 0 for none; null to find it. */
  readonly titleRow: number | null;
  /** Field of each column; null to recognize them. */
  readonly columns: ColumnFields | null;
  /** Spaces of names in the file, null for none of them; names that are left out are matched. */
  readonly spaces: ReadonlyMap<string, number | null>;
};
/** A file as it was read. */
export type ReadImport = {
  readonly table: SourceTable;
  /** Index of the row with the titles. */
  readonly titleRow: number | null;
  readonly columns: ColumnFields;
  /** Names of spaces in the file with the space of each and the number of rows. */
  readonly spaceNames: readonly {
    readonly name: string;
    readonly rows: number;
    readonly spaceId: number | null;
  }[];
  readonly spaces: readonly NamedSpace[];
  readonly rows: readonly ImportRow[];
};

/** Reads files of bookings. */
@Injectable()
export class ImportReaderService {
  constructor(
    private readonly imports: BookingImportRepository,
    private readonly identity: CalendarIdentityService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError VALIDATION on `file`, or on `options` for a space of another owner */
  async read(
    owner: { readonly customerId: number; readonly spaceIds: readonly number[] | null },
    file: ImportFile,
  ): Promise<ReadImport> {
    const now = this.clock.now();
    const spaces = await this.imports.listSpaces(owner);
    assertOwnSpaces(file, spaces);
    const ownHost = await this.identity.getDomain();
    const table = await readSourceTable(file.bytes, file.sheet, { now, ownHost });
    const byName = new SpacesByName(spaces);
    const findSpace = (name: string): number | null =>
      file.spaces.get(name) ?? (file.spaces.has(name) ? null : byName.find(name));
    const titleRow = resolveTitleRow(table, file.titleRow);
    const columns =
      file.columns ?? recognizeColumns(table.rows, titleRow, (text) => findSpace(text) !== null);
    if (file.columns === null && !columns.some(isOfTime) && !hasDates(table.rows))
      throw createFieldError('file', fieldError('importNoBookings'));
    const rows = readRows(table.rows, titleRow === null ? 0 : titleRow + 1, { columns, findSpace, now });
    return { table, titleRow, columns, spaces, rows, spaceNames: countSpaceNames(rows, findSpace) };
  }
}

const isOfTime = (field: ColumnFields[number]): boolean => field === 'day' || field === 'start';

function assertOwnSpaces({ spaces }: ImportFile, own: readonly NamedSpace[]): void {
  const ids = new Set(own.map(({ id }) => id));
  for (const id of spaces.values())
    if (id !== null && !ids.has(id)) throw createFieldError('options', fieldError('unknown'));
}

function resolveTitleRow({ rows, format }: SourceTable, given: number | null): number | null {
  if (format === 'ics') return 0;
  if (given === null) return findTitleRow(rows);
  return given === 0 || given > rows.length ? null : given - 1;
}

function countSpaceNames(
  rows: readonly ImportRow[],
  findSpace: (name: string) => number | null,
): ReadImport['spaceNames'] {
  const counts = new Map<string, number>();
  for (const { spaceName } of rows) counts.set(spaceName, (counts.get(spaceName) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, rows: count, spaceId: findSpace(name) }));
}
