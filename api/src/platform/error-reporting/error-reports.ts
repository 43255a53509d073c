/** Where it happened: short facts without anything of people. */
export type ReportFacts = Readonly<Record<string, string | number>>;

/** Port of an error-reporting service. Reporting never throws, never waits and never slows down what failed. */
export abstract class ErrorReports {
  abstract report(error: unknown, facts: ReportFacts): void;
  /** Lets what was reported leave, for at most the given time. */
  abstract flush(withinMs: number): Promise<void>;
}

/** Without a service nothing is reported; the log has it all. */
export class NoReports extends ErrorReports {
  report(): void {
    // There is nobody to tell.
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }
}
