/** Tags of a report, without personal data. */
export type ErrorTags = Readonly<Record<string, string | number>>;

/** Port of an error-reporting service. Reporting never throws and never blocks. */
export abstract class ErrorReporter {
  abstract report(error: unknown, tags: ErrorTags): void;
  /** Sends pending reports, for at most the given time. */
  abstract flush(timeoutMs: number): Promise<void>;
}

/** Used without a service; errors are in the log only. */
export class NoopErrorReporter extends ErrorReporter {
  report(): void {
    // Nothing to report to.
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }
}
