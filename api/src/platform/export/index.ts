export { cellText, type TableColumn } from './cells.ts';
export { ExportRoute } from './export-route.ts';
export { tableFile } from './table-file.ts';
