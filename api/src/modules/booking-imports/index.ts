export { BookingImport, BookingImportRow } from './booking-import.entity.ts';
export { BookingImportsModule } from './booking-imports.module.ts';
