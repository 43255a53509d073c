export { FactSheetsModule } from './fact-sheets.module.ts';
