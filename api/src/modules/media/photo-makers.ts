import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { fork, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MakerAnswer, MakerTask } from './photo-maker.process.ts';
import { BrokenImage, type MadePhoto, type Picture } from './photo-making.ts';
import { Turns } from '../../platform/turns/turns.ts';

const own = fileURLToPath(import.meta.url);
const PROGRAM = path.join(path.dirname(own), `photo-maker.process${path.extname(own)}`);

/** Time limit of one image, memory limit of a reused worker, and lifetime of an idle one. */
const PICTURE_MS = 60_000;
const MAX_RSS = 240_000_000;
const IDLE_MS = 15_000;
/** Images above these sizes are processed one at a time, each in a fresh worker. */
const HEAVY = { decoding: 80_000_000, body: 10_000_000 } as const;

type Wanted = MakerTask & { readonly decodingBytes: number };

/**
 * Decodes and encodes in child processes, at most one image per core: a crash, excessive memory or an endless
 * loop in the decoder ends that child only. A worker that exceeds the time limit is killed.
 */
@Injectable()
export class PhotoMakers implements OnApplicationShutdown {
  private idle: PhotoMaker[] = [];
  private readonly cores = new Turns({ atOnce: availableParallelism() });
  private readonly heavy = new Turns({ atOnce: 1 });

  /** @throws BrokenImage for an image that cannot be decoded; other errors may be retried */
  make({ decodingBytes, ...task }: Wanted, timeLimitMs = PICTURE_MS): Promise<MadePhoto> {
    const isHeavy = decodingBytes > HEAVY.decoding || sizeOf(task.body) > HEAVY.body;
    const make = (): Promise<MadePhoto> => this.cores.take(() => this.makeNow(task, timeLimitMs, isHeavy));
    return isHeavy ? this.heavy.take(make) : make();
  }

  onApplicationShutdown(): void {
    for (const maker of this.idle) maker.end();
    this.idle = [];
  }

  private async makeNow(task: MakerTask, timeLimitMs: number, isFresh: boolean): Promise<MadePhoto> {
    const maker =
      (isFresh ? undefined : this.idle.pop()) ??
      new PhotoMaker((ended) => {
        this.idle = this.idle.filter((each) => each !== ended);
      });
    const answer = await maker.make(task, timeLimitMs);
    this.keep(maker, answer.rss);
    if ('made' in answer) return answer.made;
    throw 'broken' in answer ? new BrokenImage(answer.broken) : new Error(answer.failed);
  }

  private keep(maker: PhotoMaker, rss: number): void {
    if (rss > MAX_RSS) return maker.end();
    this.idle.push(maker);
    maker.endLater(IDLE_MS);
  }
}

const sizeOf = (picture: Picture): number =>
  typeof picture === 'string' ? statSync(picture).size : picture.byteLength;

/** One child process. It keeps this process alive only while it is busy. */
class PhotoMaker {
  private readonly child: ChildProcess;
  private retirement: NodeJS.Timeout | undefined;

  constructor(private readonly onEnd: (ended: PhotoMaker) => void) {
    this.child = fork(PROGRAM, [], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128'],
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child.on('error', () => undefined).once('exit', () => onEnd(this));
  }

  async make(task: MakerTask, timeLimitMs: number): Promise<MakerAnswer> {
    clearTimeout(this.retirement);
    this.holdProcess(true);
    const late = setTimeout(() => this.child.kill('SIGKILL'), timeLimitMs);
    try {
      return await this.answerTo(task);
    } finally {
      clearTimeout(late);
      this.holdProcess(false);
    }
  }

  endLater(ms: number): void {
    this.retirement = setTimeout(() => this.end(), ms).unref();
  }

  /** Removes the worker from the pool at once; the process may need a moment to exit. */
  end(): void {
    clearTimeout(this.retirement);
    this.onEnd(this);
    if (this.child.connected) this.child.disconnect();
  }

  private answerTo(task: MakerTask): Promise<MakerAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<MakerAnswer>();
    const answered = (answer: unknown): void => resolve(answer as MakerAnswer);
    const fallen = (code: number | null, signal: NodeJS.Signals | null): void =>
      reject(new Error(`Image worker exited with ${signal ?? String(code)} while processing an image`));
    // A process that failed to start never emits exit.
    const unfit = (cause: Error): void =>
      reject(new Error('Image worker failed to start or to receive messages', { cause }));
    this.child.once('message', answered).once('exit', fallen).once('error', unfit);
    if (this.child.exitCode !== null || this.child.signalCode !== null)
      fallen(this.child.exitCode, this.child.signalCode);
    else
      this.child.send(task, (error) => {
        if (error && !this.child.killed) this.child.kill('SIGKILL');
      });
    return promise.finally(() => this.child.off('message', answered).off('exit', fallen).off('error', unfit));
  }

  private holdProcess(isBusy: boolean): void {
    for (const each of [this.child, this.child.channel])
      if (isBusy) each?.ref();
      else each?.unref();
  }
}
