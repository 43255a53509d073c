export { cellText, type TableColumn } from './cells.ts';
export { ExportRoute } from './export-route.ts';
export { ExportTrail } from './export-trail.ts';
export { tableFile } from './table-file.ts';
