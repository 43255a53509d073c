export { ErrorReporter, NoopErrorReporter, type ErrorTags } from './error-reporter.ts';
export {
  createErrorReporter,
  exitOnUncaughtException,
  ErrorReportingModule,
} from './error-reporting.module.ts';
