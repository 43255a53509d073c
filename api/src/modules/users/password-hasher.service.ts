import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { parseOptions } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { DomainError } from '../../platform/errors/index.ts';
import type { HashingTask } from './password-hashing.thread.ts';

/** argon2id (the library's default kind) with 19 MiB, two passes, one lane: OWASP's minimum (QUALITY 24). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const QUEUE_LENGTH = 256;
/** A thread begins with the first password and ends when there was none for so long: processes that do not sign in have none. */
const IDLE_MS = 60_000;
/** How much more willingly than others a hashing thread gives up its core (Linux and macOS; sched(7): a tenth of the weight of others). */
const NICENESS = 10;
/** The thread's file beside this one: TypeScript in tests, compiled in the product. */
const THREAD = path.join(import.meta.dirname, `password-hashing.thread${path.extname(import.meta.filename)}`);
/** More than any password the rules allow: their hundred characters may be some hundred bytes, as those of emoji are. */
const MAX_BYTES = 1024;

/** Hashes and checks passwords in threads of their own, on at most half of the cores and behind whoever else wants these, so that a storm of logins does not starve the catalogue (QUALITY 24). */
@Injectable()
export class PasswordHasher implements OnApplicationShutdown {
  private readonly threads = new Piscina<HashingTask, string | boolean>({
    filename: THREAD,
    execArgv: [],
    minThreads: 0,
    maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
  });
  private readonly decoy = this.unusable();

  /** PHC string of a password. */
  async hash(password: string): Promise<string> {
    return String(await this.run({ password: prepared(password), cost: COST }));
  }

  /** A PHC string that no password belongs to and that takes as long to refuse as any other. */
  unusable(): string {
    const encoded = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/u, '');
    return `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${encoded(16)}$${encoded(32)}`;
  }

  /** Whether the password belongs to the hash; without a hash it does the same work and answers no, so that time tells nothing. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await this.run({
      password: prepared(password),
      passwordHash: passwordHash ?? this.decoy,
    });
    return isRight === true && passwordHash !== null;
  }

  /** Whether a hash was made with other parameters than today's and wants to be made anew at the next login. */
  isOutdated(passwordHash: string): boolean {
    const made = parseOptions(passwordHash);
    return (
      made.memoryCost !== COST.memoryCost ||
      made.timeCost !== COST.timeCost ||
      made.parallelism !== COST.parallelism ||
      !passwordHash.startsWith('$argon2id$')
    );
  }

  /** Ends the threads when nobody can ask for a hash any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }

  private run(task: HashingTask): Promise<string | boolean> {
    if (this.threads.queueSize >= QUEUE_LENGTH)
      throw new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 2 });
    return this.threads.run(task);
  }
}

/** One form of letters with diacritics whatever keyboard typed them; a password over the limit is a mistake of the caller. */
function prepared(password: string): string {
  if (Buffer.byteLength(password) > MAX_BYTES) throw new RangeError('the password is longer than the limit');
  return password.normalize('NFC');
}
