/** Tags of a report, without personal data. */
export type ReportFacts = Readonly<Record<string, string | number>>;

/** Port of an error-reporting service. Reporting never throws and never blocks. */
export abstract class ErrorReports {
  abstract report(error: unknown, facts: ReportFacts): void;
  /** Sends pending reports, for at most the given time. */
  abstract flush(withinMs: number): Promise<void>;
}

/** Used without a service; errors are in the log only. */
export class NoReports extends ErrorReports {
  report(): void {
    // Nothing to report to.
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }
}
