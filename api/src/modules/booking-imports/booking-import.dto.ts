import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  CONFLICT_KINDS,
  HOUR_MS,
  OWN_BOOKING_WARNINGS,
  type ConflictKind,
  type OwnBookingWarningCode,
} from '@prostora/contracts';
import {
  BOOKING_IMPORT,
  IMPORT_FIELDS,
  IMPORT_FORMATS,
  IMPORT_ROW_STATES,
  type ImportField,
  type ImportFormat,
  type ImportRowState,
} from '@prostora/contracts/booking-import.ts';
import { importProblems } from '@prostora/strings/cs/booking-import-api.ts';
import type { ImportSummary } from './booking-import.repository.ts';
import { canUndo, type RowOutcome } from './import-outcome.ts';
import type { ReadImport } from './import-reader.service.ts';

const timestamp = { type: String, format: 'date-time' } as const;
const nullableTimestamp = { ...timestamp, nullable: true } as const;
const field = { enum: IMPORT_FIELDS, enumName: 'ImportField' } as const;

@ApiSchema({ name: 'ImportColumn' })
export class ImportColumnDto {
  /** Empty without one. */
  title!: string;
  /** First texts of the column. */
  samples!: string[];
  @ApiProperty({ ...field, nullable: true }) field!: ImportField | null;
}

@ApiSchema({ name: 'ImportSpaceName' })
export class ImportSpaceNameDto {
  /** As in the file; empty for rows without a space. */
  name!: string;
  rows!: number;
  space_id!: number | null;
}

@ApiSchema({ name: 'ImportSpace' })
export class ImportSpaceDto {
  id!: number;
  name!: string;
  building!: string;
}

@ApiSchema({ name: 'ImportRowProblem' })
export class ImportRowProblemDto {
  @ApiProperty(field) field!: ImportField;
  message!: string;
}

@ApiSchema({ name: 'ImportConflict' })
export class ImportConflictDto {
  @ApiProperty({ enum: CONFLICT_KINDS, enumName: 'ConflictKind' }) kind!: ConflictKind;
  /** Title or guest, or reason of a block; empty for a space on the same floor. */
  title!: string;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
}

@ApiSchema({ name: 'ImportRow' })
export class ImportRowDto {
  /** Number of the row in the file, from 1. */
  row!: number;
  @ApiProperty({ enum: IMPORT_ROW_STATES, enumName: 'ImportRowState' }) state!: ImportRowState;
  space_id!: number | null;
  /** As in the file. */
  space_name!: string;
  @ApiProperty(nullableTimestamp) start_datetime!: string | null;
  @ApiProperty(nullableTimestamp) end_datetime!: string | null;
  customer_name!: string;
  title!: string;
  /** CZK; null by agreement. */
  price!: number | null;
  number_of_guests!: number | null;
  is_option!: boolean;
  problems!: ImportRowProblemDto[];
  conflict!: ImportConflictDto | null;
  /** The reservation that is known, changed or takes the time. */
  reservation_id!: number | null;
  /** The row of the same booking, or of the one that takes the time. */
  other_row!: number | null;
  @ApiProperty({ enum: OWN_BOOKING_WARNINGS, enumName: 'OwnBookingWarningCode', isArray: true })
  warnings!: OwnBookingWarningCode[];
}

@ApiSchema({ name: 'ImportPreview' })
export class ImportPreviewDto {
  @ApiProperty({ enum: IMPORT_FORMATS, enumName: 'ImportFormat' }) format!: ImportFormat;
  /** Visible sheets of a workbook. */
  sheets!: string[];
  sheet!: string | null;
  /** Number of the row with the titles; 0 without one. */
  title_row!: number;
  columns!: ImportColumnDto[];
  space_names!: ImportSpaceNameDto[];
  spaces!: ImportSpaceDto[];
  rows!: ImportRowDto[];
}

