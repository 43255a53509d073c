import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inData, root, exitWithParentFlag } from './places.ts';
import { describeOutput, Problem } from './problem.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Service = {
  name: string;
  /** Arguments of Node: the script and its own arguments. */
  args: string[];
  env: Environment;
  cwd?: string;
  /** Folder of the log file; default `logs` in the data folder. */
  logDir?: string;
  /** The process sends `{ ready: true }` when it can do its work; without this it counts as ready at once. */
  announces?: boolean;
  /** The first module of the next process waits for a message, and a process that has come so far is kept ready. */
  standby?: string;
  /** A further condition, asked until it holds. */
  ready?: () => Promise<boolean>;
  readyTimeoutMs?: number;
  /** Told about each line of output; without it output only goes to the log file. */
  onLine?: (line: string) => void;
  /** Called when a process exits unexpectedly; after three restarts within a minute it is not restarted. */
  onFall?: (words: string, isFinal: boolean) => void;
};

/** Compiled code for the next start of a child: a quarter of the time it needs. API and worker write it when ready. */
const KEPT = { NODE_COMPILE_CACHE: inData('compiled') };
const keptOutput = 6_000;

/** A long-running Node process: tied to this one, logged to a file, restarted with growing pauses, stopped in good time. */
export class Child {
  readonly service: Service;
  private process: ChildProcess | null = null;
  private standby: ChildProcess | null = null;
  private log: WriteStream | null = null;
  private output = '';
  private isStopping = false;
  private falls: number[] = [];

  constructor(service: Service) {
    this.service = service;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Starts and waits until the process is ready; one that ends before that takes its last words along. */
  async start(): Promise<void> {
    this.isStopping = false;
    const process = this.launch();
    const isReady = await Promise.race([
      this.untilReady(process),
      new Promise<false>((resolve) => process.once('exit', () => resolve(false))),
    ]);
    if (isReady) {
      process.once('exit', (code, signal) => void this.recover(code, signal));
      return;
    }
    this.isStopping = true;
    if (process.exitCode === null) process.kill('SIGKILL');
    throw new Problem(
      describeOutput(this.output) ?? `${this.service.name} did not start:\n${this.lastWords()}`,
    );
  }

  /** Asks the process to end and waits; one that does not is killed. */
  async stop(graceMs = 15_000): Promise<void> {
    this.isStopping = true;
    const process = this.process;
    if (isRunning(process)) {
      const ended = new Promise((resolve) => process.once('exit', resolve));
      process.kill('SIGTERM');
      const late = setTimeout(() => process.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(late);
    }
    const { log } = this;
    this.log = null;
    // What was said last is in the file when this resolves.
    if (log)
      await new Promise<void>((resolve) => {
        log.end(() => resolve());
      });
  }

  /** Starts the process that the next start takes over, when the service has one. */
  prepareStandby(): void {
    if (this.service.standby !== undefined && !isRunning(this.standby)) this.standby = this.spawn();
  }

  private launch(): ChildProcess {
    const { name, logDir = inData('logs') } = this.service;
    mkdirSync(logDir, { recursive: true });
    this.log ??= createWriteStream(path.join(logDir, `${name}.log`), { flags: 'w' }).on(
      'error',
      () => undefined,
    );
    const child = isRunning(this.standby) ? this.standby : this.spawn();
    this.standby = null;
    if (this.service.standby !== undefined) child.send({ start: true });
    this.process = child;
    this.output = '';
    this.hasAnnounced = false;
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) this.hasAnnounced = true;
    });
    child.stdout?.on('data', (chunk: Buffer) => this.take(chunk));
    child.stderr?.on('data', (chunk: Buffer) => this.take(chunk));
    return child;
  }

  private spawn(): ChildProcess {
    const { args, env, cwd, standby } = this.service;
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
    const preload = standby === undefined ? [] : [`--import=${pathToFileURL(standby).href}`];
    return spawn(process.execPath, ['--enable-source-maps', exitWithParentFlag, ...preload, ...args], {
      cwd: cwd ?? root,
      env: { ...KEPT, ...process.env, ...env },
      stdio,
      detached: process.platform !== 'win32',
    });
  }

  private partial = '';
  private hasAnnounced = false;

  private take(chunk: Buffer): void {
    this.log?.write(chunk);
    this.output = (this.output + chunk.toString()).slice(-keptOutput);
    const lines = (this.partial + chunk.toString()).split('\n');
    this.partial = lines.pop() ?? '';
    for (const each of lines) this.service.onLine?.(each);
  }

  private async untilReady(child: ChildProcess): Promise<boolean> {
    const end = Date.now() + (this.service.readyTimeoutMs ?? 60_000);
    while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
      if (
        (this.hasAnnounced || !this.service.announces) &&
        (!this.service.ready || (await this.service.ready()))
      )
        return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }

  private async recover(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
    if (this.isStopping) return;
    const now = Date.now();
    this.falls = [...this.falls.filter((at) => now - at < 60_000), now];
    const cause = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    const isFinal = this.falls.length > 3;
    this.service.onFall?.(
      isFinal
        ? `${this.service.name} ${cause} for the fourth time within a minute:\n${this.lastWords()}`
        : `${this.service.name} ${cause}, starting it again`,
      isFinal,
    );
    if (isFinal) return;
    // The first time at once: requests fail until the process is back.
    if (this.falls.length > 1)
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** (this.falls.length - 2)));
    if (this.isStopping) return;
    this.launch().once('exit', (nextCode, nextSignal) => void this.recover(nextCode, nextSignal));
  }

  private lastWords(): string {
    return readable(this.output).split('\n').filter(Boolean).slice(-12).join('\n');
  }
}

