import { setTimeout as pause } from 'node:timers/promises';
import { isBlocked } from '../errors/index.ts';

const TRIES = 10;
const PAUSE_MS = 1000;

/** Work that gave up because of a lock was undone as a whole, and is tried again a little later, when whoever held it may be done. */
export async function whenLocksAreFree<T>(work: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !isBlocked(error)) throw error;
      await pause(pauseMs * attempt);
    }
  }
}
