import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { parseOptions } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { DomainError } from '../../../platform/errors/index.ts';
import type { HashingTask } from './password-hashing.thread.ts';

/**
 * argon2id (the default of the library) with 19 MiB, two passes, one lane: the OWASP minimum (QUALITY 24).
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const QUEUE_LENGTH = 256;
/** Threads start with the first task and stop after this time, so that processes without logins have none. */
const IDLE_MS = 60_000;
/**
 * Niceness of hashing threads (Linux and macOS); 10 means a tenth of the default scheduling weight, see
 * sched(7).
 */
const NICENESS = 10;
/** TypeScript in tests, compiled JavaScript in production. */
const THREAD = path.join(import.meta.dirname, `password-hashing.thread${path.extname(import.meta.filename)}`);
/** More than 100 characters, the longest password allowed, need in UTF-8. */
const MAX_BYTES = 1024;

/**
 * Hashes and verifies passwords in worker threads with low priority on at most half of the cores, so that a
 * burst of logins does not starve other requests (QUALITY 24).
 */
@Injectable()
export class PasswordHasherService implements OnApplicationShutdown {
  private readonly threads = new Piscina<HashingTask, string | boolean>({
    filename: THREAD,
    execArgv: [],
    minThreads: 0,
    maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
  });
  private readonly dummyHash = this.createUnusableHash();

  /** PHC string of a password. */
  async hash(password: string): Promise<string> {
    return String(await this.run({ password: normalizePassword(password), cost: COST }));
  }

  /** A PHC string that matches no password and takes as long to verify as any other. */
  createUnusableHash(): string {
    const encoded = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/u, '');
    return `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${encoded(16)}$${encoded(32)}`;
  }

  /** Without a hash it does the same work and returns false, so that timing reveals nothing. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await this.run({
      password: normalizePassword(password),
      passwordHash: passwordHash ?? this.dummyHash,
    });
    return isRight === true && passwordHash !== null;
  }

  /** Whether the hash uses other parameters than COST and has to be replaced at the next login. */
  needsRehash(passwordHash: string): boolean {
    const made = parseOptions(passwordHash);
    return (
      made.memoryCost !== COST.memoryCost ||
      made.timeCost !== COST.timeCost ||
      made.parallelism !== COST.parallelism ||
      !passwordHash.startsWith('$argon2id$')
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }

  private run(task: HashingTask): Promise<string | boolean> {
    if (this.threads.queueSize >= QUEUE_LENGTH)
      throw new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 2 });
    return this.threads.run(task);
  }
}

/** @throws RangeError over MAX_BYTES; callers validate the length before */
function normalizePassword(password: string): string {
  if (Buffer.byteLength(password) > MAX_BYTES) throw new RangeError(`password exceeds ${MAX_BYTES} bytes`);
  return password.normalize('NFC');
}
