import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 10;
const PAUSE_MS = 1000;
/** The lock could not be had in time, or two waited for each other. */
const MAY_BE_TRIED_AGAIN = new Set(['55P03', '40P01']);

function codesOf(error: unknown): string[] {
  return error instanceof Error ? [String((error as { code?: unknown }).code), ...codesOf(error.cause)] : [];
}

/** Work that gave up because of a lock was undone as a whole, and is tried again a little later, when whoever held it may be done. */
export async function whenLocksAreFree<T>(work: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !codesOf(error).some((code) => MAY_BE_TRIED_AGAIN.has(code))) throw error;
      await pause(pauseMs * attempt);
    }
  }
}
