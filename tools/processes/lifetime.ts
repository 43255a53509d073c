import { describeProblem } from './problem.ts';
import { print } from './steps.ts';

type Stop = () => Promise<void> | void;

/**
 * What was started is stopped in reverse order, once, however the end comes: Ctrl-C, a signal, the death of the parent, a
 * failure. A second Ctrl-C, later than the echo npm adds to the first, ends at once.
 */
export class Lifetime {
  private readonly stops: Stop[] = [];
  private stoppingSince: number | null = null;

  private readonly codeOfInterruption: number;

  /** A server that was asked to stop has done its work (0); a command that was interrupted has not. */
  constructor(codeOfInterruption = 130) {
    this.codeOfInterruption = codeOfInterruption;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => this.interrupted());
    if (process.channel) {
      process.channel.unref();
      process.once('disconnect', () => this.interrupted());
    }
  }

  get isStopping(): boolean {
    return this.stoppingSince !== null;
  }

  /** Remembers how to undo what was just done. */
  onStop(stop: Stop): void {
    this.stops.push(stop);
  }

  /** Stops everything and ends the process. */
  async end(code: number, words?: string): Promise<never> {
    if (this.isStopping) return new Promise(() => undefined);
    this.stoppingSince = Date.now();
    if (words) process.stderr.write(`\n${words}\n`);
    while (this.stops.length > 0) {
      try {
        await this.stops.pop()?.();
      } catch (error) {
        process.stderr.write(`${describeProblem(error) ?? String(error)}\n`);
      }
    }
    process.exit(code);
  }

  /** Runs the command; known problems end it with one sentence, anything else is a bug and shows its stack. */
  async run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.isStopping) return;
      await this.end(
        1,
        describeProblem(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)),
      );
    }
  }

  private interrupted(): void {
    if (this.stoppingSince === null) {
      print('\nStopping…');
      void this.end(this.codeOfInterruption);
    } else if (Date.now() - this.stoppingSince > 700) {
      process.exit(130);
    }
  }
}
