import { setTimeout as pause } from 'node:timers/promises';
import { isLockFailure } from '../errors/index.ts';

const MAX_ATTEMPTS = 10;
const PAUSE_MS = 1000;

/**
 * Retries work that was rolled back because of a lock timeout or deadlock.
 * @param pauseMs pause before the second attempt; it grows linearly
 */
export async function retryOnLockTimeout<T>(work: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isLockFailure(error)) throw error;
      await pause(pauseMs * attempt);
    }
  }
}