@ApiSchema({ name: 'BookingImport' })
export class BookingImportDto {
  id!: number;
  @ApiProperty(timestamp) created_at!: string;
  /** Null when the account is gone. */
  created_by!: string | null;
  @ApiProperty({ enum: IMPORT_FORMATS, enumName: 'ImportFormat' }) format!: ImportFormat;
  /** Reservations that it made. */
  reservations!: number;
  /** Until when it can be undone; null when it cannot. */
  @ApiProperty(nullableTimestamp) undo_until!: string | null;
  @ApiProperty(nullableTimestamp) undone_at!: string | null;
  /** Reservations that had been changed and stayed when it was undone. */
  kept!: number | null;
}

@ApiSchema({ name: 'BookingImportAnswer' })
export class BookingImportAnswerDto {
  booking_import!: BookingImportDto;
}

@ApiSchema({ name: 'BookingImportsAnswer' })
export class BookingImportsAnswerDto {
  /** The latest first. */
  imports!: BookingImportDto[];
}

@ApiSchema({ name: 'UndoneImport' })
export class UndoneImportDto {
  removed!: number;
  /** Reservations that were changed since the import, and stay. */
  kept_reservation_ids!: number[];
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 60;

export function toImportPreviewDto(
  preview: ReadImport & { readonly outcomes: readonly RowOutcome[] },
): ImportPreviewDto {
  const { table, titleRow, columns, spaceNames, spaces, outcomes } = preview;
  const titles = titleRow === null ? [] : (table.rows[titleRow] ?? []);
  const below = table.rows.slice(titleRow === null ? 0 : titleRow + 1);
  return {
    format: table.format,
    sheets: [...table.sheets],
    sheet: table.sheet,
    title_row: titleRow === null ? 0 : titleRow + 1,
    columns: columns.map((field, index) => ({
      title: titles[index] ?? '',
      samples: listSamples(below, index),
      field,
    })),
    space_names: spaceNames.map(({ name, rows, spaceId }) => ({ name, rows, space_id: spaceId })),
    spaces: spaces.map(({ id, name, building }) => ({ id, name, building })),
    rows: outcomes.map(toImportRowDto),
  };
}

function listSamples(rows: readonly (readonly string[])[], column: number): string[] {
  const samples = new Set<string>();
  for (const row of rows) {
    const text = (row[column] ?? '').trim();
    if (text !== '') samples.add(text.slice(0, SAMPLE_LENGTH));
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}

function toImportRowDto({
  row,
  state,
  reservationId,
  otherRow,
  conflict,
  warnings,
}: RowOutcome): ImportRowDto {
  const { spaceId, startsAt, endsAt, name, title, priceHaler, guests, status } = row.booking;
  return {
    row: row.row,
    state,
    space_id: spaceId ?? null,
    space_name: row.spaceName,
    start_datetime: startsAt?.toISOString() ?? null,
    end_datetime: endsAt?.toISOString() ?? null,
    customer_name: name ?? '',
    title: title ?? '',
    price: priceHaler == null ? null : priceHaler / 100,
    number_of_guests: guests ?? null,
    is_option: status === 'option',
    problems:
      state === 'error'
        ? row.problems.map(({ field, problem }) => ({ field, message: importProblems[problem] }))
        : [],
    conflict: conflict
      ? {
          kind: conflict.kind,
          title: conflict.title,
          start_datetime: conflict.startsAt.toISOString(),
          end_datetime: conflict.endsAt.toISOString(),
        }
      : null,
    reservation_id: reservationId ?? null,
    other_row: otherRow ?? null,
    warnings: [...(warnings ?? [])],
  };
}

export const toBookingImportDto = (summary: ImportSummary, now: Date): BookingImportDto => ({
  id: summary.id,
  created_at: summary.createdAt.toISOString(),
  created_by: summary.createdBy,
  format: summary.format,
  reservations: summary.rows,
  undo_until: canUndo(summary, now)
    ? new Date(summary.createdAt.getTime() + BOOKING_IMPORT.undoHours * HOUR_MS).toISOString()
    : null,
  undone_at: summary.undoneAt?.toISOString() ?? null,
  kept: summary.kept,
});
