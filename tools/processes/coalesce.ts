/**
 * Runs work one call at a time. Calls during a run lead to a single further run after it.
 * @param work must not throw
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isDue = false;
  return async () => {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      await work();
    }
    isRunning = false;
  };
}
