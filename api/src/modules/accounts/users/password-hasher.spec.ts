import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { LIMITS } from '@prostora/contracts';
import { availableParallelism } from 'node:os';
import { PasswordHasherService } from './password-hasher.service.ts';

describe('PasswordHasherService', () => {
  const hasher = new PasswordHasherService();
  let stored: string;

  beforeAll(async () => {
    stored = await hasher.hash('Žluťoučký kůň 1');
  });

  afterAll(() => hasher.onApplicationShutdown());

  it('hashes with argon2id, 19 MiB, two passes and one lane', () => {
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  });

  it('matches the password and no other', async () => {
    await expect(hasher.matches(stored, 'Žluťoučký kůň 1')).resolves.toBe(true);
    await expect(hasher.matches(stored, 'Žluťoučký kůň 2')).resolves.toBe(false);
  });

  it('ignores the Unicode normalization form', async () => {
    await expect(hasher.matches(stored, 'Žluťoučký kůň 1'.normalize('NFD'))).resolves.toBe(true);
  });

  it('never matches without a hash', async () => {
    await expect(hasher.matches(null, 'Žluťoučký kůň 1')).resolves.toBe(false);
  });

  it('creates random hashes that match no password', async () => {
    expect(hasher.createUnusableHash()).not.toBe(hasher.createUnusableHash());
    expect(hasher.needsRehash(hasher.createUnusableHash())).toBe(false);
    await expect(hasher.matches(hasher.createUnusableHash(), 'Žluťoučký kůň 1')).resolves.toBe(false);
  });

  it('distinguishes passwords that differ in the last of 100 characters', async () => {
    const long = await hasher.hash(`${'a'.repeat(LIMITS.passwordMax - 1)}b`);
    await expect(hasher.matches(long, `${'a'.repeat(LIMITS.passwordMax - 1)}c`)).resolves.toBe(false);
    await expect(hasher.matches(long, `${'a'.repeat(LIMITS.passwordMax - 1)}b`)).resolves.toBe(true);
  });

  it('throws RangeError for a password over the limit', async () => {
    await expect(hasher.hash('a'.repeat(1025))).rejects.toThrow(RangeError);
    await expect(hasher.matches(stored, 'ž'.repeat(513))).rejects.toThrow(RangeError);
    await expect(hasher.matches(stored, 'ž'.repeat(512))).resolves.toBe(false);
  });

  it('stops its threads at shutdown and rejects waiting tasks', async () => {
    const hasherToStop = new PasswordHasherService();
    const refused = expect(hasherToStop.hash('Žluťoučký kůň 1')).rejects.toThrow();
    await hasherToStop.onApplicationShutdown();
    await refused;
  });

  it('detects hashes with weaker parameters or of another type', async () => {
    expect(hasher.needsRehash(stored)).toBe(false);
    expect(hasher.needsRehash(await hash('x', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true);
    expect(hasher.needsRehash(await hash('x', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }))).toBe(
      true,
    );
    expect(hasher.needsRehash(await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 2 }))).toBe(
      true,
    );
    expect(hasher.needsRehash(stored.replace('$argon2id$', '$argon2i$'))).toBe(true);
  });

  it('uses half of the cores and rejects tasks over the queue length with retryAfter', async () => {
    // All tasks are queued before a thread returns a result, so their cost does not matter.
    const cheap = await hash('x', { memoryCost: 8, timeCost: 1, parallelism: 1 });
    const runStorm = (): Promise<PromiseSettledResult<boolean>[]> =>
      Promise.allSettled(
        Array.from({ length: 256 + availableParallelism() + 20 }, () => hasher.matches(cheap, 'x')),
      );
    // The first run starts all threads, which are still idle for the second.
    await runStorm();
    const answers = await runStorm();
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(answers.length - refused.length).toBe(256 + Math.max(1, Math.floor(availableParallelism() / 2)));
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        kind: 'unavailable',
        code: 'UNAVAILABLE',
        options: { retryAfter: 2 },
      });
    await expect(hasher.matches(stored, 'Žluťoučký kůň 1')).resolves.toBe(true);
  });
});
