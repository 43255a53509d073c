import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process of the product that a test kills with -9 and starts again by itself; nobody else restarts it. */
export class MortalProcess {
  private child: ChildProcess | null = null;
  private readonly script: string;
  private readonly env: Readonly<Record<string, string>>;

  constructor(script: string, env: Readonly<Record<string, string>>) {
    this.script = script;
    this.env = env;
  }

  /** Starts it and waits until it can do its work. */
  async start(): Promise<void> {
    const child = fork(this.script, [], { env: { ...process.env, ...this.env }, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.child = child;
    const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
    if (typeof first !== 'object') throw new Error(`${this.script} ended before it was ready.`);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
