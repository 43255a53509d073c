export { parseCsvCell, type TableColumn } from './cells.ts';
export { ExportRoute } from './export-route.ts';
export { ExportAuditPort } from './export-audit.ts';
export { createTableFile } from './table-file.ts';
