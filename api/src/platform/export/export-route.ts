import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Route, type RouteOptions } from '../http/index.ts';
import { ExportAuditInterceptor } from './export-audit.ts';
import { TABLE_TYPES } from './table-file.ts';

type ExportOptions = Partial<Omit<RouteOptions, 'answer'>>;

/** Route `export` of a list: everything the list finds, as a file; each download is recorded. */
export const ExportRoute = (options: ExportOptions = {}): MethodDecorator =>
  applyDecorators(
    Route('GET', 'export', {
      summary: 'Export the list as a file',
      ...options,
      answer: { file: TABLE_TYPES },
      errors: [422, ...(options.errors ?? [])],
    }) as MethodDecorator,
    UseInterceptors(ExportAuditInterceptor),
  );
