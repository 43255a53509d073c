import { applyDecorators, Get, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { ApiErrors } from '../http/access.ts';
import { ExportAuditInterceptor } from './export-audit.ts';
import { TABLE_TYPES } from './table-file.ts';

/** Route `export` of a list: everything the list finds, as a file; each download is recorded. */
export const ExportRoute = (summary = 'Export the list as a file'): MethodDecorator =>
  applyDecorators(
    Get('export'),
    ApiOperation({ summary }),
    ApiProduces(...TABLE_TYPES),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
    ApiErrors(422),
    UseInterceptors(ExportAuditInterceptor),
  );
