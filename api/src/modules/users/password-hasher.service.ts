import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Turnstile } from './turnstile.ts';

/** argon2id (the library's default kind) with 19 MiB, two passes, one lane: OWASP's minimum (QUALITY 24). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const QUEUE_LENGTH = 256;
/** More than any password the rules allow: their hundred characters may be some hundred bytes, as those of emoji are. */
const MAX_BYTES = 1024;

/** Hashes and checks passwords on at most half of the cores, so that a storm of logins does not starve the catalogue. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly turnstile = new Turnstile(Math.max(1, Math.floor(availableParallelism() / 2)), QUEUE_LENGTH);
  private decoy: Promise<string> | null = null;

  /** PHC string of a password. */
  async hash(password: string): Promise<string> {
    const text = prepared(password);
    return this.turnstile.pass(() => hash(text, COST));
  }

  /** A PHC string that no password belongs to and that takes as long to refuse as any other. */
  unusable(): string {
    const encoded = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/u, '');
    return `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${encoded(16)}$${encoded(32)}`;
  }

  /** Whether the password belongs to the hash; without a hash it does the same work and answers no, so that time tells nothing. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const text = prepared(password);
    const known = passwordHash ?? (await this.decoyHash());
    const isRight = await this.turnstile.pass(() => verify(known, text));
    return isRight && passwordHash !== null;
  }

  /** Whether a hash was made with other parameters than today's and wants to be made anew at the next login. */
  isOutdated(passwordHash: string): boolean {
    const made = parseOptions(passwordHash);
    return made.memoryCost !== COST.memoryCost || made.timeCost !== COST.timeCost || made.parallelism !== COST.parallelism || !passwordHash.startsWith('$argon2id$');
  }

  /** Makes the decoy before the first request, so that not even the first unknown account takes longer. */
  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(24).toString('base64'), COST);
    return this.decoy;
  }
}

/** One form of letters with diacritics whatever keyboard typed them; a password over the limit is a mistake of the caller. */
function prepared(password: string): string {
  if (Buffer.byteLength(password) > MAX_BYTES) throw new RangeError('the password is longer than the limit');
  return password.normalize('NFC');
}