const isRunning = (child: ChildProcess | null): child is ChildProcess =>
  child !== null && child.exitCode === null && child.signalCode === null;

/** A process of this priority gets two thirds of what one of ordinary priority gets of a busy core. */
export const BACKGROUND_PRIORITY = 2;

export type RunOptions = {
  cwd?: string;
  /** Default is that of this process. */
  priority?: number;
  /** Ends the script, which fails with the error of the signal. */
  signal?: AbortSignal;
  name?: string;
  onLine?: (line: string) => void;
  /** Lines not worth repeating when the script fails. */
  isNoise?: (line: string) => boolean;
};

/** Runs a script to its end and answers with its standard output; a failure carries what it said. */
export function runToEnd(args: string[], env: Environment, options: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', exitWithParentFlag, ...args], {
      cwd: options.cwd ?? root,
      env: { ...KEPT, ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      ...(options.signal && { signal: options.signal }),
    });
    if (options.priority !== undefined && child.pid !== undefined) setPriority(child.pid, options.priority);
    let out = '';
    let all = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk;
      all += chunk;
      for (const each of chunk.toString().split('\n').filter(Boolean)) options.onLine?.(each);
    });
    child.stderr?.on('data', (chunk: Buffer) => (all += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(out);
      else
        reject(
          new Problem(
            describeOutput(all) ??
              `${options.name ?? path.basename(args[0] ?? 'the command')} failed:\n${endOf(all, options.isNoise)}`,
          ),
        );
    });
  });
}

/** The last lines that say something. */
function endOf(output: string, isNoise: (line: string) => boolean = () => false): string {
  return readable(output)
    .split('\n')
    .filter((each) => each.trim() !== '' && !isNoise(each))
    .slice(-40)
    .join('\n');
}

type LogLine = {
  level?: number;
  msg?: string;
  job?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  err?: { message?: string; stack?: string };
};

/** JSON log lines as a person reads them; other lines stay as they are. `brief` leaves stacks to the log file. */
export function readable(output: string, detail: 'full' | 'brief' = 'full'): string {
  return output
    .split('\n')
    .map((each) => {
      const entry = parseLog(each);
      if (!entry) return each;
      const cause = detail === 'full' ? (entry.err?.stack ?? entry.err?.message) : entry.err?.message;
      return [describeEntry(entry), cause]
        .filter((part, index, parts) => part && parts.indexOf(part) === index)
        .join(': ');
    })
    .join('\n');
}

/** Message with the route of a request (`GET /api/spaces 200 in 12 ms`) or the name of a job. */
function describeEntry({ msg, job, method, route, status, ms }: LogLine): string | undefined {
  if (msg === 'request' && method && route) return `${method} ${route} ${status} in ${ms} ms`;
  return msg && job ? `${msg} (${job})` : msg;
}

/** Whether a line of a service is printed to the terminal: warnings, errors and lines that are no log entries. */
export function isNoteworthy(text: string): boolean {
  const entry = parseLog(text);
  return entry ? (entry.level ?? 0) >= 40 : text.trim() !== '';
}

function parseLog(text: string): LogLine | null {
  if (!text.startsWith('{')) return null;
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return null;
  }
}
