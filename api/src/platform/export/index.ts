export { type TableColumn } from './cells.ts';
export { tableFile } from './table-file.ts';
