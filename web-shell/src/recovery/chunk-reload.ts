const KEY = 'prostora:chunk-reload';
const GUARD_MS = 60_000;

type BrowserEnvironment = {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
};

const createEnvironment = (): BrowserEnvironment => ({
  storage: sessionStorage,
  now: Date.now,
  reload: () => location.reload(),
});

/** Whether an error means a chunk that could not be downloaded. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load script resources|Failed to fetch module/iu.test(
    error.message,
  );

/**
 * Reloads the page after a missing chunk, at most once in 60 s (SPEC §8): after a release the new document
 * names the new files, but a permanently missing file or unavailable storage must not cause a loop.
 *
 * @returns whether it reloads
 */
export function reloadOnce(environment = createEnvironment): boolean {
  try {
    const { storage, now, reload } = environment();
    if (now() - Number(storage.getItem(KEY)) < GUARD_MS) return false;
    storage.setItem(KEY, String(now()));
    reload();
    return true;
  } catch {
    return false;
  }
}
