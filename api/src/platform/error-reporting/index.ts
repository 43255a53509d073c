export { ErrorReports, NoReports, type ReportFacts } from './error-reports.ts';
export { createErrorReports, endOnUncaught, ErrorReportingModule } from './error-reporting.module.ts';
