export { cellText, type TableColumn } from './cells.ts';
export { TABLE_TYPES, tableFile } from './table-file.ts';
