import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { exitWithParentFlag } from '../processes/places.ts';

/** How a process ended, and the milliseconds until then. */
export type End = { code: number | null; signal: NodeJS.Signals | null; ms: number };
type Options = {
  flags?: readonly string[];
  /** File of its output; without it only errors are inherited. */
  logFile?: string;
};

/** A process of the product that a test kills with SIGKILL and restarts. It ends with the test. */
export class KillableProcess {
  private child: ChildProcess | null = null;
  private readonly script: string;
  private readonly env: Readonly<Record<string, string>>;
  private readonly options: Options;

  constructor(script: string, env: Readonly<Record<string, string>>, options: Options = {}) {
    this.script = script;
    this.env = env;
    this.options = options;
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    const { flags = [], logFile } = this.options;
    if (logFile) mkdirSync(path.dirname(logFile), { recursive: true });
    const log = logFile ? openSync(logFile, 'a') : null;
    const child = fork(this.script, [], {
      env: { ...process.env, ...this.env },
      execArgv: [exitWithParentFlag, ...flags],
      stdio: ['ignore', log ?? 'ignore', log ?? 'inherit', 'ipc'],
    });
    if (log !== null) closeSync(log);
    this.child = child;
    const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
    if (typeof first !== 'object' || first === null)
      throw new Error(`${this.script} ended before it was ready.`);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  kill(): Promise<End> {
    return this.end('SIGKILL');
  }

  stop(): Promise<End> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<End> {
    const { child } = this;
    const began = performance.now();
    if (child && this.isRunning) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return {
      code: child?.exitCode ?? null,
      signal: child?.signalCode ?? null,
      ms: Math.round(performance.now() - began),
    };
  }
}
