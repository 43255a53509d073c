import type { Multipart } from '@fastify/multipart';
import { BOOKING_IMPORT, IMPORT_FIELDS, type ImportField } from '@prostora/contracts/booking-import.ts';
import type { FastifyRequest } from 'fastify';
import { createFieldError, DomainError, fieldError } from '../../platform/errors/index.ts';
import type { ImportFile } from './import-reader.service.ts';

export type ImportForm = {
  readonly file: ImportFile;
  /** Number of new rows that the preview has shown; null in a preview. */
  readonly expected: number | null;
};

const FIELDS = ['options', 'rows'];
const MAX_OPTIONS_BYTES = 512 * 1024;
const MAX_NAMES = 1000;

/** The form of the routes, for the OpenAPI document. */
export const IMPORT_FORM = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary', description: 'CSV or a pasted table, XLSX, or ICS; 5 MB.' },
    options: {
      type: 'string',
      description:
        'JSON of what was corrected by hand: `sheet`, `title_row` (from 1, 0 for none), `columns` (field of each column, or null) and `spaces` (`[{ name, space_id }]`). What is left out is recognized.',
    },
  },
};
export const CONFIRMED_IMPORT_FORM = {
  ...IMPORT_FORM,
  required: ['file', 'rows'],
  properties: {
    ...IMPORT_FORM.properties,
    rows: {
      type: 'integer',
      description: 'Number of new rows in the preview; none is written when it has changed.',
    },
  },
};

/**
 * Reads the form. The rest of the body is always drained, so that the client receives the response.
 * @throws DomainError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE, or VALIDATION on a field
 */
export async function readImportForm(request: FastifyRequest): Promise<ImportForm> {
  if (!request.isMultipart()) throw new DomainError('unsupported-media', 'UNSUPPORTED_MEDIA');
  let bytes: Uint8Array | null = null;
  const fields = new Map<string, string>();
  const limits = { fileSize: BOOKING_IMPORT.bytes + 1, files: 2, fieldSize: MAX_OPTIONS_BYTES };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === 'file' && bytes === null)
        bytes = await readBytes(part.file);
      else readField(part, fields);
    }
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
  if (bytes === null) throw createFieldError('file', fieldError('required'));
  if (bytes.length > BOOKING_IMPORT.bytes) throw new DomainError('too-large', 'PAYLOAD_TOO_LARGE');
  const rows = fields.get('rows');
  if (rows !== undefined && !/^\d{1,5}$/u.test(rows)) throw createFieldError('rows', fieldError('integer'));
  return {
    file: { bytes, ...parseOptions(fields.get('options') ?? '{}') },
    expected: rows === undefined ? null : Number(rows),
  };
}

/** At most one byte more than is accepted. */
async function readBytes(file: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readField(part: Multipart, fields: Map<string, string>): void {
  if (part.type === 'file' || !FIELDS.includes(part.fieldname) || typeof part.value !== 'string')
    throw createFieldError(part.fieldname, fieldError('unknown'));
  fields.set(part.fieldname, part.value);
}

/** @throws DomainError VALIDATION on `options` */
function parseOptions(text: string): Omit<ImportFile, 'bytes'> {
  const { sheet = null, title_row: titleRow = null, columns = null, spaces = [] } = parseObject(text);
  const isValid =
    (sheet === null || typeof sheet === 'string') &&
    (titleRow === null || (Number.isInteger(titleRow) && Number(titleRow) >= 0)) &&
    (columns === null ||
      (isList(columns, BOOKING_IMPORT.columns) && columns.every(isField) && isUnique(columns))) &&
    isList(spaces, MAX_NAMES) &&
    spaces.every(isNamedSpace);
  if (!isValid) throw createFieldError('options', fieldError('unknown'));
  return {
    sheet,
    titleRow: titleRow as number | null,
    columns: columns as (ImportField | null)[] | null,
    spaces: new Map(spaces.map(({ name, space_id }) => [name, space_id])),
  };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Readonly<Record<string, unknown>>;
  } catch {
    // Reported below.
  }
  throw createFieldError('options', fieldError('unknown'));
}

const isList = (value: unknown, maxLength: number): value is unknown[] =>
  Array.isArray(value) && value.length <= maxLength;
const isField = (value: unknown): boolean => value === null || IMPORT_FIELDS.includes(value as ImportField);
const isUnique = (columns: readonly unknown[]): boolean => {
  const fields = columns.filter((field) => field !== null);
  return new Set(fields).size === fields.length;
};
const isNamedSpace = (value: unknown): value is { name: string; space_id: number | null } => {
  const { name, space_id: id } = (value ?? {}) as { name?: unknown; space_id?: unknown };
  return typeof name === 'string' && (id === null || Number.isInteger(id));
};
