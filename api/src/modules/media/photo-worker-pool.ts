import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { fork, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkerAnswer, WorkerTask } from './photo-maker.process.ts';
import { BrokenImageError, type EncodedPhoto, type ImageInput } from './photo-encoding.ts';
import { ConcurrencyLimiter } from '../../platform/concurrency/concurrency-limiter.ts';

const modulePath = fileURLToPath(import.meta.url);
const WORKER_PATH = path.join(path.dirname(modulePath), `photo-maker.process${path.extname(modulePath)}`);

/** Time limit of one image, memory limit of a reused worker, and lifetime of an idle one. */
const TIME_LIMIT_MS = 60_000;
const MAX_RSS_BYTES = 240_000_000;
const IDLE_TIMEOUT_MS = 15_000;
/** Images above these sizes are processed one at a time, each in a fresh worker. */
const HEAVY_LIMITS = { decoding: 80_000_000, body: 10_000_000 } as const;

type EncodingRequest = WorkerTask & { readonly decodingBytes: number };

/**
 * Decodes and encodes in child processes, at most one image per core: a crash, excessive memory or an endless
 * loop in the decoder ends that child only. A worker that exceeds the time limit is killed.
 */
@Injectable()
export class PhotoWorkerPool implements OnApplicationShutdown {
  private idleWorkers: PhotoWorker[] = [];
  private readonly coreLimiter = new ConcurrencyLimiter({ concurrency: availableParallelism() });
  private readonly heavyLimiter = new ConcurrencyLimiter({ concurrency: 1 });

  /** @throws BrokenImageError for an image that cannot be decoded; other errors may be retried */
  encode({ decodingBytes, ...task }: EncodingRequest, timeLimitMs = TIME_LIMIT_MS): Promise<EncodedPhoto> {
    const isHeavy = decodingBytes > HEAVY_LIMITS.decoding || getByteSize(task.body) > HEAVY_LIMITS.body;
    const make = (): Promise<EncodedPhoto> =>
      this.coreLimiter.run(() => this.runInWorker(task, timeLimitMs, isHeavy));
    return isHeavy ? this.heavyLimiter.run(make) : make();
  }

  onApplicationShutdown(): void {
    for (const worker of this.idleWorkers) worker.end();
    this.idleWorkers = [];
  }

  private async runInWorker(task: WorkerTask, timeLimitMs: number, isFresh: boolean): Promise<EncodedPhoto> {
    const worker =
      (isFresh ? undefined : this.idleWorkers.pop()) ??
      new PhotoWorker((ended) => {
        this.idleWorkers = this.idleWorkers.filter((each) => each !== ended);
      });
    const answer = await worker.make(task, timeLimitMs);
    this.recycle(worker, answer.rss);
    if ('made' in answer) return answer.made;
    throw 'broken' in answer ? new BrokenImageError(answer.broken) : new Error(answer.failed);
  }

  private recycle(worker: PhotoWorker, rss: number): void {
    if (rss > MAX_RSS_BYTES) return worker.end();
    this.idleWorkers.push(worker);
    worker.endAfterIdle(IDLE_TIMEOUT_MS);
  }
}

const getByteSize = (picture: ImageInput): number =>
  typeof picture === 'string' ? statSync(picture).size : picture.byteLength;

/** One child process. It keeps this process alive only while it is busy. */
class PhotoWorker {
  private readonly child: ChildProcess;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly onEnd: (ended: PhotoWorker) => void) {
    this.child = fork(WORKER_PATH, [], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128'],
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child.on('error', () => undefined).once('exit', () => onEnd(this));
  }

  async make(task: WorkerTask, timeLimitMs: number): Promise<WorkerAnswer> {
    clearTimeout(this.idleTimer);
    this.setBusy(true);
    const timeout = setTimeout(() => this.child.kill('SIGKILL'), timeLimitMs);
    try {
      return await this.sendTask(task);
    } finally {
      clearTimeout(timeout);
      this.setBusy(false);
    }
  }

  endAfterIdle(ms: number): void {
    this.idleTimer = setTimeout(() => this.end(), ms).unref();
  }

  /** Removes the worker from the pool at once; the process may need a moment to exit. */
  end(): void {
    clearTimeout(this.idleTimer);
    this.onEnd(this);
    if (this.child.connected) this.child.disconnect();
  }

  private sendTask(task: WorkerTask): Promise<WorkerAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
    const onMessage = (answer: unknown): void => resolve(answer as WorkerAnswer);
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void =>
      reject(new Error(`Image worker exited with ${signal ?? String(code)} while processing an image`));
    // A process that failed to start never emits exit.
    const onError = (cause: Error): void =>
      reject(new Error('Image worker failed to start or to receive messages', { cause }));
    this.child.once('message', onMessage).once('exit', onExit).once('error', onError);
    if (this.child.exitCode !== null || this.child.signalCode !== null)
      onExit(this.child.exitCode, this.child.signalCode);
    else
      this.child.send(task, (error) => {
        if (error && !this.child.killed) this.child.kill('SIGKILL');
      });
    return promise.finally(() =>
      this.child.off('message', onMessage).off('exit', onExit).off('error', onError),
    );
  }

  private setBusy(isBusy: boolean): void {
    for (const each of [this.child, this.child.channel])
      if (isBusy) each?.ref();
      else each?.unref();
  }
}
